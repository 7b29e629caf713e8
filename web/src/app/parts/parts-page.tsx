/** Every part, on ink and on paper. */
import type { ComponentType, ReactNode } from "react";
import type { Ground } from "../../generated/Ground";
import type { Section } from "../../generated/Section";
import { DrawnParts } from "./drawn-parts";
import { FormParts } from "./form-parts";
import { SmallParts } from "./small-parts";

/** Sections that are made of the larger parts: boards, charts, carousels, accordions, maps, cards. */
const KINDS = [
  "course-board",
  "training",
  "route-chart",
  "figures",
  "gallery",
  "testimonials",
  "alumni",
  "certified-courses",
  "syllabus",
  "faq",
  "location",
  "services-summary",
  "latest-posts",
  "contact-panel",
] as const;

/** No page of the site has this one yet. */
const FIGURES: Section = {
  kind: "figures",
  title: "Figures",
  figures: [
    { value: "16", label: "Seats" },
    { value: "+800 h", label: "Hours" },
    { value: "60 %", label: "In simulators" },
    { value: "11‑13", label: "Months" },
  ],
};

const components = import.meta.glob<ComponentType<Section>>("../../sections/*.tsx", {
  eager: true,
  import: "default",
});

export const GROUNDS: Ground[] = ["ink", "paper"];

export function PartsPage({ sections, grounds }: { sections: Section[]; grounds: Ground[] }) {
  return (
    <main>
      <header className="ground-ink section">
        <h1 className="wrap text-title">Parts</h1>
      </header>
      {grounds.map((ground) => (
        <OnGround key={ground} ground={ground} sections={[...sections, FIGURES]} />
      ))}
    </main>
  );
}

function OnGround({ ground, sections }: { ground: Ground; sections: Section[] }) {
  return (
    <>
      <Piece name="Small parts" ground={ground}>
        <SmallParts ground={ground} />
      </Piece>
      <Piece name="Forms" ground={ground}>
        <FormParts ground={ground} />
      </Piece>
      <Piece name="Drawn parts" ground={ground}>
        <DrawnParts />
      </Piece>
      {KINDS.map((kind) => (
        <Specimen key={kind} kind={kind} ground={ground} sections={sections} />
      ))}
    </>
  );
}

function Piece({ name, ground, children }: { name: string; ground: Ground; children: ReactNode }) {
  return (
    <section
      id={`${name.toLowerCase().replace(" ", "-")}-${ground}`}
      aria-label={`${name} (${ground})`}
      className={`ground-${ground} section chart-grid`}
    >
      <div className="wrap grid gap-16">
        <h2 className="heading-2">
          {name} on {ground}
        </h2>
        {children}
      </div>
    </section>
  );
}

function Specimen({ kind, ground, sections }: { kind: string; ground: Ground; sections: Section[] }) {
  const section = sections.find((candidate) => candidate.kind === kind);
  const Component = components[`../../sections/${kind}.tsx`];
  if (!section || !Component) {
    throw new Error(`no section of kind "${kind}" to show`);
  }
  // Names and anchors must differ between the two grounds.
  const title = "title" in section ? { title: `${section.title} (${ground})` } : {};
  return <Component {...({ ...section, ...title, id: `${kind}-${ground}`, ground } as Section)} />;
}

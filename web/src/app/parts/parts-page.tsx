/** Every part, twice: on ink and on paper. */
import type { ComponentType } from "react";
import type { Ground } from "../../generated/Ground";
import type { Section } from "../../generated/Section";
import { FormParts } from "./form-parts";
import { SmallParts } from "./small-parts";

/** Sections that are made of the larger parts: strips, carousels, accordions, forms. */
const KINDS = ["training", "gallery", "testimonials", "alumni", "certified-courses", "syllabus", "faq", "contact-panel"];

const components = import.meta.glob<ComponentType<Section>>("../../sections/*.tsx", { eager: true, import: "default" });

export function PartsPage({ sections }: { sections: Section[] }) {
  return (
    <main>
      <header className="ground-ink section">
        <h1 className="wrap text-title">Parts</h1>
      </header>
      {(["ink", "paper"] as const).map((ground) => (
        <OnGround key={ground} ground={ground} sections={sections} />
      ))}
    </main>
  );
}

function OnGround({ ground, sections }: { ground: Ground; sections: Section[] }) {
  return (
    <>
      <div className={`ground-${ground} section chart-grid`}>
        <div className="wrap grid gap-16">
          <h2 className="heading-2">On {ground}</h2>
          <SmallParts ground={ground} />
          <FormParts ground={ground} />
        </div>
      </div>
      {KINDS.map((kind) => (
        <Specimen key={kind} kind={kind} ground={ground} sections={sections} />
      ))}
    </>
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

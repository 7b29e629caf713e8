/** What controllers do, earn and need: three entries, each under its figure, and where to read on. */
import { ActionLink } from "../features/leads/actions";
import type { Profession as Data } from "../generated/Profession";
import type { ProfessionEntry } from "../generated/ProfessionEntry";
import { SectionFrame } from "../ui/section";
import { unbroken } from "../ui/unbroken";
import type { SectionProps } from "./section-props";

export default function Profession({
  id,
  ground = "paper",
  title,
  text,
  entries,
  links,
}: SectionProps<Data>) {
  return (
    <SectionFrame ground={ground} id={id} grid pace="tight">
      <header className="mb-5 gap-x-12 md:mb-7 lg:grid lg:grid-cols-3">
        <h2 className="heading-2">{unbroken(title)}</h2>
        <p className="text-base text-muted max-lg:mt-3 lg:col-span-2">{unbroken(text)}</p>
      </header>
      <dl className="grid gap-x-10 lg:grid-cols-3">
        {entries.map((entry) => (
          <Entry key={entry.title} {...entry} />
        ))}
      </dl>
      <ul className="mt-1 flex flex-wrap gap-x-8">
        {links.map((link) => (
          <li key={link.href}>
            <ActionLink action={link} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

function Entry({ title, figure, text, source }: ProfessionEntry) {
  return (
    <div className="border-t-2 border-accent pt-3 pb-4">
      <dt>
        <span className="label block">{title}</span>
        <span className="data mt-2 block text-figure leading-none tracking-tight text-accent">{figure}</span>
      </dt>
      <dd className="mt-2 text-base leading-snug text-muted">
        {unbroken(text)}
        {source && <span className="label mt-1.5 block">{source}</span>}
      </dd>
    </div>
  );
}

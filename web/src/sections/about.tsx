/** What the school is, beside the three areas it works in. */
import { ActionLink } from "../features/leads/actions";
import type { About as Data } from "../generated/About";
import { SectionFrame } from "../ui/section";
import { unbroken } from "../ui/unbroken";
import type { SectionProps } from "./section-props";

export default function About({ id, ground = "paper", title, text, areas, action }: SectionProps<Data>) {
  return (
    <SectionFrame ground={ground} id={id} grid pace="tight" className="pt-0">
      <div className="grid gap-5 lg:grid-cols-2 lg:gap-20">
        <div>
          <h2 className="heading-2">{title}</h2>
          <p className="mt-4 max-w-[64ch] text-base text-muted">{unbroken(text)}</p>
          <ActionLink action={action} className="mt-3 text-left" />
        </div>
        <ul className="border-t border-line">
          {areas.map((area) => (
            <li key={area.title} className="gap-x-8 border-b border-line py-3 md:grid md:grid-cols-[2fr_3fr]">
              <h3 className="text-xl">{area.title}</h3>
              <p className="text-base leading-snug text-muted max-md:hidden">{area.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </SectionFrame>
  );
}

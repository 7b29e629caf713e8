/** What the school is, beside the three areas it works in. */
import { ActionLink } from "../features/leads/actions";
import type { About as Data } from "../generated/About";
import { Icon } from "../ui/icon";
import { SectionFrame } from "../ui/section";
import { unbroken } from "../ui/unbroken";
import type { SectionProps } from "./section-props";

export default function About({ id, ground = "paper", title, text, areas, action }: SectionProps<Data>) {
  return (
    <SectionFrame ground={ground} id={id} grid>
      <div className="grid gap-12 lg:grid-cols-[5fr_7fr] lg:gap-20">
        <div>
          <h2 className="heading-2">{title}</h2>
          <p className="mt-6 max-w-[60ch] text-muted">{unbroken(text)}</p>
          <ActionLink action={action} className="mt-6 text-left" />
        </div>
        <ul className="border-t border-line">
          {areas.map((area) => (
            <li
              key={area.title}
              className="grid grid-cols-[2rem_1fr] gap-x-5 gap-y-2 border-b border-line py-7 md:grid-cols-[2rem_13rem_1fr]"
            >
              {area.icon && <Icon name={area.icon} className="size-8 text-accent" />}
              <h3 className="self-center text-xl md:self-auto md:pt-1">{area.title}</h3>
              <p className="col-start-2 text-md text-muted md:col-start-auto">{area.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </SectionFrame>
  );
}

/** The admissions of the dark home: what is asked, how it is paid, the next period, and the form. */
import { Actions } from "../features/leads/actions";
import { EmbeddedForm } from "../features/leads/embedded-form";
import type { Intake as Data } from "../generated/Intake";
import { CardChecklist } from "../ui/card-checklist";
import { Icon } from "../ui/icon";
import { SectionFrame, SectionHeading } from "../ui/section";
import type { SectionProps } from "./section-props";

export default function Intake(props: SectionProps<Data>) {
  const { id, ground = "ink", title, text, cards, nextLabel, next, actions, slot } = props;
  return (
    <SectionFrame ground={ground} id={id} grid>
      <SectionHeading title={title} text={text} />
      <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[6fr_6fr]">
        <div>
          <dl className="border-y border-accent py-6">
            <dt className="label">{nextLabel}</dt>
            <dd className="mt-2 font-mono text-heading leading-tight text-accent">{next}</dd>
          </dl>
          {cards.map((card) => (
            <div key={card.title} className="mt-10">
              <h3 className="mb-5 flex items-center gap-3 text-xl">
                {card.icon && <Icon name={card.icon} className="size-7 text-accent" />}
                {card.title}
              </h3>
              <CardChecklist items={card.items} cover="bg-ground" />
            </div>
          ))}
          <Actions actions={actions} className="mt-12" />
        </div>
        <div className="min-w-0 self-start border border-line p-6 md:p-10">
          <EmbeddedForm slot={slot} />
        </div>
      </div>
    </SectionFrame>
  );
}

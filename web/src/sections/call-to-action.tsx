/** The last word of a page: one question, one action, lined up with the runway. */
import { Actions } from "../features/leads/actions";
import type { CallToAction as Data } from "../generated/CallToAction";
import { RunwayLights } from "../ui/card-runway";
import { unbroken } from "../ui/unbroken";
import type { SectionProps } from "./section-props";

export default function CallToAction({ id, ground = "ink", title, text, actions }: SectionProps<Data>) {
  return (
    <section id={id} className={`ground-${ground} overflow-hidden border-t border-line`}>
      <div className="wrap grid lg:grid-cols-[7fr_5fr] lg:gap-x-16">
        <div className="relative pt-[clamp(4.5rem,8vw,7rem)] lg:pb-[clamp(4.5rem,8vw,7rem)]">
          <h2 className="text-title">{unbroken(title)}</h2>
          <p className="lead mt-5">{text}</p>
          <Actions actions={actions} className="mt-9" />
        </div>
        <RunwayLights className="mt-12 w-full self-end max-lg:-mb-24 lg:mt-16" />
      </div>
    </section>
  );
}

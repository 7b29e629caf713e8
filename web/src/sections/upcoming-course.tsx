/** The next edition that takes applications, or the next months to apply in, as a notice read off a line of print. */
import { Fragment } from "react";
import { ActionLink } from "../features/leads/actions";
import type { UpcomingCourse as Data } from "../generated/UpcomingCourse";
import type { SectionProps } from "./section-props";

/** Set apart by strokes; each stays on one line. */
function Facts({ facts }: { facts: string[] }) {
  return facts.map((fact, place) => (
    <Fragment key={fact}>
      {place > 0 && " / "}
      <span className="whitespace-nowrap">{fact}</span>
    </Fragment>
  ));
}

export default function UpcomingCourse({ id, ground = "ink", notice, action }: SectionProps<Data>) {
  if (!notice) {
    return null;
  }
  const { label, code, title, text, facts } = notice;
  return (
    <section id={id} className={`ground-${ground} border-y border-line`}>
      <div className="wrap grid gap-x-10 gap-y-4 py-7 md:grid-cols-[auto_1fr_auto] md:items-center md:max-lg:gap-x-6">
        <p className="label flex items-center gap-3 text-accent md:flex-col md:items-start md:gap-1.5">
          {label}
          <span className="data text-4xl leading-none tracking-normal whitespace-nowrap text-fg max-md:order-first">
            {code}
          </span>
        </p>
        <div className="md:border-l md:border-line md:pl-6 lg:pl-10">
          <h2 className="text-xl">{title}</h2>
          <p className="mt-1.5 text-md text-muted max-md:hidden">{text}</p>
          {facts.length > 0 && (
            <p className="label mt-2 leading-relaxed">
              <Facts facts={facts} />
            </p>
          )}
        </div>
        <ActionLink action={notice.action ?? action} className="justify-self-start" />
      </div>
    </section>
  );
}

/** The next course, as a notice read off a line of print. */
import { Fragment } from "react";
import { ActionLink } from "../features/leads/actions";
import type { Course } from "../generated/Course";
import type { UpcomingCourse as Data } from "../generated/UpcomingCourse";
import type { SectionProps } from "./section-props";

/** Set apart by strokes; each stays on one line. */
function Facts({ duration, hours, mode }: Course) {
  const facts = [duration, hours === duration ? undefined : hours, mode].filter(Boolean);
  return facts.map((fact, place) => (
    <Fragment key={fact}>
      {place > 0 && " / "}
      <span className="whitespace-nowrap">{fact}</span>
    </Fragment>
  ));
}

export default function UpcomingCourse({
  id,
  ground = "ink",
  label,
  title,
  text,
  course,
  action,
}: SectionProps<Data>) {
  return (
    <section id={id} className={`ground-${ground} border-y border-line`}>
      <div className="wrap grid gap-x-10 gap-y-4 py-7 md:grid-cols-[auto_1fr_auto] md:items-center">
        <p className="label flex items-center gap-3 text-accent md:flex-col md:items-start md:gap-1.5">
          {label}
          <span className="data text-4xl leading-none tracking-normal text-fg max-md:order-first">
            {course.code}
          </span>
        </p>
        <div className="md:border-l md:border-line md:pl-10">
          <h2 className="text-xl">{title}</h2>
          <p className="mt-1.5 text-md text-muted">{text}</p>
          <p className="label mt-2 leading-relaxed">
            <Facts {...course} />
          </p>
        </div>
        <ActionLink action={action} className="justify-self-start" />
      </div>
    </section>
  );
}

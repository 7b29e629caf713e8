/** The phases of a course as legs of a route: time above the track, hours below it, topics under each leg. */
import type { Phase } from "../generated/Phase";
import type { Phases as Data } from "../generated/Phases";
import { Waypoint } from "../ui/card-waypoint";
import { SectionFrame, SectionHeading } from "../ui/section";
import type { SectionProps } from "./section-props";

export default function Phases({ id, ground = "ink", title, text, course }: SectionProps<Data>) {
  return (
    <SectionFrame ground={ground} id={id} grid>
      <SectionHeading title={title} text={text} />
      <ol className="grid gap-y-16 lg:auto-cols-fr lg:grid-flow-col">
        {course.phases?.map((phase, index, all) => (
          <Leg key={phase.title} phase={phase} number={index + 1} last={index === all.length - 1} />
        ))}
      </ol>
    </SectionFrame>
  );
}

function Leg({ phase, number, last }: { phase: Phase; number: number; last: boolean }) {
  return (
    <li>
      <LegTrack phase={phase} last={last} />
      <div className="lg:pr-16">
        <h3 className="mt-8 flex gap-4 text-2xl">
          <span aria-hidden="true" className="font-mono font-normal text-accent">
            {number}
          </span>
          {phase.title}
        </h3>
        {phase.text && <p className="mt-3 max-w-[54ch] text-muted">{phase.text}</p>}
        <ul className="mt-6 border-t border-line text-md leading-snug">
          {phase.topics.map((topic) => (
            <li key={topic} className="border-b border-line py-3">
              {topic}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

/** The last leg ends at a point of its own; so does each where they stand one under another. */
function LegTrack({ phase, last }: { phase: Phase; last: boolean }) {
  return (
    <div className="grid grid-cols-[1.25rem_1fr_auto] items-center gap-x-2">
      <Waypoint />
      <p className="data grid grid-rows-2">
        <span className="border-b-2 border-accent px-1 pb-2">{phase.duration}</span>
        <span className="min-h-[1.65em] px-1 pt-2 text-muted">{phase.hours}</span>
      </p>
      <Waypoint className={last ? "" : "lg:hidden"} />
    </div>
  );
}

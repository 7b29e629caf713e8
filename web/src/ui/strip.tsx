/** A course as a flight progress strip: holder with a coloured end, code, ruled cells, remarks. */
import type { ReactNode } from "react";
import type { Course } from "../generated/Course";
import type { CoursePurpose } from "../generated/CoursePurpose";
import type { CourseDates } from "../generated/CourseDates";
import { EditionStatus } from "./edition-status";

export type CellWords = {
  duration: string;
  hours: string;
  start: string;
  nextEdition: string;
  seats: string;
  mode: string;
  /** In the place of a fact that depends. */
  ask: string;
};
export type StripWords = CellWords & {
  view: string;
  comingSoon: string;
  /** Where people can ask to be told. */
  tellMe: string | undefined;
  /** What each course is for. */
  purpose: Record<CoursePurpose, string>;
};

type StripProps = {
  course: Course;
  /** Where the strip leads; without an address the course is still to come. */
  href?: string | undefined;
  words: StripWords;
  /** Level of the strip's heading, one below the heading it stands under. */
  level?: 3 | 4;
};

export function Strip({ course, href, words, level = 3 }: StripProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="strip-slot">
      <article className="strip ground-paper" data-strip={course.id} data-category={course.category}>
        <p className="strip-code">{course.code}</p>
        <div className="strip-title">
          <Heading>{href ? <a href={href}>{course.title}</a> : course.title}</Heading>
          <p className="strip-purpose">{words.purpose[course.purpose]}</p>
        </div>
        <Cells course={course} words={words} />
        <div className="strip-remarks">
          <p>{course.description}</p>
          <EditionStatus dates={course.dates} tellMe={words.tellMe} page={href} />
        </div>
        <p className="strip-end">
          {href ? (
            <span aria-hidden="true" className="strip-view">
              {words.view}
              <Arrow />
            </span>
          ) : (
            <button type="button" disabled className="strip-soon">
              {words.comingSoon}
            </button>
          )}
        </p>
      </article>
    </div>
  );
}

/** A strip in the middle of a text: what it is, when it starts, and where to read on. */
export function BriefStrip({ course, href, words }: Omit<StripProps, "level">) {
  return (
    <div className="strip-slot">
      <div className="strip ground-paper" data-category={course.category}>
        <p className="strip-code">{course.code}</p>
        <div className="strip-title">
          <p className="font-display leading-tight font-bold">
            {href ? <a href={href}>{course.title}</a> : course.title}
          </p>
          <p className="strip-purpose">
            {course.dates?.state === "unannounced" ? words.nextEdition : words.start}:{" "}
            <Start dates={course.dates} ask={words.ask} />
          </p>
        </div>
        <p aria-hidden="true" className="strip-end">
          <span className="strip-view">
            {words.view}
            <Arrow />
          </span>
        </p>
      </div>
    </div>
  );
}

function Arrow() {
  return (
    <svg viewBox="0 0 20 10" width="20" height="10" fill="none" stroke="currentColor" strokeWidth="1.5">
      <path d="M0 5h18M14 1l4 4-4 4" />
    </svg>
  );
}

type CellsProps = { course: Course; words: CellWords };

/** The ruled cells alone, on the ground they stand on: one row where there is room, two where not. */
export function StripCells({ course, words, className = "" }: CellsProps & { className?: string }) {
  return (
    <div className={`cell-row ${className}`}>
      <Cells course={course} words={words} />
    </div>
  );
}

function Cells({ course, words }: CellsProps) {
  const once = course.hours === course.duration;
  return (
    <dl className="strip-cells">
      <Cell name="duration" label={words.duration} wide={once}>
        {course.duration}
      </Cell>
      {!once && (
        <Cell name="hours" label={words.hours}>
          {course.hours ?? words.ask}
        </Cell>
      )}
      <Cell name="start" label={course.dates?.state === "unannounced" ? words.nextEdition : words.start}>
        <Start dates={course.dates} ask={words.ask} />
      </Cell>
      <Cell name="seats" label={words.seats}>
        {course.seats ?? words.ask}
      </Cell>
      <Cell name="mode" label={words.mode}>
        {course.mode}
      </Cell>
    </dl>
  );
}

type CellProps = { name: string; label: string; wide?: boolean; children: ReactNode };

function Cell({ name, label, wide = false, children }: CellProps) {
  return (
    <div className="strip-cell" data-cell={name} data-wide={wide || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Start({ dates, ask }: { dates: CourseDates | undefined; ask: string }) {
  if (!dates) {
    return ask;
  }
  const { iso, text } = dates.start;
  return iso ? <time dateTime={iso}>{text}</time> : text;
}

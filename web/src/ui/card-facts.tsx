/** The facts of a course as a vertical strip: code above, ruled cells below, and what follows them. */
import type { ReactNode } from "react";
import type { Course } from "../generated/Course";
import { EditionStatus } from "./edition-status";
import { StripCells, type CellWords } from "./strip";

type CardFactsProps = { course: Course; words: CellWords; className?: string; children?: ReactNode };

export function CardFacts({ course, words, className = "", children }: CardFactsProps) {
  return (
    <div className={`strip-card ground-paper ${className}`} data-category={course.category}>
      <p className="strip-card-code">{course.code}</p>
      <p className="px-5 pb-5 font-display text-body leading-tight font-bold">{course.title}</p>
      <StripCells course={course} words={words} />
      <EditionStatus dates={course.dates} className="px-5 pt-3" />
      {children && <div className="p-5">{children}</div>}
    </div>
  );
}

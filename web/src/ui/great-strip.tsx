/** A course's own strip, large: its facts in one row, and what one does about them at its end. */
import type { ReactNode } from "react";
import type { Course } from "../generated/Course";
import { EditionStatus } from "./edition-status";
import { StripCells, type CellWords } from "./strip";

type GreatStripProps = { course: Course; words: CellWords; className?: string; children?: ReactNode };

export function GreatStrip({ course, words, className = "", children }: GreatStripProps) {
  return (
    <div className={`strip strip-great ground-paper ${className}`} data-category={course.category}>
      <p className="strip-code">{course.code}</p>
      <StripCells course={course} words={words} />
      <EditionStatus dates={course.dates} />
      {children && <div className="strip-action">{children}</div>}
    </div>
  );
}

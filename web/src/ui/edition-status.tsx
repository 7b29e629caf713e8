/** How one joins the next edition: until when to apply, or when the last one was and a way to be told of the next. */
import type { CourseDates } from "../generated/CourseDates";

/** Where a course's page asks for an address to write to. */
export const TELL_ME_ANCHOR = "#avisame";

type EditionStatusProps = {
  dates: CourseDates | undefined;
  /** The words of the link; without them there is none. */
  tellMe?: string | undefined;
  /** The course's page, where this is another one. */
  page?: string | undefined;
  className?: string;
};

export function EditionStatus({ dates, tellMe, page = "", className = "" }: EditionStatusProps) {
  if (!dates || dates.state === "flexible") {
    return null;
  }
  const isOpen = takesApplications(dates);
  return (
    <p className={`edition-status ${className}`} data-open={isOpen || undefined}>
      {dates.status && <span className="edition-state">{dates.status}</span>}
      {dates.last && <span>{dates.last}</span>}
      {tellMe && !isOpen && <a href={`${page}${TELL_ME_ANCHOR}`}>{tellMe}</a>}
    </p>
  );
}

/** Whoever cannot apply now can ask to be told. */
export function takesApplications({ state }: CourseDates): boolean {
  return state === "flexible" || state === "open" || state === "last-places";
}

/** The students' own tools: a popover, so that it opens without JavaScript too. */
import { useText } from "../site/page-context";
import { StudentLinks } from "./student-links";

const MENU = "student-menu";

export function StudentMenu() {
  const t = useText();
  return (
    <div className="hidden md:block">
      <button
        type="button"
        popoverTarget={MENU}
        className="student-button flex min-h-11 cursor-pointer items-center gap-2 rounded-sm border border-line px-3 text-left font-display text-note leading-tight font-bold transition-colors hover:border-accent"
      >
        <span className="max-w-22 lg:max-w-none">{t("frame.students")}</span>
        <svg viewBox="0 0 12 12" width="10" height="10" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="M1.5 4 6 8.5 10.5 4" strokeWidth="1.5" />
        </svg>
      </button>
      <div id={MENU} popover="auto" className="student-panel">
        <StudentLinks
          className="min-w-56"
          linkClass="justify-between gap-6 rounded-sm px-3 text-sm hover:bg-ground hover:text-accent"
        />
      </div>
    </div>
  );
}

/** The students' own tools: a popover, so that it opens without JavaScript too. */
import { useText } from "../site/page-context";
import { Stroke } from "../ui/stroke";
import { StudentLinks } from "./student-links";

const MENU = "student-menu";

export function StudentMenu() {
  const t = useText();
  return (
    <div className="hidden md:@min-[46rem]/bar:block">
      <button
        type="button"
        popoverTarget={MENU}
        className="student-button flex min-h-11 cursor-pointer items-center gap-1.5 px-2 font-display text-note whitespace-nowrap text-muted transition-colors hover:text-fg"
      >
        <Stroke
          d="M2 9.5 12 5l10 4.5L12 14zM6 11.500v4.500c3 3 9 3 12 0v-4.500M22 9.500v5"
          size={22}
          className="@min-[79rem]/bar:hidden"
        />
        <span className="@max-[79rem]/bar:sr-only">{t("frame.students")}</span>
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

/** The students' own tools: a popover, so that it opens without JavaScript too. */
import { usePage, useText } from "../features/page/page-context";
import { Arrow } from "../ui/arrow";
import { OutsideLink } from "../ui/outside-link";

const MENU = "student-menu";

export function StudentMenu() {
  const { frame } = usePage();
  const t = useText();
  return (
    <div className="hidden md:block">
      <button
        type="button"
        popoverTarget={MENU}
        className="student-button flex min-h-11 cursor-pointer items-center gap-2 rounded-sm border border-line px-3 text-left font-display text-[0.8125rem] leading-tight font-bold transition-colors hover:border-accent"
      >
        <span className="max-w-22 lg:max-w-none">{t("frame.students")}</span>
        <svg viewBox="0 0 12 12" width="10" height="10" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="M1.5 4 6 8.5 10.5 4" strokeWidth="1.5" />
        </svg>
      </button>
      <div id={MENU} popover="auto" className="student-panel">
        <ul className="min-w-56">
          {frame.students.map((link) => (
            <li key={link.href}>
              <OutsideLink
                href={link.href}
                note={t("frame.newTab")}
                className="flex min-h-11 items-center justify-between gap-6 rounded-sm px-3 font-display text-sm font-bold hover:bg-ground hover:text-accent"
              >
                {link.label}
                <Arrow way="out" className="ml-auto size-4 text-muted" />
              </OutsideLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The menu of small screens: a sheet under the bar. A popover, so that it opens without JavaScript too. */
import { useEffect, useRef, type ToggleEvent } from "react";
import { usePage, useText } from "../site/page-context";
import { Stroke } from "../ui/stroke";
import { currentMark } from "./current-mark";
import { StudentLinks } from "./student-links";

const MENU = "site-menu";
/** From here on the bar shows everything itself: `--breakpoint-md`. */
const WIDE = "(min-width: 48rem)";

/** What the sheet covers is out of reach of the keyboard while it is open. */
function keepFocusInMenu(event: ToggleEvent) {
  const open = event.newState === "open";
  for (const covered of document.querySelectorAll("main, main ~ footer, #consent")) {
    covered.toggleAttribute("inert", open);
  }
}

/** Closes the sheet when another page is shown, and when the window grows wider than it is for. */
function useClosing() {
  const page = usePage();
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => sheet.current?.hidePopover?.(), [page]);
  useEffect(() => {
    const wide = window.matchMedia(WIDE);
    const close = () => sheet.current?.hidePopover?.();
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, []);
  return sheet;
}

export function MobileMenu() {
  const t = useText();
  const sheet = useClosing();
  return (
    <div className="md:hidden">
      <button
        type="button"
        popoverTarget={MENU}
        className="-mr-2 flex size-11 cursor-pointer items-center justify-center"
      >
        <span className="menu-is-closed">
          <span className="sr-only">{t("frame.menuOpen")}</span>
          <Stroke d="M3 7h18M3 12h18M9 17h12" size={24} />
        </span>
        <span className="menu-is-open">
          <span className="sr-only">{t("frame.menuClose")}</span>
          <Stroke d="M5 5l14 14M19 5 5 19" size={24} />
        </span>
      </button>
      <div
        id={MENU}
        ref={sheet}
        popover="auto"
        className="menu-sheet chart-grid"
        onToggle={keepFocusInMenu}
        onClick={(event) =>
          event.target instanceof Element && event.target.closest("a") && sheet.current?.hidePopover()
        }
      >
        <MenuContent />
      </div>
    </div>
  );
}

function MenuContent() {
  const { frame, id } = usePage();
  const t = useText();
  return (
    <div className="wrap flex min-h-full flex-col pt-4 pb-8">
      <nav aria-label={t("frame.navigation")}>
        <ul>
          {frame.navigation.map((link, index) => (
            <li key={link.page} className="border-b border-line">
              <a
                href={link.href}
                aria-current={currentMark(link, id)}
                className="flex min-h-16 items-baseline gap-5 py-4 font-display text-3xl leading-none font-bold aria-[current]:text-accent"
              >
                <span aria-hidden="true" className="data text-sm font-normal text-accent">
                  {String(index + 1).padStart(2, "0")}
                </span>
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="label mt-8">{t("frame.students")}</p>
      <StudentLinks className="mt-2" linkClass="gap-2" />
      <ul className="mt-auto grid grid-cols-2 gap-4 pt-8">
        {frame.centres.map((centre) => (
          <li key={centre.href}>
            <p className="label">{centre.name}</p>
            <a
              href={`tel:${centre.phone.replaceAll(" ", "")}`}
              className="data flex min-h-11 items-center text-sm"
            >
              {centre.phone}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

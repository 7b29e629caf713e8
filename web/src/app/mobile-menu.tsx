/** The menu of small screens: a sheet under the bar. A popover, so that it opens without JavaScript too. */
import { useEffect, useRef, useState, type ToggleEvent } from "react";
import { usePage, useText } from "../site/page-context";
import { Stroke } from "../ui/stroke";
import { WIDE } from "./breakpoint";
import { currentMark } from "./current-mark";
import { MenuContact } from "./menu-contact";
import { StudentLinks } from "./student-links";

const MENU = "site-menu";

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
  const [wasOpened, setOpened] = useState(false);
  const onToggle = (event: ToggleEvent) => {
    // What a link of the sheet has opened, React takes for a part of it.
    if (event.target === event.currentTarget) {
      setOpened(true);
      keepFocusInMenu(event);
    }
  };
  return (
    <div className="md:@min-[46rem]/bar:hidden">
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
        onToggle={onToggle}
        onClick={(event) =>
          event.target instanceof Element && event.target.closest("a") && sheet.current?.hidePopover()
        }
      >
        <div className="wrap flex min-h-full flex-col pt-4 pb-8">
          <MenuContent />
          <MenuContact wasOpened={wasOpened} />
        </div>
      </div>
    </div>
  );
}

function MenuContent() {
  const { frame, id } = usePage();
  const t = useText();
  return (
    <>
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
    </>
  );
}

/** The next step at the foot of a phone's screen: ask, and call while somebody picks up. */
import { useEffect, useState } from "react";
import { AskLink } from "../features/leads/ask-link";
import { usePage, useText } from "../site/page-context";
import { useOffice } from "../site/use-office";
import { useAdoptedStyles } from "../ui/use-adopted-styles";
import css from "./phone-bar.css?inline";

/** Until then the page's own first step is in sight. */
const FROM_PX = 600;

/** A form that is being filled in is a better next step than the way to one. */
function hasFormInSight(): boolean {
  return [...document.querySelectorAll("main form")].some((form) => {
    const { top, bottom } = form.getBoundingClientRect();
    return top < window.innerHeight && bottom > 0;
  });
}

function useShown(): boolean {
  const page = usePage();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const look = () => setShown(window.scrollY >= FROM_PX && !hasFormInSight());
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, [page]);
  return isShown;
}

export function PhoneBar() {
  const t = useText();
  const office = useOffice();
  useAdoptedStyles(css);
  return (
    <aside
      aria-label={t("frame.nextStep")}
      data-shown={useShown() || undefined}
      className="phone-bar ground-ink"
    >
      {office?.call && (
        <a href={office.call} className="button button-secondary">
          {t("frame.call")}
        </a>
      )}
      <AskLink className="button phone-bar-ask">
        {t("frame.ask")}
        <span className="text-xs font-normal text-balance">{office?.line}</span>
      </AskLink>
    </aside>
  );
}

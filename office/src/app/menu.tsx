/** The ways through the office: in the bar at a desk, at the bottom of a phone. */
import { useRef } from "react";
import { Link } from "../router/link";
import type { Route } from "../router/routes";
import { useMe } from "../session/session";
import { useWords } from "../words/words";
import { AT_THE_THUMB, placesOf, type MenuPlace } from "./places";

type MenuProps = { page: Route["page"] | undefined };

export function DeskMenu({ page }: MenuProps) {
  const { t } = useWords();
  const { role } = useMe();
  return (
    <nav className="bar-nav desk-menu" aria-label={t("navigation")}>
      {placesOf(role).map((place) => (
        <MenuLink key={place} place={place} page={page} />
      ))}
    </nav>
  );
}

export function ThumbMenu({ page }: MenuProps) {
  const { t } = useWords();
  const { role, name } = useMe();
  const sheet = useRef<HTMLDivElement>(null);
  const rest = placesOf(role).filter((place) => !AT_THE_THUMB.includes(place));
  const isInRest = rest.some((place) => place === page);
  return (
    <nav className="thumb-menu ground-ink" aria-label={t("navigation")}>
      {AT_THE_THUMB.map((place) => (
        <MenuLink key={place} place={place} page={page} />
      ))}
      <button type="button" popoverTarget="more-places" data-here={isInRest || undefined}>
        {t("nav.more")}
      </button>
      <div ref={sheet} id="more-places" popover="auto" className="sheet ground-ink">
        <p className="sheet-who">
          {name} <span className="label">{t(`role.${role}`)}</span>
        </p>
        <ul onClick={() => sheet.current?.hidePopover()}>
          {rest.map((place) => (
            <li key={place}>
              <MenuLink place={place} page={page} />
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

function MenuLink({ place, page }: MenuProps & { place: MenuPlace }) {
  const { t } = useWords();
  const isHere = page === place;
  const isWithin = place === "home" && page === "enquiry";
  return (
    <Link to={{ page: place }} aria-current={isHere ? "page" : isWithin ? "true" : undefined}>
      {t(`nav.${place}`)}
    </Link>
  );
}

/** What stands around every page for whoever is signed in. */
import type { ReactNode } from "react";
import { useAction } from "../load/use-action";
import { Link } from "../router/link";
import type { Route } from "../router/routes";
import { useMe, useSession } from "../session/session";
import { BrandMark } from "../ui/brand-mark";
import { LanguageSwitch } from "../ui/language-switch";
import { useNotice } from "../ui/notices";
import { useWords } from "../words/words";

type Place = "account" | "people" | "audit";

const PLACES: Place[] = ["account"];
const PLACES_OF_ADMINISTRATORS: Place[] = ["account", "people", "audit"];

export function Frame({ page, children }: { page: Route["page"] | undefined; children: ReactNode }) {
  const { t } = useWords();
  const { name, role } = useMe();
  const places = role === "administrator" ? PLACES_OF_ADMINISTRATORS : PLACES;
  return (
    <div className="frame ground-paper">
      <a className="skip-link" href="#content">
        {t("skip")}
      </a>
      <header className="bar ground-ink">
        <Link to={{ page: "home" }} className="brand">
          <BrandMark />
          <span>{t("name")}</span>
        </Link>
        <nav className="bar-nav ground-ink" aria-label={t("navigation")}>
          {places.map((place) => (
            <Link key={place} to={{ page: place }} aria-current={page === place ? "page" : undefined}>
              {t(`nav.${place}`)}
            </Link>
          ))}
        </nav>
        <p className="bar-who">
          <span className="bar-name">{name}</span>
          <span className="label">{t(`role.${role}`)}</span>
        </p>
        <LanguageSwitch />
        <SignOut />
      </header>
      <main id="content" className="content">
        {children}
      </main>
    </div>
  );
}

function SignOut() {
  const { t } = useWords();
  const { signOut } = useSession();
  const say = useNotice();
  const { run, busy } = useAction(() => signOut().catch(() => say(t("error.signOut"))));
  return (
    <button type="button" className="bar-button" aria-busy={busy || undefined} onClick={() => void run()}>
      {t("signOut")}
    </button>
  );
}

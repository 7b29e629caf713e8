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
import { DeskMenu, ThumbMenu } from "./menu";

/** The pages that need the whole width. */
const WIDE = new Set<Route["page"] | undefined>(["home", "enquiry", "figures", "visits"]);

export function Frame({ page, children }: { page: Route["page"] | undefined; children: ReactNode }) {
  const { t } = useWords();
  const { name, role } = useMe();
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
        <DeskMenu page={page} />
        <p className="bar-who">
          <span className="bar-name">{name}</span>
          <span className="label">{t(`role.${role}`)}</span>
        </p>
        <LanguageSwitch />
        <SignOut />
      </header>
      <main id="content" className={WIDE.has(page) ? "content content-wide" : "content"}>
        {children}
      </main>
      <ThumbMenu page={page} />
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

/** Before anybody is signed in: the mark, one thing to do, and the way back to the site. */
import type { ReactNode } from "react";
import { BrandMark } from "../ui/brand-mark";
import { LanguageSwitch } from "../ui/language-switch";
import { PageHeading } from "../ui/page";
import { useWords } from "../words/words";
import { useSession } from "./session";

export function SignInLayout({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useWords();
  const { lapsed } = useSession();
  // Over a page it is a dialog, and the landmarks are the page's.
  const Bar = lapsed ? "div" : "header";
  const Main = lapsed ? "div" : "main";
  return (
    <div className="sign-in ground-ink chart-grid">
      <Bar className="sign-in-bar">
        <a className="brand" href="/">
          <BrandMark />
          <span>{t("website")}</span>
        </a>
        <LanguageSwitch />
      </Bar>
      <Main className="sign-in-panel">
        <p className="label">{t("name")}</p>
        <PageHeading>{title}</PageHeading>
        {children}
      </Main>
    </div>
  );
}

export function NoPasskeysHere() {
  const { t } = useWords();
  return <p className="failure">{t("error.unsupported")}</p>;
}

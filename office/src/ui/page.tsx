/** A page of the office: its heading, which takes the focus when one comes from another page, and its title in the tab. */
import { useEffect, useRef, type ReactNode } from "react";
import { hasMoved } from "../router/history";
import { useWords } from "../words/words";

type PageProps = {
  title: string;
  /** A sentence under the title. */
  about?: ReactNode;
  /** What the page is for, beside its title. */
  action?: ReactNode;
  children: ReactNode;
};

export function usePageTitle(title: string): void {
  const { t } = useWords();
  const office = t("name");
  useEffect(() => {
    document.title = title === office ? office : `${title} · ${office}`;
  }, [title, office]);
}

/** `tab`: where the tab says more than the heading, such as how many are new. */
export function PageHeading({ tab, children }: { tab?: string | undefined; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(tab ?? children);
  useEffect(() => {
    if (hasMoved()) {
      heading.current?.focus({ preventScroll: true });
    }
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}

export function Page({ title, about, action, children }: PageProps) {
  return (
    <>
      <header className="page-head">
        <div>
          <PageHeading>{title}</PageHeading>
          {about && <p className="page-about">{about}</p>}
        </div>
        {action}
      </header>
      {children}
    </>
  );
}

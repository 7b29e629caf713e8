/** The next step from anywhere: a form about what the page is about. Without JavaScript it leads to the contact page. */
import type { ReactNode } from "react";
import type { PageData } from "../../generated/PageData";
import { usePage, useText } from "../../site/page-context";
import { ModalLink } from "./modal-link";

/** Of the contact page, whose form stands in the page already. */
export const CONTACT_FORM = "formulario";

function courseOf({ sections }: PageData): string | undefined {
  for (const section of sections) {
    if (section.kind === "course-hero" || section.kind === "blog-post") {
      return section.course?.id;
    }
  }
  return undefined;
}

export function AskLink({ className, children }: { className: string; children: ReactNode }) {
  const page = usePage();
  const t = useText();
  if (page.id === "contact") {
    return (
      <a href={`#${CONTACT_FORM}`} className={className}>
        {children}
      </a>
    );
  }
  return (
    <ModalLink
      href={page.frame.contact}
      plainHref={page.frame.contact}
      slot={page.id === "services" ? "services" : "contact"}
      interest={courseOf(page)}
      title={t("frame.ask")}
      className={className}
    >
      {children}
    </ModalLink>
  );
}

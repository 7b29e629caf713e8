/**
 * The actions of a section: links to pages, to files to keep and out of the site, or links that open a form in a
 * modal where there is JavaScript.
 */
import type { Action } from "../../generated/Action";
import { useText } from "../../site/page-context";
import { Arrow } from "../../ui/arrow";
import { OutsideLink } from "../../ui/outside-link";
import { ModalLink } from "./modal-link";

const STYLES = {
  primary: "button button-primary",
  secondary: "button button-secondary",
  quiet: "button button-quiet",
} as const;

export function ActionLink({ action, className = "" }: { action: Action; className?: string }) {
  const { label, href, modal, interest, title = label, fullScreen, style = "primary" } = action;
  const t = useText();
  const classes = `${STYLES[style]} ${className}`;
  if (modal) {
    return (
      <ModalLink
        href={href}
        slot={modal}
        interest={interest}
        title={title}
        fullScreen={fullScreen}
        className={classes}
      >
        {label}
      </ModalLink>
    );
  }
  if (href.startsWith("https:")) {
    return (
      <OutsideLink href={href} note={t("frame.newTab")} className={classes}>
        {label}
        <Arrow way="out" />
      </OutsideLink>
    );
  }
  return (
    <a href={href} download={href.startsWith("/documents/") || undefined} className={classes}>
      {label}
    </a>
  );
}

export function Actions({ actions, className = "" }: { actions: Action[]; className?: string }) {
  if (actions.length === 0) {
    return null;
  }
  return (
    <div className={`actions ${className}`}>
      {actions.map((action) => (
        <ActionLink key={action.label} action={action} />
      ))}
    </div>
  );
}

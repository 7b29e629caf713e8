/** The HTML of a mail in a frame of its own: no script runs in it, no form is sent, and no page is left by it. */
import type { SyntheticEvent } from "react";
import { STYLE, withoutStyles } from "./mail-styles";

/** Same origin without scripts: so that we can dress and measure it, and it can do nothing. Links open beside the office. */
const ALLOWED = "allow-same-origin allow-popups allow-popups-to-escape-sandbox";

function settle({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>): void {
  const mail = frame.contentDocument;
  if (!mail) {
    return;
  }
  for (const part of mail.querySelectorAll<HTMLElement>(`[${STYLE}]`)) {
    part.style.cssText = part.getAttribute(STYLE) ?? "";
  }
  for (const link of mail.links) {
    link.setAttribute("target", "_blank");
    link.setAttribute("rel", "noreferrer");
  }
  // All of it is seen: the dialog scrolls, not a window in it.
  frame.style.height = `${mail.documentElement.scrollHeight + 2}px`;
}

export const MailFrame = ({ html, title }: { html: string; title: string }) => (
  <iframe
    className="preview-mail"
    title={title}
    sandbox={ALLOWED}
    srcDoc={withoutStyles(html)}
    onLoad={settle}
  />
);

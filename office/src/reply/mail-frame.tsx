/** Somebody else's words as HTML, in a frame of its own: no script runs in it, no form is sent, and no page is left by it. */
import type { SyntheticEvent } from "react";

/** Same origin without scripts: so that we can measure it, and it can do nothing. Links open beside the office. */
const ALLOWED = "allow-same-origin allow-popups allow-popups-to-escape-sandbox";

function settle({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>): void {
  const mail = frame.contentDocument;
  if (!mail) {
    return;
  }
  for (const link of mail.links) {
    link.target = "_blank";
    link.rel = "noreferrer";
  }
  // What a mail program would choose; the policy of the page forbids styles in the mail itself, and it has none.
  mail.body.style.fontFamily = "system-ui, sans-serif";
  mail.body.style.overflowWrap = "anywhere";
  frame.style.height = `${mail.documentElement.scrollHeight + 2}px`;
}

export const MailFrame = ({ html, title }: { html: string; title: string }) => (
  <iframe className="preview-mail" title={title} sandbox={ALLOWED} srcDoc={html} onLoad={settle} />
);

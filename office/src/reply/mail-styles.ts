/**
 * A mail carries its styles on its elements, which the policy of the office's page forbids to be written, and lets be set.
 * So they wait under another name until the frame stands.
 */
export const STYLE = "data-style";

/** What somebody wrote has no bare quotation marks in the HTML: only attributes are found. */
export const withoutStyles = (html: string): string =>
  html.replaceAll(/(<[a-z][^<>]*?) style="/g, `$1 ${STYLE}="`);

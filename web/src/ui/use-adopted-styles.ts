/**
 * Styles that come with a script instead of with every page. A constructed sheet is no inline style: the content
 * security policy of the site stands. Once there, they stay: what needed them is opened again.
 */
import { useLayoutEffect } from "react";

const adopted = new Set<string>();

export function useAdoptedStyles(css: string): void {
  useLayoutEffect(() => adopt(css), [css]);
}

function adopt(css: string): void {
  if (adopted.has(css)) {
    return;
  }
  adopted.add(css);
  if ("adoptedStyleSheets" in document) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  } else {
    // Browsers of before 2023: the page's own sheet takes them as one rule.
    (document as Document).styleSheets[0]?.insertRule(`@media all{${css}}`);
  }
}

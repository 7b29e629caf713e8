/**
 * Styles that come with a script instead of with every page. A constructed sheet is no inline style: the content
 * security policy of the site stands.
 */
import { useLayoutEffect } from "react";

export function useAdoptedStyles(css: string): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [css]);
}

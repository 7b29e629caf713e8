/**
 * A typeface that missed the first paint is not shown on that page, so that nothing moves. The next page may have it:
 * it is new on the screen anyway.
 */
import { useEffect, useRef } from "react";
import { usePage } from "../site/page-context";

export function useLateFonts(): void {
  const page = usePage();
  const firstPage = useRef(page);
  useEffect(() => {
    if (page !== firstPage.current) {
      document.fonts.forEach((face) => (face.display = "swap"));
    }
  }, [page]);
}

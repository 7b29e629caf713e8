/** Counts each page that is shown, where the server does. The script that does it is loaded for that only. */
import { useEffect } from "react";
import type { PageData } from "../generated/PageData";

export function useCountedViews(page: PageData): void {
  useEffect(() => {
    if (page.isCounted) {
      import("../features/visits/count").then(({ countView }) => countView(page)).catch(() => undefined);
    }
  }, [page]);
}

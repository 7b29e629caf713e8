/** The page that is shown, and the words of the interface in its language. */
import { createContext, useContext, type ReactNode } from "react";
import type { PageData } from "../generated/PageData";
import type { TextKey } from "../generated/TextKey";

const PageContext = createContext<PageData | null>(null);

export function PageProvider({ page, children }: { page: PageData; children: ReactNode }) {
  return <PageContext value={page}>{children}</PageContext>;
}

export function usePage(): PageData {
  const page = useContext(PageContext);
  if (!page) {
    throw new Error("usePage must be used within a PageProvider");
  }
  return page;
}

export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

/** `t("facts.months", { months: 6 })` */
export function useText(): Translate {
  const { text } = usePage();
  return (key, values) => {
    let filled = text[key] ?? key;
    for (const [name, value] of Object.entries(values ?? {})) {
      filled = filled.replace(`{${name}}`, String(value));
    }
    return filled;
  };
}

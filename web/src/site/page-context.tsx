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
    const filled = text[key] ?? key;
    return values ? fill(filled, values) : filled;
  };
}

/** In one pass, by a function: whatever a value holds stands as it was given. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

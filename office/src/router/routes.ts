/** Every address of the office. */

export type Route =
  { page: "home" } | { page: "invitation" } | { page: "account" } | { page: "people" } | { page: "audit" };

const PATHS = {
  home: "/staff",
  invitation: "/staff/invitation",
  account: "/staff/account",
  people: "/staff/people",
  audit: "/staff/audit",
} as const satisfies Record<Route["page"], string>;

export const pathOf = (route: Route): string => PATHS[route.page];

/** Null: there is no such page. */
export function parseRoute(pathname: string): Route | null {
  const path = pathname.replace(/\/+$/, "");
  const found = Object.entries(PATHS).find(([, address]) => address === path);
  return found ? { page: found[0] as keyof typeof PATHS } : null;
}

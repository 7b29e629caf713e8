/** Every address of the office. */

const PATHS = {
  home: "/staff",
  invitation: "/staff/invitation",
  newEnquiry: "/staff/enquiries/new",
  person: "/staff/person",
  announcements: "/staff/announcements",
  figures: "/staff/figures",
  visits: "/staff/visits",
  health: "/staff/health",
  account: "/staff/account",
  people: "/staff/people",
  audit: "/staff/audit",
} as const;

export type Place = keyof typeof PATHS;

/** `search`: what the queue shows; it begins with `?`. */
export type Route =
  { page: "home"; search?: string } | { page: Exclude<Place, "home"> } | { page: "enquiry"; id: string };

const ENQUIRY = /^\/staff\/enquiries\/([\w-]{1,64})$/;

export function pathOf(route: Route): string {
  if (route.page === "enquiry") {
    return `/staff/enquiries/${encodeURIComponent(route.id)}`;
  }
  return PATHS[route.page] + (route.page === "home" ? (route.search ?? "") : "");
}

/** Null: there is no such page. */
export function parseRoute(pathname: string): Route | null {
  const path = pathname.replace(/\/+$/, "");
  const found = Object.entries(PATHS).find(([, address]) => address === path);
  if (found) {
    return { page: found[0] as Place };
  }
  const id = ENQUIRY.exec(path)?.[1];
  return id === undefined ? null : { page: "enquiry", id };
}

/** The pages of the menu, for whom they are. */
import type { Role } from "../api/shapes";
import type { Place } from "../router/routes";

export type MenuPlace = Exclude<Place, "invitation">;

const OFFICE: MenuPlace[] = ["home", "figures", "visits", "health", "account"];
const ADMINISTRATOR: MenuPlace[] = [
  "home",
  "figures",
  "visits",
  "announcements",
  "person",
  "people",
  "audit",
  "health",
  "account",
];

export const placesOf = (role: Role): MenuPlace[] => (role === "administrator" ? ADMINISTRATOR : OFFICE);

/** Within reach of a thumb; the rest opens from there. */
export const AT_THE_THUMB: MenuPlace[] = ["home", "newEnquiry"];

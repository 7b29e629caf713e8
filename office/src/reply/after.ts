/** Where somebody goes on who has answered: to the next one of the list. */
import { cameFrom } from "../queue/came-from";
import { neighbours } from "../enquiry/neighbours";
import type { Route } from "../router/routes";

/** Null: it was opened from no list, and one stays. */
export function placeAfter(id: string): Route | null {
  const near = neighbours(id);
  if (near === null) {
    return null;
  }
  return near.next === null
    ? { page: "home", search: cameFrom().search }
    : { page: "enquiry", id: near.next };
}

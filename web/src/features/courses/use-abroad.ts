/** Whether the visitor is known to be outside Spain; an unknown country counts as Spain. */
import { useQuery } from "@tanstack/react-query";
import { countryQuery } from "../language/country";
import { useHydrated } from "../../ui/use-hydrated";
import { usePage } from "../page/page-context";

const HOME = "ES";

export function useAbroad(): boolean {
  const { exported } = usePage();
  const { data } = useQuery(countryQuery(exported));
  // The answer may be there before this part of the page is taken over: first what the server wrote.
  const isTakenOver = useHydrated();
  return isTakenOver && data != null && data !== HOME;
}

/** Whether the visitor is known to be outside Spain; an unknown country counts as Spain. */
import { useQuery } from "@tanstack/react-query";
import { countryQuery } from "../language/country";
import { usePage } from "../page/page-context";

const HOME = "ES";

export function useAbroad(): boolean {
  const { exported } = usePage();
  const { data } = useQuery(countryQuery(exported));
  return data != null && data !== HOME;
}

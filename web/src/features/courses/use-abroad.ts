/** Whether the visitor is known to be outside Spain; an unknown country counts as Spain. */
import { useQuery } from "@tanstack/react-query";
import { countryQuery } from "../language/country";

const HOME = "ES";

export function useAbroad(): boolean {
  const { data } = useQuery(countryQuery);
  return data != null && data !== HOME;
}

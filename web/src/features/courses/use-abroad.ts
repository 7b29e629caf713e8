/** Whether the visitor is known to be outside Spain; an unknown country counts as Spain. */
import { useCountry } from "../../site/country";
import { usePage } from "../../site/page-context";

const HOME = "ES";

export function useAbroad(): boolean {
  const country = useCountry(usePage().exported);
  return country !== null && country !== HOME;
}

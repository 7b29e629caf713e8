/**
 * Where the visit began: what the address of its first page says of a campaign. Nothing is kept for it; the browser's own
 * history of this tab has that address.
 */
import { navigationApi } from "../../site/navigation-api";

const PARTS = ["utm_source", "utm_medium", "utm_campaign"];
/** As the server takes them: whatever else stands there does not leave the browser. */
const WORD = /^[a-z0-9_-]{1,40}$/;

/** `source/medium/name`, or nothing. */
export function campaignOfVisit(): string {
  return campaignIn(navigationApi()?.entries()[0]?.url ?? window.location.href);
}

export function campaignIn(address: string): string {
  const { searchParams } = new URL(address);
  const words = PARTS.map((part) => (searchParams.get(part) ?? "").toLowerCase());
  const known = words.map((word) => (WORD.test(word) ? word : ""));
  return known.some(Boolean) ? known.join("/") : "";
}

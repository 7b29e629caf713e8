/** Where the form behind a modal's link stands in the page for who has no JavaScript. */
import type { FormSlot } from "../../generated/FormSlot";

export const ANCHOR_PREFIX = "form-";

export function anchorOf(slot: FormSlot, interest?: string): string {
  return ANCHOR_PREFIX + (interest ? `${slot}-${interest}` : slot);
}

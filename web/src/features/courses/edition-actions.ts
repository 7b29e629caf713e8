/** What one can do about a course as its next edition stands. Nobody is offered a spot that cannot be had. */
import type { Action } from "../../generated/Action";
import type { Course } from "../../generated/Course";
import { TELL_ME_ANCHOR, takesApplications } from "../../ui/edition-status";

export type EditionWords = {
  /** Of the link to the form that tells of the next edition; none where no mail can be sent. */
  tellMe: string | undefined;
  waitingList: string;
  ask: string;
};

/** What the form says above it that the way to a spot leads to: the same as the button that was pressed. */
export function editionHeading(heading: string, { dates }: Course, words: EditionWords): string {
  const other = { full: words.waitingList, closed: words.ask };
  return (dates && other[dates.state as keyof typeof other]) ?? heading;
}

/** `reserve` is the way to a spot, as the course's page has it. */
export function editionActions(reserve: Action, { dates }: Course, words: EditionWords): Action[] {
  if (!dates || takesApplications(dates)) {
    return [reserve];
  }
  if (dates.state === "full") {
    return [{ ...reserve, label: words.waitingList }];
  }
  if (!words.tellMe) {
    return [dates.state === "closed" ? { ...reserve, label: words.ask } : reserve];
  }
  const told: Action = { label: words.tellMe, href: TELL_ME_ANCHOR, style: "primary" };
  // While no edition is announced, or not yet open, a form still begins the talk about the next one.
  return dates.state === "closed" ? [told] : [told, { ...reserve, style: "secondary" }];
}

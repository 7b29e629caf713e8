/** The actions of a course's page, and the heading of its form, as the next edition allows them. */
import type { Action } from "../../generated/Action";
import { usePage, useText } from "../../site/page-context";
import { editionActions, editionHeading, type EditionWords } from "./edition-actions";

export function useEditionActions(): (actions: Action[]) => Action[] {
  const details = useCourseDetails();
  const words = useEditionWords();
  const reserve = details?.actions[0];
  if (!details || !reserve) {
    return (actions) => actions;
  }
  return (actions) =>
    actions.flatMap((action) =>
      action.label === reserve.label ? editionActions(action, details.course, words) : [action],
    );
}

/** `anchor` is where the form stands: a form that the way to a spot does not lead to keeps its heading. */
export function useEditionHeading(heading: string, anchor: string): string {
  const details = useCourseDetails();
  const words = useEditionWords();
  return details?.actions[0]?.href === `#${anchor}`
    ? editionHeading(heading, details.course, words)
    : heading;
}

function useCourseDetails() {
  return usePage().sections.find((section) => section.kind === "course-details");
}

function useEditionWords(): EditionWords {
  const { frame } = usePage();
  const t = useText();
  return {
    tellMe: frame.tellMe ? t("courses.tellMe") : undefined,
    waitingList: t("courses.waitingList"),
    ask: t("frame.ask"),
  };
}

/** The actions of a course's page, with its way to a spot as the next edition allows it. */
import type { Action } from "../../generated/Action";
import { usePage, useText } from "../../site/page-context";
import { editionActions } from "./edition-actions";

export function useEditionActions(): (actions: Action[]) => Action[] {
  const { frame, sections } = usePage();
  const t = useText();
  const details = sections.find((section) => section.kind === "course-details");
  const reserve = details?.actions[0];
  if (!details || !reserve) {
    return (actions) => actions;
  }
  const words = {
    tellMe: frame.tellMe && t("courses.tellMe"),
    waitingList: t("courses.waitingList"),
    ask: t("frame.ask"),
  };
  return (actions) =>
    actions.flatMap((action) =>
      action.label === reserve.label ? editionActions(action, details.course, words) : [action],
    );
}

/** The words printed on a strip, in the language of the page. */
import { usePage, useText } from "../../site/page-context";
import type { StripWords } from "../../ui/strip";

export function useStripWords(): StripWords {
  const { frame } = usePage();
  const t = useText();
  return {
    duration: t("facts.duration"),
    hours: t("facts.hoursLabel"),
    start: t("facts.start"),
    nextEdition: t("facts.nextEdition"),
    seats: t("facts.seats"),
    mode: t("facts.mode"),
    ask: t("facts.ask"),
    view: t("courses.view"),
    comingSoon: t("courses.comingSoon"),
    tellMe: frame.tellMe && t("courses.tellMe"),
    purpose: {
      preparation: t("courses.preparation"),
      specialization: t("courses.specialization"),
      refresher: t("courses.refresher"),
    },
  };
}

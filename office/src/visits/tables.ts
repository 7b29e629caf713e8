/** Every table of the visits, in the order of the page. */
import type { Dimension } from "../api/visits";
import { useNames } from "../words/use-names";
import { useWords } from "../words/words";
import type { VisitTableProps } from "./visit-table";

type Table = Omit<VisitTableProps, "lines"> & { of: Dimension };

export function useTables(): Table[] {
  const { t, language } = useWords();
  const { languageName, stepName, screenName } = useNames();
  const countries = new Intl.DisplayNames([language], { type: "region" });
  const orOther = (name: string) => (name === "other" ? t("visits.other") : name);
  const stepOf = (value: string) => {
    const [step = "", page = ""] = value.split(" ");
    return `${stepName(step)} · ${page}`;
  };
  const countryOf = (code: string) => (code === "" ? t("visits.unknown") : (countries.of(code) ?? code));
  const hostOf = (name: string) => orOther(name) || t("visits.direct");
  return [
    { of: "page", title: t("visits.pages"), head: t("visits.page") },
    { of: "referrer", title: t("visits.referrers"), head: t("visits.host"), nameOf: hostOf },
    {
      of: "step-entry",
      title: t("visits.fromPage"),
      head: t("visits.stepAndEntry"),
      nameOf: stepOf,
      isStep: true,
    },
    {
      of: "step-page",
      title: t("visits.steps"),
      head: t("visits.stepAndPage"),
      nameOf: stepOf,
      isStep: true,
    },
    { of: "campaign", title: t("visits.campaigns"), head: t("visits.campaign"), nameOf: orOther },
    { of: "country", title: t("visits.countries"), head: t("visits.country"), nameOf: countryOf },
    { of: "language", title: t("visits.languages"), head: t("visits.language"), nameOf: languageName },
    { of: "screen", title: t("visits.screens"), head: t("visits.screen"), nameOf: screenName },
  ];
}

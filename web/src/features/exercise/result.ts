/** What happened, in one line for the school: the traffic, then each exercise. The server takes 200 characters. */
import type { Language } from "../../generated/Language";
import type { Translate } from "../../site/page-context";
import { decimal } from "./decimal";
import { debriefOf } from "./model/debrief";
import type { Instruction } from "./model/simulation";
import type { Traffic } from "./model/traffic";
import { miles } from "./model/units";
import { seedText } from "./seed";

export type Result = { number: number; traffic: Traffic; given: readonly Instruction[] };

/** "Traffic 4271 · Exercise 1: 6.2 NM, 0 ft, instructions: 2" */
export function resultLine(
  seed: number,
  results: readonly Result[],
  language: Language,
  t: Translate,
): string {
  const parts = results.map(({ number, traffic, given }) => {
    const { closest, instructions } = debriefOf(traffic, given);
    return t("exercise.resultPart", {
      number,
      miles: decimal(miles(closest.lateral), language),
      feet: closest.vertical,
      instructions,
    });
  });
  return [t("exercise.resultTraffic", { seed: seedText(seed) }), ...parts].join(" · ");
}

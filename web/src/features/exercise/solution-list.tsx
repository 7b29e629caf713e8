/** A solution as it would be heard on the frequency, and the miles it costs: something to compare one's own with. */
import { useMemo } from "react";
import { usePage, useText } from "../../site/page-context";
import { decimal } from "./decimal";
import type { Aircraft } from "./model/aircraft";
import { debriefOf } from "./model/debrief";
import { stateAt, type Instruction } from "./model/simulation";
import { startOf, TIME_FACTOR, type Traffic } from "./model/traffic";
import { miles } from "./model/units";
import { exchange } from "./phraseology";

export function SolutionList({ traffic, solution }: { traffic: Traffic; solution: readonly Instruction[] }) {
  const t = useText();
  const { language } = usePage();
  const { extra } = useMemo(() => debriefOf(traffic, solution), [traffic, solution]);
  return (
    <div className="exercise-solution">
      <h4 className="label">{t("exercise.solution")}</h4>
      <ol>
        {solution.map((instruction) => {
          const { at, aircraft } = instruction;
          const state = stateAt(startOf(traffic), solution, at);
          const { call } = exchange(state.aircraft[aircraft] as Aircraft, instruction, t);
          return (
            <li key={`${at} ${call}`}>
              <span className="label">{t("exercise.second", { second: Math.round(at / TIME_FACTOR) })}</span>{" "}
              {call}
            </li>
          );
        })}
      </ol>
      <p className="text-sm text-muted">
        {t("exercise.solutionText", { miles: decimal(miles(extra), language) })}
      </p>
    </div>
  );
}

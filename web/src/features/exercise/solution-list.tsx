/** A solution as it would be heard on the frequency. */
import { useText } from "../../site/page-context";
import type { Aircraft } from "./model/aircraft";
import { stateAt, type Instruction } from "./model/simulation";
import { startOf, TIME_FACTOR, type Traffic } from "./model/traffic";
import { exchange } from "./phraseology";

export function SolutionList({ traffic, solution }: { traffic: Traffic; solution: readonly Instruction[] }) {
  const t = useText();
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
      <p className="text-sm text-muted">{t("exercise.solutionText")}</p>
    </div>
  );
}

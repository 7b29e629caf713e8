/** Twenty guided seconds: select, instruct, see it turn. */
import { useText } from "../../site/page-context";
import { GUIDE_TRAFFIC } from "./guide-traffic";
import type { Aircraft } from "./model/aircraft";
import type { TextKey } from "../../generated/TextKey";
import { Position } from "./position";
import type { Session } from "./session";
import type { Options } from "./use-position";

type GuideProps = { options: Options; onOptions: (options: Options) => void; onDone: () => void };

export function Guide({ options, onOptions, onDone }: GuideProps) {
  const t = useText();
  return (
    <Position
      isGuide
      traffic={GUIDE_TRAFFIC}
      options={options}
      onOptions={onOptions}
      onOver={onDone}
      renderBrief={({ session, selected }) => {
        const key = stepOf(session, selected);
        const isDone = key === "exercise.guideDone";
        return (
          <>
            <p aria-live="polite">{t(key, { callsign: "LVT701" })}</p>
            <button
              type="button"
              className={`button ${isDone ? "button-primary" : "button-quiet"}`}
              onClick={onDone}
            >
              {isDone ? t("exercise.exercise", { number: 1 }) : t("exercise.skip")}
            </button>
          </>
        );
      }}
    />
  );
}

function stepOf({ instructions, state }: Session, selected: number | null): TextKey {
  const last = instructions.at(-1);
  if (!last) {
    return selected === null ? "exercise.guideSelect" : "exercise.guideHeading";
  }
  const { heading, clearedHeading, altitude, clearedAltitude } = state.aircraft[0] as Aircraft;
  const isDoing = heading !== clearedHeading || altitude !== clearedAltitude;
  return isDoing || state.time < last.at + 16 ? "exercise.guideWatch" : "exercise.guideDone";
}

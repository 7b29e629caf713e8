/** The radar position while an exercise runs: picture or table, strips, the two instructions, the frequency. */
import type { ReactNode } from "react";
import { useText, type Translate } from "../../site/page-context";
import { Controls } from "./controls";
import { InstructionButtons } from "./instruction-buttons";
import type { Aircraft } from "./model/aircraft";
import type { Instruction } from "./model/simulation";
import type { Flight, Traffic } from "./model/traffic";
import { RadioLog } from "./radio-log";
import { asTold, type Session } from "./session";
import { Strips } from "./strips";
import { TrafficPicture } from "./traffic-picture";
import { TrafficTable } from "./traffic-table";
import { usePosition, type Options } from "./use-position";

type PositionProps = {
  traffic: Traffic;
  options: Options;
  onOptions: (options: Options) => void;
  /** What stands above the controls, which may depend on what has happened. */
  renderBrief: (view: { session: Session; selected: number | null }) => ReactNode;
  /** The guide has no end and no result. */
  isGuide?: boolean;
  onOver: (given: Instruction[]) => void;
};

export function Position({
  traffic,
  options,
  onOptions,
  renderBrief,
  isGuide = false,
  onOver,
}: PositionProps) {
  const t = useText();
  const position = usePosition(traffic, options, isGuide, onOver);
  const { session, selected, select, isPaused } = position;
  const isReady = isPaused && session.state.time === 0;
  const View = options.list ? TrafficTable : TrafficPicture;
  return (
    <div className="exercise-position">
      <div className="exercise-view" data-list={options.list || undefined}>
        <div className="exercise-picture">
          <View session={session} selected={selected} onSelect={select} factor={position.factor} />
        </div>
        <RadioLog entries={position.log} hint={hintOf(isPaused, isReady, t)} />
      </div>
      <div className="exercise-panel">
        {!isGuide && <TimeLeft session={session} factor={position.factor} />}
        <Controls
          isPaused={isPaused}
          isReady={isReady}
          onPause={position.togglePause}
          options={options}
          onOptions={onOptions}
        />
        <div className="exercise-brief">
          {!isGuide && session.isSettled && session.instructions.length > 0 ? (
            <button type="button" className="button button-secondary" onClick={position.finishNow}>
              {t("exercise.finish")}
            </button>
          ) : (
            renderBrief({ session, selected })
          )}
        </div>
        {!options.list && <Strips session={session} selected={selected} onSelect={select} />}
        {selected === null ? (
          <p className="exercise-choose">{t("exercise.choose")}</p>
        ) : (
          <InstructionButtons
            aircraft={asTold(session, selected)}
            entry={traffic.aircraft[selected] as Aircraft}
            exitLevel={(traffic.flights[selected] as Flight).exitLevel}
            onOrder={(order) => position.order(selected, order)}
          />
        )}
      </div>
    </div>
  );
}

function hintOf(isPaused: boolean, isReady: boolean, t: Translate): string | null {
  if (isReady) {
    return t("exercise.ready");
  }
  return isPaused ? t("exercise.paused") : null;
}

function TimeLeft({ session: { traffic, state }, factor }: { session: Session; factor: number }) {
  const t = useText();
  const seconds = Math.ceil((traffic.length - state.time) / factor);
  return (
    <p className="exercise-time" role="timer">
      {t("exercise.left", { seconds, factor })}
    </p>
  );
}

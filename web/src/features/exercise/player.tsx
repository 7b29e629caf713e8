/** The whole exercise: guide, three exercises, a debrief after each. Loaded when somebody presses "start". */
import { useEffect, useRef, useState, type ReactNode } from "react";
import type { TextKey } from "../../generated/TextKey";
import { usePage, useText, type Translate } from "../../site/page-context";
import { takeStep } from "../../site/step";
import { useAdoptedStyles } from "../../ui/use-adopted-styles";
import { DebriefPanel } from "./debrief-panel";
import css from "./exercise.css?inline";
import { Guide } from "./guide";
import { trafficOf } from "./model/generator";
import type { Aircraft } from "./model/aircraft";
import type { Instruction } from "./model/simulation";
import type { ExerciseNumber, Traffic } from "./model/traffic";
import { Position } from "./position";
import { resultLine, type Result } from "./result";
import { SendAlong } from "./send-along";
import { anySeed, seedFrom } from "./seed";
import { ShareButton } from "./share-button";
import type { Options } from "./use-position";

type Phase =
  | { kind: "guide" }
  | { kind: "playing"; number: ExerciseNumber; traffic: Traffic; attempt: number }
  | { kind: "debrief"; number: ExerciseNumber; traffic: Traffic; given: Instruction[] };

const GOALS: Record<ExerciseNumber, TextKey> = {
  1: "exercise.goal1",
  2: "exercise.goal2",
  3: "exercise.goal3",
};

export function Player({ after }: { after: ReactNode }) {
  const t = useText();
  const { language } = usePage();
  const frame = useRef<HTMLDivElement>(null);
  const [seed, setSeed] = useState(() => seedFrom(window.location.hash) ?? anySeed());
  const [phase, setPhase] = useState<Phase>({ kind: "guide" });
  const [results, setResults] = useState<Result[]>([]);
  const [options, setOptions] = useState<Options>({ half: false, list: false, voice: false });
  useAdoptedStyles(css);
  useEffect(() => {
    frame.current?.scrollIntoView({ block: "start" });
    // The debrief gives focus to its own heading.
    if (phase.kind !== "debrief") {
      frame.current?.focus({ preventScroll: true });
    }
  }, [phase.kind]);

  const play = (number: ExerciseNumber, from: number) => {
    takeStep("exercise-started");
    setPhase((before) => ({
      kind: "playing",
      number,
      traffic: trafficOf(from, number),
      attempt: before.kind === "playing" ? before.attempt + 1 : 0,
    }));
  };
  const restart = () => {
    const other = anySeed();
    setSeed(other);
    setResults([]);
    play(1, other);
  };

  return (
    <div ref={frame} tabIndex={-1} role="group" aria-label={titleOf(phase, t)} className="exercise-player">
      <div className="exercise-title">
        <h2 className="label text-accent">{titleOf(phase, t)}</h2>
        <p className="label">{t("exercise.speed")}</p>
      </div>
      {phase.kind === "guide" && (
        <Guide options={options} onOptions={setOptions} onDone={() => play(1, seed)} />
      )}
      {phase.kind === "playing" && (
        <Position
          key={`${seed} ${phase.number} ${phase.attempt}`}
          traffic={phase.traffic}
          options={options}
          onOptions={setOptions}
          renderBrief={() => <p>{goalOf(phase.number, phase.traffic, t)}</p>}
          onOver={(given) => {
            const { number, traffic } = phase;
            takeStep("exercise-finished");
            setResults((all) => [...all.filter((one) => one.number !== number), { number, traffic, given }]);
            setPhase({ kind: "debrief", number, traffic, given });
          }}
        />
      )}
      {phase.kind === "debrief" && (
        <DebriefPanel key={phase.number} traffic={phase.traffic} given={phase.given} number={phase.number}>
          <div className="exercise-bar">
            {phase.number < 3 ? (
              <button
                type="button"
                className="button button-primary"
                onClick={() => play((phase.number + 1) as ExerciseNumber, seed)}
              >
                {t("exercise.next")}
              </button>
            ) : (
              <button type="button" className="button button-secondary" onClick={restart}>
                {t("exercise.other")}
              </button>
            )}
            <button type="button" onClick={() => play(phase.number, seed)}>
              {t("exercise.again")}
            </button>
            <ShareButton seed={seed} />
          </div>
          <p className="text-sm text-muted">{t("exercise.taste")}</p>
          <SendAlong result={resultLine(seed, results, language, t)} />
          {/* Until the last exercise the next one is what the page wants most. */}
          <div className="exercise-after" data-quiet={phase.number < 3 || undefined}>
            {after}
          </div>
        </DebriefPanel>
      )}
    </div>
  );
}

function titleOf(phase: Phase, t: Translate): string {
  return phase.kind === "guide" ? t("exercise.guide") : t("exercise.exercise", { number: phase.number });
}

/** The second and third exercise name the aircraft that is special in them. */
function goalOf(number: ExerciseNumber, { aircraft, flights, delivery }: Traffic, t: Translate): string {
  const special = delivery?.aircraft ?? aircraft.length - 1;
  return t(GOALS[number], {
    callsign: (aircraft[special] as Aircraft).callsign,
    level: flights[special]?.exitLevel ?? 0,
    point: delivery?.point.name ?? "",
  });
}

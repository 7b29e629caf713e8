/** After an exercise: what happened, its closest moment once more, one solution, and the way on. No mark. */
import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { useText } from "../../site/page-context";
import { DataCell } from "../../ui/data-cell";
import { decimal } from "./decimal";
import { debriefOf, type Debrief } from "./model/debrief";
import { FIRST_CALL } from "./model/generator";
import { restored } from "./model/restored";
import type { Instruction } from "./model/simulation";
import { solve } from "./model/solver";
import type { Traffic } from "./model/traffic";
import { miles } from "./model/units";
import { Replay, type Scene } from "./replay";
import { SolutionList } from "./solution-list";
import { usePage } from "../../site/page-context";

/** Seconds of flight before and after the closest moment. */
const BEFORE = 88;
const SLOW = 8;
const FAST = 24;

type PanelProps = {
  traffic: Traffic;
  given: readonly Instruction[];
  number: number;
  /** Buttons, and what comes after them. */
  children: ReactNode;
};

export function DebriefPanel({ traffic, given, number, children }: PanelProps) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<"closest" | "solution">("closest");
  const [isRunning, setRunning] = useState(false);
  const debrief = useMemo(() => debriefOf(traffic, given), [traffic, given]);
  const solution = useMemo(() => restored(traffic, solve(traffic, FIRST_CALL) ?? []), [traffic]);
  const scenes: Record<typeof shown, Scene> = useMemo(() => {
    const { time, pair } = debrief.closest;
    return {
      closest: { instructions: given, from: Math.max(0, time - BEFORE), until: time, factor: SLOW, pair },
      solution: { instructions: solution, from: 0, until: traffic.length, factor: FAST },
    };
  }, [debrief, given, solution, traffic]);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const show = (scene: typeof shown) => () => {
    setShown(scene);
    setRunning(true);
    picture.current?.scrollIntoView({ block: "nearest" });
  };
  const labels = { closest: t("exercise.replay"), solution: t("exercise.watchSolution") };
  return (
    <div className="exercise-position">
      <div ref={picture} className="exercise-picture exercise-figure">
        <Replay
          key={shown}
          traffic={traffic}
          scene={scenes[shown]}
          label={shown === "closest" ? t("exercise.least") : t("exercise.solution")}
          isRunning={isRunning}
          onEnd={() => setRunning(false)}
        />
        <div className="exercise-bar">
          {(["closest", "solution"] as const).map((scene) => (
            <button key={scene} type="button" aria-pressed={shown === scene} onClick={show(scene)}>
              {labels[scene]}
            </button>
          ))}
        </div>
      </div>
      <div className="exercise-panel">
        <h3 ref={heading} tabIndex={-1} className="text-2xl">
          {t("exercise.debrief", { number })}
        </h3>
        <p>{debrief.lost === 0 ? t("exercise.kept") : t("exercise.notKept", { seconds: debrief.lost })}</p>
        <Figures debrief={debrief} traffic={traffic} />
        <SolutionList traffic={traffic} solution={solution} />
        {children}
      </div>
    </div>
  );
}

function Figures({ debrief, traffic }: { debrief: Debrief; traffic: Traffic }) {
  const t = useText();
  const { language } = usePage();
  const { closest, instructions, extra, delivered } = debrief;
  const [first, second] = closest.pair.map((index) => traffic.aircraft[index]?.callsign ?? "") as [
    string,
    string,
  ];
  const apart = t("exercise.leastText", {
    miles: decimal(miles(closest.lateral), language),
    feet: closest.vertical,
  });
  return (
    <dl className="exercise-figures">
      <DataCell label={t("exercise.least")} value={`${apart}, ${t("exercise.between", { first, second })}`} />
      <DataCell label={t("exercise.given")} value={instructions} />
      <DataCell label={t("exercise.extra")} value={`${decimal(miles(extra), language)} NM`} />
      {delivered !== null && (
        <DataCell
          label={t("exercise.delivery")}
          value={delivered ? t("exercise.deliveryMade") : t("exercise.deliveryMissed")}
        />
      )}
    </dl>
  );
}

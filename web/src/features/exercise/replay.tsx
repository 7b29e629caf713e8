/** Flies a part of an exercise again on the scope. Still until somebody presses the button. */
import { useEffect, useState } from "react";
import { useText } from "../../site/page-context";
import type { Pair } from "./model/separation";
import type { Instruction } from "./model/simulation";
import { TIME_FACTOR, type Traffic } from "./model/traffic";
import { isOver, newSession, pass, type Session } from "./session";
import { TrafficPicture } from "./traffic-picture";
import { useClock } from "./use-clock";

/** Which part, with which instructions; `from` and `until` are seconds of flight. */
export type Scene = {
  instructions: readonly Instruction[];
  from: number;
  until: number;
  factor: number;
  /** Whom it is about, where it is not about everybody. */
  pair?: Pair;
};

function sessionAt(traffic: Traffic, { instructions }: Scene, time: number): Session {
  const session = newSession(traffic, instructions);
  while (session.state.time < time && !isOver(session)) {
    pass(session);
  }
  return session;
}

type ReplayProps = { traffic: Traffic; scene: Scene; label: string; isRunning: boolean; onEnd: () => void };

export function Replay({ traffic, scene, label, isRunning, onEnd }: ReplayProps) {
  const t = useText();
  const [session, setSession] = useState(() => sessionAt(traffic, scene, scene.until));
  const [, redraw] = useState(0);
  useEffect(() => {
    setSession(sessionAt(traffic, scene, isRunning ? scene.from : scene.until));
  }, [traffic, scene, isRunning]);
  useClock(isRunning, scene.factor, (seconds) => {
    for (let second = 0; second < seconds && session.state.time < scene.until; second += 1) {
      pass(session);
    }
    redraw((count) => count + 1);
    if (session.state.time >= scene.until) {
      onEnd();
    }
  });
  return (
    <figure>
      <TrafficPicture session={session} selected={null} factor={TIME_FACTOR} named={scene.pair} />
      <figcaption className="label mt-4">
        {label} · {t("exercise.second", { second: Math.round(session.state.time / TIME_FACTOR) })}
      </figcaption>
    </figure>
  );
}

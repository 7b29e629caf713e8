/** What happens at the position: time passes, the visitor speaks, crews read back, the system warns. */
import { useCallback, useEffect, useRef, useState } from "react";
import { usePage, useText, type Translate } from "../../site/page-context";
import { newWarnings, type Said } from "./announcements";
import type { Aircraft } from "./model/aircraft";
import { REACTION, type Instruction } from "./model/simulation";
import { TIME_FACTOR, type Traffic } from "./model/traffic";
import { exchange, spokenCallsign, type Order } from "./phraseology";
import type { LogEntry } from "./radio-log";
import { finish, give, isOver, newSession, pass, type Session } from "./session";
import { beSilent, speak } from "./speech";
import { useClock } from "./use-clock";

export type Options = { half: boolean; list: boolean; voice: boolean };

type Pending = { at: number; who: string; text: string };

/** In the guide the aircraft flies so far, in seconds of flight, and waits there for its first instruction. */
const GUIDE_WAITS = 64;

/** Time stands still until the visitor has read what to do; the guide goes on by itself. */
export function usePosition(
  traffic: Traffic,
  options: Options,
  isGuide: boolean,
  onOver: (given: Instruction[]) => void,
) {
  const t = useText();
  const { language } = usePage();
  const [session] = useState<Session>(() => newSession(traffic));
  const [selected, setSelected] = useState<number | null>(null);
  const [isPaused, setPaused] = useState(!isGuide);
  const [log, setLog] = useState<LogEntry[]>([]);
  const [, redraw] = useState(0);
  const pending = useRef<Pending[]>([]);
  const said = useRef<Said>(new Set());
  const over = useRef(false);

  const write = useCallback((who: string, text: string, isWarning = false) => {
    setLog((entries) => [...entries, { id: entries.length, who, text, isWarning }]);
  }, []);

  const say = (who: string, text: string) => {
    write(who, text);
    if (options.voice) {
      speak(text, language);
    }
  };

  const end = () => {
    if (!over.current) {
      over.current = true;
      onOver(session.instructions);
    }
  };

  const factor = options.half ? TIME_FACTOR / 2 : TIME_FACTOR;
  const isWaiting = isGuide && session.instructions.length === 0 && session.state.time >= GUIDE_WAITS;

  const warn = () => {
    for (const text of newWarnings(session, said.current, factor, t)) {
      write(t("exercise.warning"), text, true);
    }
  };

  useClock(!isPaused && !isWaiting && !isOver(session), factor, (seconds) => {
    const wasDelivered = session.delivered;
    for (let second = 0; second < seconds && !isOver(session); second += 1) {
      pass(session);
      for (const { who, text } of pending.current.filter(({ at }) => at === session.state.time)) {
        say(who, text);
      }
      warn();
    }
    if (session.delivered && !wasDelivered) {
      write(t("exercise.warning"), deliveredWords(traffic, t));
    }
    redraw((count) => count + 1);
    if (isOver(session)) {
      end();
    }
  });

  useEffect(() => beSilent, [options.voice]);

  const order = (index: number, wanted: Order) => {
    const aircraft = session.state.aircraft[index] as Aircraft;
    const { call, readback } = exchange(aircraft, wanted, t);
    const hadConflicts = session.conflicts.length > 0;
    give(session, { ...wanted, aircraft: index });
    say(t("exercise.you"), call);
    const at = session.state.time + REACTION;
    pending.current.push({ at, who: spokenCallsign(aircraft.callsign), text: readback });
    if (hadConflicts && session.conflicts.length === 0) {
      write(t("exercise.warning"), t("exercise.clear"));
      said.current.clear();
    }
    warn();
    redraw((count) => count + 1);
  };

  return {
    session,
    factor,
    selected,
    select: setSelected,
    isPaused,
    togglePause: () => setPaused((paused) => !paused),
    log,
    order,
    finishNow: () => {
      finish(session);
      end();
    },
  };
}

function deliveredWords({ aircraft, delivery }: Traffic, t: Translate): string {
  const callsign = aircraft[delivery?.aircraft ?? 0]?.callsign ?? "";
  return t("exercise.delivered", {
    callsign,
    point: delivery?.point.name ?? "",
    level: delivery?.level ?? 0,
  });
}

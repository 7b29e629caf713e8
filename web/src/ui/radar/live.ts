/** Brings the still scope to life: the sweep turns, and a flight moves when the sweep passes it. */
import { afterglow, bearingOf, dotOf, FIRST_BEARING, placeOf, vectorOf } from "./geometry";
import { isMotionStopped, onMotionChange } from "../motion";
import { FLIGHTS, levelAndSpeed, plotAt, TRAIL_LENGTH, type Flight } from "./traffic";

export { MotionButton } from "../motion-button";

const SWEEP_MS = 6000;
/** The sweep itself is turned by the compositor; this is only how often it may find a flight. */
const TICK_MS = 200;

type Blip = {
  flight: Flight;
  bearing: number | null;
  show: (sweeps: number) => void;
  glow: (bearing: number) => void;
};

function set(element: Element | null | undefined, name: string, value: string): void {
  if (element && element.getAttribute(name) !== value) {
    element.setAttribute(name, value);
  }
}

function blip(group: SVGGElement, flight: Flight): Blip {
  const dots = group.querySelectorAll(":scope > path");
  const body = group.querySelector("g");
  const vector = group.querySelector(".target-vector");
  const figures = group.querySelector("tspan:last-child");
  const first = plotAt(flight, 0);
  const made: Blip = {
    flight,
    bearing: first && bearingOf(first),
    show(sweeps) {
      const plot = plotAt(flight, sweeps);
      made.bearing = plot && bearingOf(plot);
      for (let back = 1; back <= TRAIL_LENGTH; back += 1) {
        set(dots[back - 1], "d", plot ? dotOf(plotAt(flight, sweeps - back)) : "");
      }
      if (plot) {
        set(body, "transform", placeOf(plot));
        set(vector, "d", vectorOf(plot));
        if (figures) {
          figures.textContent = levelAndSpeed(plot);
        }
      }
    },
    glow(bearing) {
      const degrees = made.bearing === null ? 0 : (bearing - made.bearing + 360) % 360;
      set(group, "opacity", made.bearing === null ? "0" : String(afterglow(degrees)));
    },
  };
  return made;
}

/** Whether the sweep went over a bearing on its way. A flight out of sight is looked for in the north. */
function passed(bearing: number | null, from: number, to: number): boolean {
  const behind = (to - (bearing ?? 0) + 360) % 360;
  return behind < to - from;
}

/** Starts the scope under `root`; call what it returns to stop it. */
export function animateScope(root: HTMLElement): () => void {
  const sweep = root.querySelector<HTMLElement>("[data-sweep]");
  const blips = [...root.querySelectorAll<SVGGElement>("[data-target]")].flatMap((group) => {
    const flight = FLIGHTS[Number(group.dataset["target"])];
    return flight ? [blip(group, flight)] : [];
  });
  const turn = sweep?.animate(
    [{ transform: `rotate(${FIRST_BEARING}deg)` }, { transform: `rotate(${FIRST_BEARING + 360}deg)` }],
    { duration: SWEEP_MS, iterations: Infinity },
  );
  turn?.pause();
  let sweeps = 0;
  let timer = 0;

  function tick() {
    const before = sweeps;
    sweeps = Number(turn?.currentTime ?? 0) / SWEEP_MS;
    const from = FIRST_BEARING + before * 360;
    const to = FIRST_BEARING + sweeps * 360;
    for (const each of blips) {
      if (passed(each.bearing, from, to)) {
        each.show(sweeps);
      }
      each.glow(to % 360);
    }
  }

  function run(on: boolean) {
    clearInterval(timer);
    if (on) {
      turn?.play();
      timer = window.setInterval(tick, TICK_MS);
    } else {
      turn?.pause();
    }
  }

  const stopWatching = whileWatched(root, run);
  return () => {
    stopWatching();
    run(false);
    turn?.cancel();
  };
}

/** Calls back when somebody can see the element, and when nobody can any more, wants no motion or has stopped it. */
function whileWatched(element: HTMLElement, run: (on: boolean) => void): () => void {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let onScreen = false;
  const decide = () => run(onScreen && !document.hidden && !still.matches && !isMotionStopped());
  const observer = new IntersectionObserver((entries) => {
    onScreen = entries.at(-1)?.isIntersecting ?? false;
    decide();
  });
  observer.observe(element);
  document.addEventListener("visibilitychange", decide);
  still.addEventListener("change", decide);
  const stopListening = onMotionChange(decide);
  return () => {
    stopListening();
    observer.disconnect();
    document.removeEventListener("visibilitychange", decide);
    still.removeEventListener("change", decide);
  };
}

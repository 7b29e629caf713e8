/** A scope with one target on it that is going out. */
import { useHydrated } from "../use-hydrated";
import { toX, toY } from "./geometry";
import { Scope } from "./scope";
import { DataBlock } from "./target";

const CALLSIGN_LENGTH = 18;
/** Miles east and north: the last plots the radar had, newest first. */
const PLOTS = [
  [-12, 11.5],
  [-9.2, 9.6],
  [-6.4, 7.7],
  [-3.6, 5.8],
  [-0.8, 3.9],
  [2, 2],
] as const;

/** Cut only in the browser: the server puts the path into a finished page, where it must find its whole mark. */
function useCallsign(path: string): string {
  const hydrated = useHydrated();
  return hydrated && path.length > CALLSIGN_LENGTH ? `${path.slice(0, CALLSIGN_LENGTH - 1)}…` : path;
}

export function LostScope({
  label,
  path,
  className = "",
}: {
  label: string;
  path: string;
  className?: string;
}) {
  const callsign = useCallsign(path);
  const [east, north] = PLOTS[0];
  return (
    <Scope label={label} className={`scope-lost ${className}`}>
      {PLOTS.slice(1).map(([dotEast, dotNorth], index) => (
        <path
          key={dotEast}
          d={`M${toX(dotEast)} ${toY(dotNorth)}h0`}
          opacity={0.85 - index * 0.16}
          className="target-dot"
        />
      ))}
      <g transform={`translate(${toX(east)} ${toY(north)})`}>
        <circle r="26" className="target-lost-ring" />
        <path d="M-6-6 6 6M6-6-6 6" className="target-plot" />
        <DataBlock side={[1, -1]} lines={[callsign, "---  ---"]} />
      </g>
    </Scope>
  );
}

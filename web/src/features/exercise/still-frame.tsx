/** Two drawn moments of one conflict: before anybody speaks, and after the turn that solves it. */
import { toX, toY } from "../../ui/radar/geometry";
import { Scope } from "../../ui/radar/scope";
import { Target } from "../../ui/radar/target";
import { plotAt, type Flight } from "../../ui/radar/traffic";

const LEVANTE: Flight = {
  callsign: "LVT701",
  seen: 4,
  block: [-1, -1],
  fixes: [
    [42, 0, 340, 450],
    [-42, 0, 340, 450],
  ],
};

const CIERZO: Flight = {
  callsign: "CZO62",
  seen: 4,
  block: [1, 1],
  fixes: [
    [0, -42, 340, 450],
    [0, 42, 340, 450],
  ],
};

/** Two and a half minutes later: twenty degrees to the right from thirty miles out. */
const SOLVED: readonly Flight[] = [
  { ...LEVANTE, seen: 12, block: [1, -1] },
  {
    ...CIERZO,
    seen: 12,
    fixes: [
      [0, -42, 340, 450],
      [0, -30, 340, 450],
      [13.7, 7.6, 340, 450],
    ],
  },
];

const MOMENTS = { conflict: [LEVANTE, CIERZO], solved: SOLVED } as const;

export function StillFrame({ moment, label }: { moment: keyof typeof MOMENTS; label: string }) {
  const flights = MOMENTS[moment];
  return (
    <Scope label={label} sweep={false}>
      {moment === "conflict" && (
        <path d={lineBetween(flights)} className="target-leader" strokeDasharray="5 5" />
      )}
      {flights.map((flight, index) => (
        <Target key={flight.callsign} flight={flight} index={index} />
      ))}
    </Scope>
  );
}

function lineBetween(flights: readonly Flight[]): string {
  const places = flights.map((flight) => plotAt(flight, 0)).filter((plot) => plot !== null);
  return `M${places.map(({ east, north }) => `${toX(east)} ${toY(north)}`).join("L")}`;
}

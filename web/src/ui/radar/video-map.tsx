/** What the scope always shows under the traffic: the airport, its centre lines, routes and fixes. */
import { toX, toY } from "./geometry";

type Point = readonly [east: number, north: number];

const FIXES: readonly { name: string; at: Point; west?: boolean; below?: boolean }[] = [
  { name: "PINAR", at: [26, -6] },
  { name: "TERSA", at: [11, 18], below: true },
  { name: "NASOS", at: [-9, 19], west: true },
  { name: "BARDI", at: [-17, -22], west: true },
  { name: "ORBIS", at: [-24, 31], west: true },
];

const ROUTES: readonly (readonly Point[])[] = [
  [
    [39, 7],
    [26, -6],
    [20, -17],
    [14.5, -17.5],
  ],
  [
    [-39, -7],
    [-17, -22],
    [4, -27],
    [13, -20],
  ],
  [
    [-0.6, 4],
    [-0.6, 11],
    [-9, 19],
    [-24, 31],
  ],
  [
    [0.2, 5],
    [0.6, 11],
    [11, 18],
    [36, 16],
  ],
  [
    [-16, 36],
    [-33, -20],
  ],
];

const RUNWAYS: readonly (readonly [Point, Point])[] = [
  [
    [-0.64, 3.6],
    [-0.64, 1.4],
  ],
  [
    [0.07, 3.6],
    [0.07, 1.7],
  ],
  [
    [-0.74, 0.8],
    [0.62, -0.95],
  ],
  [
    [0.13, 1.35],
    [1.29, -0.13],
  ],
];

/** The final approach: eight miles of dashes. */
const CENTRE_LINES: readonly (readonly [Point, Point])[] = [
  [
    [0.62, -0.95],
    [9, -11.7],
  ],
  [
    [1.29, -0.13],
    [9.7, -10.9],
  ],
];

/** The control zone. */
const ZONE: readonly Point[] = [
  [-5, 10],
  [5, 10],
  [7, 3],
  [13, -7],
  [7, -12],
  [-3, -7],
  [-7, 0],
];

function line(points: readonly Point[]): string {
  return `M${points.map(([east, north]) => `${toX(east)} ${toY(north)}`).join("L")}`;
}

export function VideoMap() {
  return (
    <g>
      <path d={`${line(ZONE)}Z`} className="scope-zone" />
      <path d={ROUTES.map(line).join("")} className="scope-route" />
      <path d={CENTRE_LINES.map(line).join("")} className="scope-centre-line" />
      <path d={RUNWAYS.map(line).join("")} className="scope-runway" />
      {FIXES.map(({ name, at, west = false, below = false }) => (
        <g key={name} transform={`translate(${toX(at[0])} ${toY(at[1])})`}>
          <path d="M0-6 5.500 4h-11z" className="scope-fix" />
          <text
            x={west ? -10 : 10}
            y={below ? 20 : 5}
            className={west ? "scope-note scope-note-west" : "scope-note"}
          >
            {name}
          </text>
        </g>
      ))}
    </g>
  );
}

/** A quarter of a scope, its centre out of the page: rings, the sweep, and traffic with history and label. */

const CENTRE = { x: 600, y: 400 };
const RINGS = [110, 220, 330, 440, 550];
/** Distance from the centre and bearing, north up. */
const TRAFFIC = [
  { range: 170, bearing: 302, turn: 14 },
  { range: 285, bearing: 322, turn: -9 },
  { range: 330, bearing: 284, turn: 7 },
  { range: 470, bearing: 306, turn: -6 },
] as const;

export function ScopeQuarter({ className = "" }: { className?: string }) {
  const sweep = place(620, 336);
  const [ax, ay] = place(620, 318);
  return (
    <svg viewBox="0 0 600 400" aria-hidden="true" className={className} fill="none">
      <g className="stroke-line">
        {RINGS.map((radius) => (
          <circle key={radius} cx={CENTRE.x} cy={CENTRE.y} r={radius} />
        ))}
        <path
          d={[270, 300, 330]
            .map((bearing) => `M${place(40, bearing).join(" ")}L${place(620, bearing).join(" ")}`)
            .join("")}
        />
      </g>
      <path
        d={`M${CENTRE.x} ${CENTRE.y}L${sweep.join(" ")}L${ax} ${ay}z`}
        className="fill-accent"
        opacity="0.1"
      />
      <path d={`M${CENTRE.x} ${CENTRE.y}L${sweep.join(" ")}`} className="stroke-accent" strokeWidth="2" />
      {TRAFFIC.map((target) => (
        <Target key={target.bearing} {...target} />
      ))}
    </svg>
  );
}

function Target({ range, bearing, turn }: (typeof TRAFFIC)[number]) {
  const [x, y] = place(range, bearing);
  return (
    <>
      {[1, 2, 3].map((step) => {
        const [px, py] = place(range + step * 9, bearing + (turn * step) / 4);
        return (
          <circle key={step} cx={px} cy={py} r="2.5" className="fill-accent" opacity={0.8 - step * 0.2} />
        );
      })}
      <circle cx={x} cy={y} r="5" className="fill-fg" />
      <path d={`M${x + 6} ${y - 6}l16-16`} className="stroke-muted" />
      <path d={`M${x + 26} ${y - 26}h44m-44 10h28`} className="stroke-accent" strokeWidth="4" />
    </>
  );
}

function place(range: number, bearing: number): [x: number, y: number] {
  const angle = (bearing * Math.PI) / 180;
  return [Math.round(CENTRE.x + range * Math.sin(angle)), Math.round(CENTRE.y - range * Math.cos(angle))];
}

/** A bay of strips with one drawn out: the next to be worked. */

/** How far each strip is pushed out of the bay. */
const STRIPS = [0, 0, 64, 0, 0, 0] as const;
const WIDTH = 430;
const HEIGHT = 46;

export function StripBay({ className = "" }: { className?: string }) {
  return (
    <svg viewBox="0 0 600 400" aria-hidden="true" className={className} fill="none">
      <path d="M138 20v380M582 20v380" className="stroke-line" strokeWidth="6" />
      {STRIPS.map((out, row) => (
        <g key={row} transform={`translate(${146 - out} ${28 + row * 64})`}>
          <rect
            width={WIDTH}
            height={HEIGHT}
            className={out ? "fill-panel stroke-accent" : "fill-panel stroke-line"}
          />
          <rect width="8" height={HEIGHT} className={out ? "fill-fg" : "fill-accent"} />
          <path
            d={`M92 0v${HEIGHT}M196 0v${HEIGHT}M296 0v${HEIGHT}M372 0v${HEIGHT}`}
            className="stroke-line"
          />
          <path
            d={`M24 17h${38 + ((row * 7) % 4) * 6}M24 30h26M110 23h${50 + ((row * 5) % 3) * 10}M214 17h52M214 30h34M314 23h36M386 23h26`}
            className={out ? "stroke-fg" : "stroke-muted"}
            strokeWidth="4"
          />
        </g>
      ))}
    </svg>
  );
}

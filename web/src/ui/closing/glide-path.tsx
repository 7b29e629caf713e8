/** An approach from the side: the beam of the glide path down to the threshold, and the aircraft where it was before. */

const TOUCHDOWN = { x: 500, y: 340 };
/** Miles to the threshold, each with the height of the beam there. */
const MILES = [1, 2, 3, 4, 5].map((mile) => ({
  mile,
  x: TOUCHDOWN.x - mile * 92,
  y: TOUCHDOWN.y - mile * 52,
}));

export function GlidePath({ className = "" }: { className?: string }) {
  const { x, y } = TOUCHDOWN;
  return (
    <svg viewBox="0 0 600 400" aria-hidden="true" className={className} fill="none">
      <path d={`M0 ${y}h600`} className="stroke-line" />
      <path
        d={MILES.map((mark) => `M${mark.x} ${y}V${mark.y}`).join("")}
        strokeDasharray="2 7"
        className="stroke-muted"
      />
      <path d={`M${x} ${y}L0 86M${x} ${y}L0 26`} className="stroke-line" />
      <path d={`M${x} ${y}L0 58`} className="stroke-accent" strokeWidth="2" />
      {MILES.map((mark) => (
        <circle
          key={mark.mile}
          cx={mark.x}
          cy={mark.y}
          r={1.5 + mark.mile}
          className="fill-accent"
          opacity={0.3 + mark.mile / 8}
        />
      ))}
      <path d={`M${MILES[4]?.x} ${MILES[4]?.y}m-11 0h22m-11-11v22`} className="stroke-fg" strokeWidth="2" />
      <path d={`M${x} ${y + 8}h100`} className="stroke-fg" strokeWidth="5" />
      <path d={`M${x - 4} ${y + 20}h108`} strokeDasharray="10 8" className="stroke-accent" strokeWidth="2" />
    </svg>
  );
}

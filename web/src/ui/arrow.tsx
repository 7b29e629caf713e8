/** A hairline arrow: on to the next thing, back, or out of the site. */
const PATHS = {
  on: "M2 8h11M9 4l4 4-4 4",
  back: "M14 8H3M7 4 3 8l4 4",
  out: "M4 12l8-8M5.5 4H12v6.5",
} as const;

export function Arrow({ way = "on", className = "size-4" }: { way?: keyof typeof PATHS; className?: string }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" aria-hidden="true" className={`shrink-0 ${className}`}>
      <path d={PATHS[way]} strokeWidth="1.25" />
    </svg>
  );
}

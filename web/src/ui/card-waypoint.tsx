/** The triangle that marks a reporting point on a chart. */

export function Waypoint({ className = "" }: { className?: string }) {
  return (
    <svg viewBox="0 0 20 18" width="20" height="18" aria-hidden="true" className={`text-accent ${className}`}>
      <path
        d="M10 1.5 18.5 16.5h-17z"
        fill="var(--ground)"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <circle cx="10" cy="11.5" r="1.5" fill="currentColor" />
    </svg>
  );
}

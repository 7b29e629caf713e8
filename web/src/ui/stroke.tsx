/** A small drawing of one stroke on a 24 by 24 grid: the sign on a button or a field. */

type StrokeProps = { d: string; size?: number; width?: number; className?: string };

export function Stroke({ d, size = 20, width = 1.5, className }: StrokeProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={width}
      aria-hidden="true"
      className={className}
    >
      <path d={d} />
    </svg>
  );
}

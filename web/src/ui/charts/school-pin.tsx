/** Where the school stands: the one beacon of a chart. */

export function SchoolPin({ x, y, label }: { x: number; y: number; label: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse rx="17" ry="6" className="chart-pin-ring" />
      <path d="M0 0c-9-12-13-18-13-25a13 13 0 0 1 26 0c0 7-4 13-13 25z" className="chart-pin" />
      <circle cy="-25" r="4.5" className="chart-pin-eye" />
      <text y="27" className="chart-text chart-middle chart-halo">
        {label}
      </text>
    </g>
  );
}

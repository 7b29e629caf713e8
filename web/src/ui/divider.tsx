/** What parts two blocks: the centre line of a runway, or the beam of a localiser. */

type DividerProps = { kind?: "runway" | "localiser"; className?: string };

export function Divider({ kind = "runway", className = "" }: DividerProps) {
  return kind === "runway" ? <CentreLine className={className} /> : <Beam className={className} />;
}

/** Thirty metres of paint, twenty of asphalt. */
function CentreLine({ className }: { className: string }) {
  return <div aria-hidden="true" className={`divider-runway ${className}`} />;
}

/** As charts draw it: two long feathers, one of them shaded, meeting at the aerial. */
function Beam({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 1200 24"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`divider-beam ${className}`}
    >
      <path d="M0 12 1180 0l20 12z" className="divider-beam-shaded" />
      <path d="M0 12 1180 0l20 12zM0 12l1180 12 20-12z" className="chart-line" />
    </svg>
  );
}

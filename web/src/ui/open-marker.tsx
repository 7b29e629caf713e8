/** A chart's crossing point; open, only the horizontal stays. */
export function OpenMarker() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
      className="shrink-0 text-accent"
    >
      <circle cx="12" cy="12" r="11" className="opacity-40" />
      <path d="M6 12h12" />
      <path
        d="M12 6v12"
        className="origin-center transition-transform duration-(--duration-calm) group-open:[scale:1_0]"
      />
    </svg>
  );
}

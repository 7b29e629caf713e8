/** Waiting, as a radar sweep. It appears only when the wait is long enough to be noticed. */
export function Sweep({ label }: { label?: string }) {
  return (
    <div role="status" className="sweep">
      <span className="sweep-scope" aria-hidden="true" />
      {label && <span className="label">{label}</span>}
    </div>
  );
}

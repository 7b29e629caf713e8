/** Waiting, as a radar sweep. Under reduced motion it stands still and the words remain. */

type SpinnerProps = {
  /** What is waited for; read out, and shown where there is room. */
  label: string;
  size?: "small" | "large";
};

export function Spinner({ label, size = "large" }: SpinnerProps) {
  const large = size === "large";
  return (
    <span role="status" className={`inline-flex items-center ${large ? "flex-col gap-4" : "gap-2.5"}`}>
      <span
        aria-hidden="true"
        className={`relative block overflow-hidden rounded-full border border-current text-accent ${large ? "size-20" : "size-5"}`}
      >
        <span className="absolute inset-0 animate-[spin_2.4s_linear_infinite] rounded-full bg-[conic-gradient(from_0deg,transparent_55%,currentColor)] opacity-60" />
        {large && (
          <>
            <span className="absolute inset-[25%] rounded-full border border-current opacity-40" />
            <span className="absolute inset-x-0 top-1/2 h-px bg-current opacity-25" />
            <span className="absolute inset-y-0 left-1/2 w-px bg-current opacity-25" />
          </>
        )}
      </span>
      <span className={large ? "label" : "sr-only"}>{label}</span>
    </span>
  );
}

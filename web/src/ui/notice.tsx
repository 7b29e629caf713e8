/** A strip below the header with something the visitor should know, and what can be done about it. */
import type { ReactNode } from "react";

export function Notice({ text, children }: { text: ReactNode; children?: ReactNode }) {
  return (
    <div className="ground-ink border-b border-line">
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
        <p className="grow text-base leading-snug">{text}</p>
        {children}
      </div>
    </div>
  );
}

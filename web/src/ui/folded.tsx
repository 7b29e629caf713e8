/** A section that opens on demand: its heading is what one presses. */
import type { ReactNode } from "react";
import { OpenMarker } from "./open-marker";
import { unbroken } from "./unbroken";

export function Folded({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex cursor-pointer list-none items-center gap-6 transition-colors hover:text-accent [&::-webkit-details-marker]:hidden">
        <h2 className="grow text-subheading">{unbroken(title)}</h2>
        <OpenMarker />
      </summary>
      <p className="lead mt-4 mb-8">{unbroken(text)}</p>
      {children}
    </details>
  );
}

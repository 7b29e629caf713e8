/** A map of somebody else's that loads only when the visitor asks for it. Until then, a drawing. */
import { useState } from "react";
import type { Aerodrome } from "../generated/Aerodrome";
import { REFERENCE_POINTS } from "./charts/reference-points";
import { WayThere } from "./charts/way-there";
import { useHydrated } from "./use-hydrated";

type MapFrameProps = {
  src: string;
  title: string;
  aerodrome: Aerodrome;
  /** Says that what is shown first is no map. */
  schematic: string;
  show: string;
  note: string;
};

export function MapFrame({ src, title, aerodrome, schematic, show, note }: MapFrameProps) {
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  if (shown) {
    return (
      <iframe
        src={src}
        title={title}
        sandbox="allow-scripts allow-same-origin allow-popups"
        referrerPolicy="no-referrer"
        // The button that had the focus is gone.
        ref={(frame) => frame?.focus()}
        className="aspect-[4/5] w-full border border-line md:aspect-[4/3] lg:aspect-auto lg:h-full lg:min-h-[34rem]"
      />
    );
  }
  return (
    <div className="ground-ink relative aspect-[4/5] w-full overflow-hidden border border-line md:aspect-[4/3] lg:aspect-auto lg:h-full lg:min-h-[34rem]">
      <WayThere aerodrome={aerodrome} />
      <p
        aria-hidden="true"
        className="label absolute inset-x-4 top-4 flex w-fit flex-wrap gap-x-4 bg-ground px-2 py-1"
      >
        <span>{`${aerodrome} ${REFERENCE_POINTS[aerodrome]}`}</span>
        <span>{schematic}</span>
      </p>
      <div className="absolute inset-x-4 bottom-4 flex flex-wrap items-center gap-x-6 gap-y-3 border border-line bg-ground p-4 md:right-auto md:max-w-md">
        <button
          type="button"
          onClick={() => setShown(true)}
          className={`button button-secondary ${hydrated ? "" : "invisible"}`}
        >
          {show}
        </button>
        <p className="text-sm leading-snug text-muted md:max-w-56">{note}</p>
      </div>
    </div>
  );
}

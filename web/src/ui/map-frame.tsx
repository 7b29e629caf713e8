/** A map of somebody else's that loads only when the visitor asks for it. Until then, a drawing. */
import { useState } from "react";
import { useHydrated } from "./use-hydrated";

type MapFrameProps = {
  src: string;
  title: string;
  /** Where the map is, in mono along its edge. */
  position: string;
  show: string;
  note: string;
};

export function MapFrame({ src, title, position, show, note }: MapFrameProps) {
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
      <MapDrawing />
      <p aria-hidden="true" className="label absolute top-4 left-4 bg-ground px-2 py-1">
        {position}
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

/** Streets, a runway and range rings around a pin: the idea of a map, of no place in particular. */
function MapDrawing() {
  return (
    <svg
      viewBox="0 0 800 700"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <path d="M0 0h800v700H0z" className="fill-panel" />
      <path d="M100 0v700M200 0v700M300 0v700M400 0v700M500 0v700M600 0v700M700 0v700M0 50h800M0 150h800M0 250h800M0 350h800M0 450h800M0 550h800M0 650h800" className="stroke-line" opacity="0.45" />
      <g className="stroke-line" strokeWidth="10">
        <path d="M-20 560C180 520 300 470 420 330S640 60 820 30" />
        <path d="M120-20C150 180 210 320 420 330s300 160 340 400" />
      </g>
      <g className="stroke-line" strokeWidth="3">
        <path d="M-20 200c120 30 190 60 236 96M300-20c6 90-10 190-92 270M420 330c-30 120-60 240-40 390M420 330C540 300 660 300 820 350M560 230c60 40 120 60 260 60M270 440c-40 80-60 160-50 280M60 520 20 720M520 720c10-120 40-200 130-250" />
        <path d="M160 90h90v70h-90zM470 480h70v60h-70zM330 180l60-30 30 60-60 30z" />
      </g>
      <g transform="rotate(-38 640 190)">
        <path d="M500 182h280v16H500z" className="fill-ground stroke-muted" />
        <path d="M520 190h240" className="stroke-muted" strokeDasharray="14 10" />
        <path d="M500 232h280v16H500z" className="fill-ground stroke-muted" />
        <path d="M520 240h240" className="stroke-muted" strokeDasharray="14 10" />
      </g>
      <g className="stroke-accent">
        <circle cx="420" cy="330" r="70" opacity="0.7" strokeDasharray="3 5" />
        <circle cx="420" cy="330" r="150" opacity="0.45" strokeDasharray="3 5" />
        <circle cx="420" cy="330" r="230" opacity="0.3" strokeDasharray="3 5" />
        <path d="M420 60v40M420 560v40M150 330h40M650 330h40" opacity="0.6" />
      </g>
      <circle cx="420" cy="330" r="20" className="fill-ground stroke-fg" strokeWidth="1.5" />
      <circle cx="420" cy="330" r="8" className="fill-beacon" />
    </svg>
  );
}

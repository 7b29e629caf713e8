/** The symbols of a departure chart: an aerodrome, a waypoint, and one that must be flown over. */

export type SymbolKind = "aerodrome" | "waypoint" | "flyover";

export function WaypointSymbol({ kind }: { kind: SymbolKind }) {
  if (kind === "aerodrome") {
    return (
      <>
        <circle r="13" className="route-symbol" />
        <path d="M-20 9 20-9" className="route-runway" />
      </>
    );
  }
  return (
    <>
      {kind === "flyover" && <circle r="17" className="route-symbol" />}
      <path d="M0-12 11 8h-22z" className={kind === "flyover" ? "route-symbol-last" : "route-symbol-full"} />
    </>
  );
}

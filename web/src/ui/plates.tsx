/** Neutral engraved plates where logos of clients and partners will be. */
import type { Plates as PlatesData } from "../generated/Plates";

export function Plates({ plates, className = "" }: { plates: PlatesData; className?: string }) {
  return (
    <div className={className}>
      <h3 className="label mb-3 font-normal">{plates.title}</h3>
      <ul className="grid grid-cols-2 gap-2 md:grid-cols-3 xl:grid-cols-6">
        {plates.labels.map((label) => (
          <li key={label} className="plate">
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}

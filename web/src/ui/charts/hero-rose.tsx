/** A great compass rose that runs out of the page, behind a title that has no picture. */
import { CompassRose } from "./compass-rose";
import { VARIATIONS } from "./reference-points";

export function HeroRose() {
  return (
    <svg viewBox="-300 -300 600 600" aria-hidden="true" className="hero-rose">
      <CompassRose x={0} y={0} radius={220} variation={VARIATIONS.LEMD} bare />
      <circle r="292" className="chart-hairline" />
    </svg>
  );
}

/** The drawing at the end of a page, one for each family of pages. */
import { GlidePath } from "./glide-path";
import { RunwayLights } from "./runway-lights";
import { ScopeQuarter } from "./scope-quarter";
import { StripBay } from "./strip-bay";

/** Initial training ends on final, advanced training at the scope, selection on the glide path; all else at the bay. */
const DRAWINGS = {
  initial: RunwayLights,
  advanced: ScopeQuarter,
  specialized: GlidePath,
  none: StripBay,
} as const;

export type PageFamily = keyof typeof DRAWINGS;

export function ClosingDrawing({ family, className = "" }: { family: PageFamily; className?: string }) {
  const Drawing = DRAWINGS[family];
  return <Drawing className={className} />;
}

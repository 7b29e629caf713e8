/** What every section component receives: the fields of its kind, its anchor and its ground. */
import type { Ground } from "../generated/Ground";

export type SectionProps<Fields> = Fields & { id?: string; ground?: Ground };

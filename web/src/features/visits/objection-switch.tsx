/** The switch by which a visitor is left out of the sums. Its answer stays in this browser because it was asked for. */
import { useEffect, useState } from "react";
import type { VisitsSwitch } from "../../generated/VisitsSwitch";
import { hasObjected, setObjection } from "../../site/visits-objection";

export function ObjectionSwitch({ label, counted, leftOut, forbidden }: VisitsSwitch) {
  const [objects, setObjects] = useState<boolean | null>(null);
  const [isKept, setKept] = useState(true);
  useEffect(() => setObjects(hasObjected()), []);
  const change = (wanted: boolean) => {
    setKept(setObjection(wanted));
    setObjects(wanted);
  };
  const state = objects ? leftOut : counted;
  return (
    <div className="mt-10 border-y border-line py-6 noscript:hidden">
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          className="mt-1 size-5 shrink-0"
          checked={objects ?? false}
          disabled={objects === null}
          onChange={({ target }) => change(target.checked)}
        />
        <span>{label}</span>
      </label>
      <p className="mt-2 text-sm text-muted" role="status">
        {isKept ? state : forbidden}
      </p>
    </div>
  );
}

/** Somebody else was quicker: who changed what, what one wanted oneself, and which of the two shall hold. */
import { useEffect, useRef } from "react";
import type { Change } from "../api/enquiry-shapes";
import { useNames } from "../words/use-names";
import { Button } from "../ui/button";
import { useWords } from "../words/words";
import { ChangeText, useChangedValue } from "./change-text";
import type { Changing } from "./use-change";

type PanelProps = { changing: Changing; onApplied?: () => void; onLeave?: () => void };

const nothing = () => {};

export function ConflictPanel({ changing, onApplied = nothing, onLeave = nothing }: PanelProps) {
  const { t } = useWords();
  const { conflict, run, busy, giveUp } = changing;
  const panel = useRef<HTMLDivElement>(null);
  const isThere = conflict !== null;
  useEffect(() => {
    if (isThere) {
      panel.current?.focus();
    }
  }, [isThere]);
  const leave = () => {
    giveUp();
    onLeave();
  };
  return (
    <div role="alert">
      {conflict && (
        <div ref={panel} tabIndex={-1} className="conflict">
          <h2>{t("conflict.title")}</h2>
          <ul>
            {conflict.theirs.map((item) => (
              <li key={`${item.at} ${item.field}`}>
                <ChangeText item={item} withWho />
              </li>
            ))}
            {conflict.theirs.length === 0 && <li>{t("conflict.unknown")}</li>}
          </ul>
          <Mine mine={conflict.mine} />
          <div className="actions">
            <Button busy={busy} onClick={() => void run(conflict.current, conflict.mine, onApplied)}>
              {t("conflict.applyMine")}
            </Button>
            <Button kind="quiet" onClick={leave}>
              {t("conflict.leaveTheirs")}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

function Mine({ mine }: { mine: Change }) {
  const { t } = useWords();
  const { fieldName } = useNames();
  const valueOf = useChangedValue();
  const wanted = Object.entries(mine).map(([field, value]) => {
    const name = field === "suspected" ? "suspicion" : field;
    return `${fieldName(name)}: ${valueOf(name, value === false ? null : String(value ?? ""))}`;
  });
  return (
    <p>
      <strong>{t("conflict.mine")}</strong> {wanted.join(" · ")}
    </p>
  );
}

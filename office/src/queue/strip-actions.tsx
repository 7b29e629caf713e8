/** What can be done with a strip without opening it. */
import { useMe } from "../session/session";
import { Button } from "../ui/button";
import { useWords } from "../words/words";
import { called } from "./called";
import type { HeldRow } from "./held";
import { isDone } from "./standing";
import type { RowActions } from "./use-row-actions";

type ActionsProps = { row: HeldRow; isCurrent: boolean; actions: RowActions };

export function StripActions({ row, isCurrent, actions }: ActionsProps) {
  const { t } = useWords();
  const me = useMe();
  const named = (text: string, perform: (row: HeldRow) => Promise<void>) => (
    <Button
      kind="small"
      data-tick={perform === actions.done && !isDone(row.status) ? true : undefined}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={`${text}: ${called(row, t("queue.nameless"))}`}
      onClick={() => void perform(row)}
    >
      {text}
    </Button>
  );
  if (row.suspicion !== null) {
    return <div className="slip-actions">{named(t("queue.notSuspected"), actions.suspect)}</div>;
  }
  const done = isDone(row.status);
  const isMine = row.owner?.id === me.id;
  return (
    <div className="slip-actions">
      {!done && named(t(isMine ? "queue.release" : "queue.take"), actions.take)}
      {named(t(done ? "queue.reopen" : "queue.done"), actions.done)}
    </div>
  );
}

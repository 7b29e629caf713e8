/** The bay: strips in the order in which people have waited, walked through with the keyboard. */
import { useEffect, useMemo, type KeyboardEvent } from "react";
import type { Row } from "../api/enquiry-shapes";
import { useKeys } from "../keys/use-keys";
import { wantReply } from "../reply/use-replying";
import { go } from "../router/history";
import { useWords } from "../words/words";
import { rememberList, takeLeft } from "./came-from";
import type { Held } from "./held";
import { Strip } from "./strip";
import { useRoving } from "./use-roving";
import { useRowActions } from "./use-row-actions";

type ListProps = {
  list: Held;
  search: string;
  /** The first of those that were just put in. */
  wanted: string | null;
  onChange: (row: Row) => void;
};

export function StripList({ list, search, wanted, onChange }: ListProps) {
  const { t } = useWords();
  const ids = useMemo(() => list.rows.map(({ id }) => id), [list.rows]);
  const roving = useRoving(ids);
  const actions = useRowActions(onChange);
  const current = list.rows.find(({ id }) => id === roving.current);
  useEffect(() => rememberList(search, ids), [search, ids]);

  // Back from an enquiry, to its strip. What the list was when the page came counts, not what it becomes.
  useEffect(() => {
    const left = takeLeft();
    if (left !== null && ids.includes(left)) {
      roving.focusOn(left);
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);

  useEffect(() => {
    if (wanted !== null) {
      roving.focusOn(wanted);
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when others are wanted
  }, [wanted]);

  const open = (row: Row) => go({ page: "enquiry", id: row.id });
  const reply = (row: Row) => {
    wantReply(row.id);
    open(row);
  };
  useKeys({
    j: () => roving.move(1),
    k: () => roving.move(-1),
    o: () => current && open(current),
    m: () => current && reply(current),
    a: () => current && void actions.take(current),
    d: () => current && void actions.done(current),
    s: () => current && void actions.suspect(current),
  });

  /** Arrows move in the list only where the focus is in it: elsewhere they are the page's. */
  const walk = (event: KeyboardEvent) => {
    const to: Record<string, () => void> = {
      ArrowDown: () => roving.move(1),
      ArrowUp: () => roving.move(-1),
      Home: () => roving.focusOn(ids[0]),
      End: () => roving.focusOn(ids.at(-1)),
    };
    const go = event.ctrlKey || event.metaKey || event.altKey ? undefined : to[event.key];
    if (go) {
      event.preventDefault();
      go();
    }
  };
  return (
    <ol className="bay" aria-label={t("queue.list")} onKeyDown={walk}>
      {list.rows.map((row) => (
        <Strip
          key={row.id}
          row={row}
          isCurrent={row.id === roving.current}
          actions={actions}
          onChoose={() => roving.choose(row.id)}
          link={roving.attach(row.id)}
        />
      ))}
    </ol>
  );
}

/** The line above the list: its order, what is new, and whether the server is there. It has its room at all times. */
import { useLive } from "../live/live";
import { useAction } from "../load/use-action";
import { Button } from "../ui/button";
import { useWords } from "../words/words";
import type { Query } from "./query";
import type { Queue } from "./use-queue";

type LineProps = { query: Query; queue: Queue; onBring: () => Promise<void> };

export function QueueLine({ query, queue, onBring }: LineProps) {
  const { t } = useWords();
  const { isAway } = useLive();
  const isNewestFirst = query.view === "done" || query.view === "all";
  const isDue = query.view === "due";
  return (
    <div className="queue-line" data-away={isAway || undefined}>
      <p>
        {t(isDue ? "queue.dueFirst" : isNewestFirst ? "queue.newestFirst" : "queue.longestFirst")}
        {!isNewestFirst && !isDue && <span className="queue-detail">{t("queue.inOfficeHours")}</span>}
      </p>
      <p role="status" className="queue-away">
        {isAway && (
          <>
            {t("queue.away")}
            <span className="queue-detail">{t("queue.awayDetail")}</span>
          </>
        )}
      </p>
      <Bring queue={queue} onBring={onBring} />
    </div>
  );
}

function Bring({ queue, onBring }: Omit<LineProps, "query">) {
  const { t } = useWords();
  const { run, busy } = useAction(onBring);
  const arrived = queue.list?.arrived.length ?? 0;
  const hasLeft = queue.list?.rows.some((row) => row.hasLeft) ?? false;
  const text =
    arrived > 0 ? t(arrived === 1 ? "queue.oneNew" : "queue.manyNew", { count: arrived }) : t("queue.tidy");
  const isThere = queue.isCurrent && (arrived > 0 || hasLeft);
  return (
    <div role="status" className="queue-bring" data-new={arrived > 0 || undefined}>
      {isThere && (
        <Button kind="small" busy={busy} onClick={() => void run()}>
          {text}
        </Button>
      )}
    </div>
  );
}

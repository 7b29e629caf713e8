/** The queue: who waits for an answer, and for how long. */
import { useMemo, useState } from "react";
import { KeysButton } from "../keys/keys-dialog";
import { useKeys } from "../keys/use-keys";
import { useAction } from "../load/use-action";
import { CsvButton } from "../queue/csv-button";
import { EmptyList } from "../queue/empty-list";
import { Filters, FiltersButton } from "../queue/filters";
import { parseQuery, searchOf, type Query } from "../queue/query";
import { QueueLine } from "../queue/queue-line";
import { SearchBox } from "../queue/search-box";
import { StripList } from "../queue/strip-list";
import { Tabs } from "../queue/tabs";
import { useQueue, type Queue } from "../queue/use-queue";
import { go, useSearch } from "../router/history";
import { Link } from "../router/link";
import { useMe } from "../session/session";
import { Button } from "../ui/button";
import { Failure, NoContact } from "../ui/failure";
import { PageHeading } from "../ui/page";
import { Sweep } from "../ui/sweep";
import { useWords } from "../words/words";

export function QueuePage() {
  const { t } = useWords();
  const address = useSearch();
  const query = useMemo(() => parseQuery(address), [address]);
  const search = searchOf(query);
  const queue = useQueue(search);
  const isAdministrator = useMe().role === "administrator";
  const fresh = queue.list?.counts.new ?? 0;
  const [wanted, setWanted] = useState<string | null>(null);
  const [narrows, setNarrows] = useState(false);
  const bring = async () => {
    const first = queue.list?.arrived[0] ?? null;
    await queue.reload();
    setWanted(first);
  };
  useKeys({
    "/": () => document.getElementById("search")?.focus(),
    r: () => void bring(),
    c: () => go({ page: "newEnquiry" }),
  });
  return (
    <>
      <header className="queue-head">
        <PageHeading tab={fresh > 0 ? `(${fresh}) ${t("queue.title")}` : undefined}>
          {t("queue.title")}
        </PageHeading>
        <SearchBox query={query} />
        <KeysButton />
        <Link to={{ page: "newEnquiry" }} className="button button-secondary">
          {t("queue.enter")}
        </Link>
      </header>
      <div className="queue-tools">
        <Tabs query={query} counts={queue.list?.counts ?? null} onSame={() => void queue.reload()} />
        <FiltersButton query={query} isOpen={narrows} onToggle={() => setNarrows(!narrows)} />
        {isAdministrator && <CsvButton search={search} />}
      </div>
      {narrows && <Filters query={query} />}
      <QueueLine query={query} queue={queue} onBring={bring} />
      <Shown query={query} queue={queue} wanted={wanted} />
    </>
  );
}

function Shown({ query, queue, wanted }: { query: Query; queue: Queue; wanted: string | null }) {
  const { t } = useWords();
  const { list, isCurrent, error } = queue;
  if (error && !isCurrent) {
    return <NoContact error={error} onRetry={() => void queue.reload()} />;
  }
  if (!list) {
    return <Sweep label={t("loading")} />;
  }
  return (
    <div aria-busy={!isCurrent}>
      {list.rows.length === 0 ? (
        <EmptyList query={query} counts={list.counts} />
      ) : (
        <StripList key={queue.of} list={list} search={queue.of} wanted={wanted} onChange={queue.change} />
      )}
      <Failure error={isCurrent ? error : null} />
      {list.next !== null && isCurrent && <More queue={queue} />}
    </div>
  );
}

function More({ queue }: { queue: Queue }) {
  const { t } = useWords();
  const { run, busy, error } = useAction(queue.more);
  return (
    <div className="more">
      <Failure error={error} />
      <Button busy={busy} onClick={() => void run()}>
        {t("queue.more")}
      </Button>
    </div>
  );
}

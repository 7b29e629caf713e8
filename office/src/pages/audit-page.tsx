/** What was done here and by whom, newest first: a position log. */
import { useState } from "react";
import type { AuditEntry, AuditPage as AuditPart } from "../api/shapes";
import { readAudit } from "../api/staff";
import { useAction } from "../load/use-action";
import { useLoad } from "../load/use-load";
import { Button } from "../ui/button";
import { Failure, NoContact } from "../ui/failure";
import { Page } from "../ui/page";
import { Sweep } from "../ui/sweep";
import { useWords } from "../words/words";

export function AuditPage() {
  const { t } = useWords();
  const { data, error, reload } = useLoad("audit", () => readAudit(null));
  return (
    <Page title={t("audit.title")} about={t("audit.about")}>
      {data ? <Log key={data.entries[0]?.id} first={data} /> : !error && <Sweep label={t("loading")} />}
      {error && <NoContact error={error} onRetry={() => void reload()} />}
    </Page>
  );
}

function Log({ first }: { first: AuditPart }) {
  const { t } = useWords();
  const [older, setOlder] = useState<AuditEntry[]>([]);
  const [next, setNext] = useState(first.next);
  const { run, busy, error } = useAction(async () => {
    const part = await readAudit(next);
    setOlder((before) => [...before, ...part.entries]);
    setNext(part.next);
  });
  const entries = [...first.entries, ...older];
  if (entries.length === 0) {
    return <p className="empty">{t("audit.empty")}</p>;
  }
  return (
    <>
      <table className="log">
        <thead>
          <tr>
            <th scope="col">{t("audit.at")}</th>
            <th scope="col">{t("audit.who")}</th>
            <th scope="col">{t("audit.action")}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <LogRow key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
      <Failure error={error} />
      {next !== null && (
        <Button busy={busy} onClick={() => void run()}>
          {t("audit.older")}
        </Button>
      )}
    </>
  );
}

function LogRow({ entry }: { entry: AuditEntry }) {
  const { t, has, dates } = useWords();
  const action = `action.${entry.action}`;
  return (
    <tr>
      <td>
        <time dateTime={entry.at}>{dates.moment(entry.at)}</time>
      </td>
      <td>{entry.who?.name ?? t("audit.nobody")}</td>
      <td>
        {has(action) ? t(action) : entry.action}
        {entry.subject && <span className="log-subject">{entry.subject}</span>}
      </td>
    </tr>
  );
}

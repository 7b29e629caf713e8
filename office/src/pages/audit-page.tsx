/** What was done here and by whom, newest first: a position log. */
import { useState } from "react";
import type { AuditEntry, AuditPage as AuditPart, Person } from "../api/shapes";
import { readAudit, readPeople } from "../api/staff";
import { useAction } from "../load/use-action";
import { useLoad } from "../load/use-load";
import { Link } from "../router/link";
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
  const people = useLoad("people", readPeople);
  const entries = [...first.entries, ...older];
  const names = namesOf(people.data ?? [], entries);
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
            <LogRow key={entry.id} entry={entry} names={names} />
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

/** Of these the subject is an enquiry. */
const OF_ENQUIRIES = new Set([
  "enquiryChanged",
  "noteAdded",
  "enquiryEntered",
  "deliveredAgain",
  "replyArrived",
]);

/** The log holds ids; whoever is known is shown by name. */
function namesOf(people: Person[], entries: AuditEntry[]): Map<string, string> {
  const known = [...entries.flatMap(({ who }) => who ?? []), ...people];
  return new Map(known.map(({ id, name }) => [id, name]));
}

function LogRow({ entry, names }: { entry: AuditEntry; names: Map<string, string> }) {
  const { t, has, dates } = useWords();
  const { at, who, subject } = entry;
  const action = `action.${entry.action}`;
  return (
    <tr>
      <td>
        <time dateTime={at}>{dates.moment(at)}</time>
      </td>
      <td>{who?.name ?? t("audit.nobody")}</td>
      <td>
        {has(action) ? t(action) : entry.action}
        {subject && (
          <span className="log-subject">
            {OF_ENQUIRIES.has(entry.action) ? (
              <Link className="link" to={{ page: "enquiry", id: subject }}>
                {subject}
              </Link>
            ) : (
              (names.get(subject) ?? subject)
            )}
          </span>
        )}
      </td>
    </tr>
  );
}

/** What there is of a person. */
import { exportPerson, type FoundPerson } from "../api/duties";
import { useAction } from "../load/use-action";
import { useNames } from "../words/use-names";
import { Link } from "../router/link";
import { Button } from "../ui/button";
import { Facts } from "../ui/facts";
import { Failure } from "../ui/failure";
import { useWords } from "../words/words";
import { saveFile } from "./save-file";

type FoundProps = { email: string; data: FoundPerson; onErase: () => void };

export function FoundData({ email, data, onErase }: FoundProps) {
  const { t } = useWords();
  const { run, busy, error } = useAction(async () =>
    saveFile(await exportPerson(email), `${t("person.file")}-${new Date().toISOString().slice(0, 10)}.json`),
  );
  const { enquiries, notes, subscriptions, mails } = data;
  if (enquiries.length + notes + subscriptions.length + mails === 0) {
    return <p className="empty">{t("person.nothing", { email })}</p>;
  }
  return (
    <section aria-labelledby="found">
      <h2 id="found">{email}</h2>
      <Facts
        facts={[
          t("person.enquiries", { count: enquiries.length }),
          t("person.notes", { count: notes }),
          t("person.subscriptions", { count: subscriptions.length }),
          t("person.mails", { count: mails }),
        ]}
      />
      <Rows data={data} />
      <Failure error={error} />
      <div className="actions">
        <Button busy={busy} onClick={() => void run()}>
          {t("person.export")}
        </Button>
        <Button kind="danger" onClick={onErase}>
          {t("person.erase")}
        </Button>
      </div>
    </section>
  );
}

function Rows({ data }: { data: FoundPerson }) {
  const { t, dates } = useWords();
  const { statusName, languageName } = useNames();
  return (
    <ul className="rows">
      {data.enquiries.map(({ id, name, received, interestTitle, excerpt, status }) => (
        <li key={id} className="row">
          <div className="row-words">
            <h3>
              <Link className="link" to={{ page: "enquiry", id }}>
                {interestTitle ?? t("enquiry.noInterest")}
              </Link>
            </h3>
            <p className="person-excerpt">{excerpt}</p>
            <Facts facts={[dates.moment(received), statusName(status), name]} />
          </div>
        </li>
      ))}
      {data.subscriptions.map(({ id, topic, topicTitle, language, requested, confirmed }) => (
        <li key={id} className="row">
          <div className="row-words">
            <h3>{topicTitle ?? topic}</h3>
            <Facts
              facts={[
                t(confirmed ? "person.confirmed" : "person.unconfirmed"),
                dates.moment(requested),
                languageName(language),
              ]}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

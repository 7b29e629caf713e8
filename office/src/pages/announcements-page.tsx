/** Announcements: telling those who asked to be told, once each. For administrators. */
import { CandidateRow } from "../announcements/candidate-row";
import { ProgressRow } from "../announcements/progress-row";
import { useProgress } from "../announcements/use-progress";
import { readAnnouncements, type Announcements } from "../api/announcements";
import { useLoad } from "../load/use-load";
import { NoContact } from "../ui/failure";
import { Page } from "../ui/page";
import { Sweep } from "../ui/sweep";
import { useWords } from "../words/words";

export function AnnouncementsPage() {
  const { t, language } = useWords();
  const { data, error, reload, change } = useLoad(`announcements ${language}`, readAnnouncements);
  useProgress(data, change);
  return (
    <Page title={t("announcements.title")} about={t("announcements.about")}>
      {data ? <Lists data={data} onChange={change} /> : !error && <Sweep label={t("loading")} />}
      {error && <NoContact error={error} onRetry={() => void reload()} />}
    </Page>
  );
}

function Lists({ data, onChange }: { data: Announcements; onChange: (next: Announcements) => void }) {
  const { t } = useWords();
  const { canSend, waiting, sent } = data;
  return (
    <div className="announcements">
      <section>
        <h2>{t("announcements.waiting")}</h2>
        {!canSend && <p className="empty">{t("announcements.noMail")}</p>}
        {waiting.length === 0 ? (
          <p className="empty">{t("announcements.nothing")}</p>
        ) : (
          <ul className="rows">
            {waiting.map((candidate) => (
              <CandidateRow key={candidate.topic} candidate={candidate} canSend={canSend} onSent={onChange} />
            ))}
          </ul>
        )}
      </section>
      {sent.length > 0 && (
        <section>
          <h2>{t("announcements.sent")}</h2>
          <ul className="rows">
            {sent.map((announced) => (
              <ProgressRow key={announced.topic} announced={announced} canSend={canSend} onAgain={onChange} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

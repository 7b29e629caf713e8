/** Where somebody is signed in. Any of these can be ended from any other. */
import { useState } from "react";
import type { Session } from "../../api/shapes";
import { endSession, readSessions } from "../../api/staff";
import { useLoad } from "../../load/use-load";
import { Button } from "../../ui/button";
import { Confirm } from "../../ui/confirm";
import { Facts } from "../../ui/facts";
import { NoContact } from "../../ui/failure";
import { useNotice } from "../../ui/notices";
import { Sweep } from "../../ui/sweep";
import { useWords } from "../../words/words";

export function SessionSection() {
  const { t } = useWords();
  const { data, error, reload } = useLoad("sessions", readSessions);
  return (
    <section className="part" aria-labelledby="sessions">
      <h2 id="sessions">{t("sessions.title")}</h2>
      <p className="section-about">{t("sessions.about")}</p>
      {data ? (
        <ul className="rows">
          {data.map((session) => (
            <SessionRow key={session.id} session={session} onChange={reload} />
          ))}
        </ul>
      ) : (
        !error && <Sweep label={t("loading")} />
      )}
      {error && <NoContact error={error} onRetry={() => void reload()} />}
    </section>
  );
}

function SessionRow({ session, onChange }: { session: Session; onChange: () => Promise<void> }) {
  const { t, dates } = useWords();
  const say = useNotice();
  const [asks, setAsks] = useState(false);
  const { device, startedAt, lastSeenAt, current } = session;
  return (
    <li className="row">
      <div className="row-words">
        <h3>
          {device} {current && <span className="tag">{t("sessions.current")}</span>}
        </h3>
        <Facts
          facts={[
            t("sessions.started", { date: dates.moment(startedAt) }),
            t("sessions.seen", { date: dates.moment(lastSeenAt) }),
          ]}
        />
      </div>
      {!current && (
        <div className="row-actions">
          <Button
            kind="quiet"
            aria-label={`${t("sessions.end")}: ${device}, ${dates.moment(startedAt)}`}
            onClick={() => setAsks(true)}
          >
            {t("sessions.end")}
          </Button>
        </div>
      )}
      {asks && (
        <Confirm
          title={t("sessions.endTitle", { device })}
          text={t("sessions.endText")}
          action={t("sessions.end")}
          onClose={() => setAsks(false)}
          perform={async () => {
            await endSession(session.id);
            say(t("sessions.ended", { device }));
            await onChange();
          }}
        />
      )}
    </li>
  );
}

/** How the program is, in sentences, with what to do where something is not well. */
import { useState } from "react";
import { readHealth, type Health } from "../api/duties";
import { verdicts, worst, type Level, type Verdict } from "../health/verdicts";
import { useLoad } from "../load/use-load";
import { Button } from "../ui/button";
import { Facts } from "../ui/facts";
import { NoContact } from "../ui/failure";
import { Page } from "../ui/page";
import { Sweep } from "../ui/sweep";
import { useWords } from "../words/words";

export function HealthPage() {
  const { t } = useWords();
  const { data, error, reload } = useLoad("health", readHealth);
  return (
    <Page
      title={t("health.title")}
      about={t("health.about")}
      action={<Button onClick={() => void reload()}>{t("health.again")}</Button>}
    >
      {data ? <State health={data} /> : !error && <Sweep label={t("loading")} />}
      {error && <NoContact error={error} onRetry={() => void reload()} />}
    </Page>
  );
}

function State({ health }: { health: Health }) {
  const { t, dates } = useWords();
  const [now] = useState(Date.now);
  const all = verdicts(health, now, dates);
  const level = worst(all);
  return (
    <>
      <p className="health-sum" data-level={level}>
        <Sign level={level} />
        {t(`sum.${level}`)}
      </p>
      <ul className="rows">
        {all.map((verdict) => (
          <Line key={verdict.of} verdict={verdict} />
        ))}
      </ul>
      <Open health={health} />
      <Facts
        facts={[
          t("health.version", { version: health.version }),
          t("health.started", { date: dates.moment(health.startedAt) }),
          t("health.contentVersion", { version: health.content.version }),
        ]}
      />
    </>
  );
}

function Line({ verdict }: { verdict: Verdict }) {
  const { t } = useWords();
  const { of, level, text, todo, values = {}, said } = verdict;
  return (
    <li className="row health-row" data-level={level}>
      <Sign level={level} />
      <div className="row-words">
        <h2>
          {t(`part.${of}`)} <span className="health-level">{t(`level.${level}`)}</span>
        </h2>
        <p>{t(text, values)}</p>
        {todo && <p className="health-todo">{t(todo, values)}</p>}
        {said && <p className="health-said">{said}</p>}
      </div>
    </li>
  );
}

/** A tick, a bar, a cross: the shape says it as well as the colour. */
function Sign({ level }: { level: Level }) {
  const shapes = {
    good: "M5 12.500 10 17.500 19 7",
    watch: "M12 5v8.500M12 17v2",
    bad: "M6 6l12 12M18 6 6 18",
  };
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="none" aria-hidden="true" className="health-sign">
      <path d={shapes[level]} stroke="currentColor" strokeWidth="2.500" />
    </svg>
  );
}

/** Facts that are old and words that still stand for others. */
function Open({ health }: { health: Health }) {
  const { t } = useWords();
  const { stale, placeholders } = health.content;
  if (stale.length + placeholders.length === 0) {
    return null;
  }
  return (
    <details className="fold health-open">
      <summary>{t("health.show", { count: stale.length + placeholders.length })}</summary>
      <ul>
        {stale.map(({ what, where, since }) => (
          <li key={`${where} ${what}`}>
            <span className="data">{where}</span> {what} <span className="field-hint">{since}</span>
          </li>
        ))}
        {placeholders.map(({ file, what }) => (
          <li key={`${file} ${what}`}>
            <span className="data">{file}</span> {what}
          </li>
        ))}
      </ul>
    </details>
  );
}

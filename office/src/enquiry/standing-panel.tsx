/** Where it stands and who has it: one press each, and each can be taken back. */
import { STATUSES, type Change, type Enquiry, type PersonRef } from "../api/enquiry-shapes";
import { useOptions } from "../queue/use-options";
import { useNames } from "../words/use-names";
import { useMe } from "../session/session";
import { Button } from "../ui/button";
import { useNotice } from "../ui/notices";
import { useWords } from "../words/words";
import type { Changing } from "./use-change";

type StandingProps = { enquiry: Enquiry; changing: Changing };

export function Standing({ enquiry, changing }: StandingProps) {
  const { t } = useWords();
  const { statusName } = useNames();
  const say = useNotice();
  const apply = (change: Change) => void changing.run(enquiry, change, () => say(t("enquiry.saved")));
  return (
    <section className="panel standing" aria-label={t("enquiry.standing")}>
      {enquiry.suspicion !== null && <Suspected enquiry={enquiry} apply={apply} />}
      <div role="group" aria-labelledby="status-label">
        <h2 id="status-label" className="label">
          {t("field.status")}
        </h2>
        <div className="options">
          {STATUSES.map((status) => (
            <button
              key={status}
              type="button"
              className="option"
              aria-pressed={enquiry.status === status}
              onClick={() => enquiry.status !== status && apply({ status })}
            >
              {statusName(status)}
            </button>
          ))}
        </div>
      </div>
      <Owner enquiry={enquiry} apply={apply} />
      {enquiry.suspicion === null && (
        <Button kind="quiet" onClick={() => apply({ suspected: true })}>
          {t("enquiry.suspect")}
        </Button>
      )}
    </section>
  );
}

type PartProps = { enquiry: Enquiry; apply: (change: Change) => void };

function Owner({ enquiry, apply }: PartProps) {
  const { t } = useWords();
  const me = useMe();
  const { data } = useOptions();
  const owner = enquiry.owner;
  const others = (data?.people ?? []).filter(({ id }) => id !== me.id);
  // Whoever was removed meanwhile still has it.
  const gone = owner && owner.id !== me.id && !others.some(({ id }) => id === owner.id) ? [owner] : [];
  const people: (PersonRef | null)[] = [{ id: me.id, name: t("enquiry.me") }, ...others, ...gone, null];
  return (
    <div role="group" aria-labelledby="owner-label">
      <h2 id="owner-label" className="label">
        {t("field.owner")}
      </h2>
      <div className="options">
        {people.map((person) => {
          const isIts = (owner?.id ?? null) === (person?.id ?? null);
          return (
            <button
              key={person?.id ?? "nobody"}
              type="button"
              className="option"
              aria-pressed={isIts}
              onClick={() => !isIts && apply({ owner: person?.id ?? null })}
            >
              {person?.name ?? t("enquiry.nobody")}
            </button>
          );
        })}
      </div>
    </div>
  );
}

function Suspected({ enquiry, apply }: PartProps) {
  const { t } = useWords();
  const { suspicionName } = useNames();
  return (
    <div className="suspicion">
      <p>{t("enquiry.suspected", { why: suspicionName(enquiry.suspicion ?? "") })}</p>
      <Button onClick={() => apply({ suspected: false })}>{t("queue.notSuspected")}</Button>
    </div>
  );
}

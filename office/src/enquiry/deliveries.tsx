/** The mails and calls that this enquiry set off, and what became of them. */
import { sendAgain } from "../api/enquiries";
import type { Delivery, Enquiry } from "../api/enquiry-shapes";
import { useAction } from "../load/use-action";
import { useNames } from "../words/use-names";
import { Button } from "../ui/button";
import { Failure } from "../ui/failure";
import { useNotice } from "../ui/notices";
import { useWords } from "../words/words";

type DeliveriesProps = { enquiry: Enquiry; onSent: () => Promise<void> };

export function Deliveries({ enquiry, onSent }: DeliveriesProps) {
  const { t } = useWords();
  if (enquiry.deliveries.length === 0) {
    return null;
  }
  return (
    <section className="panel" aria-labelledby="deliveries">
      <h2 id="deliveries" className="label">
        {t("enquiry.deliveries")}
      </h2>
      <ul className="deliveries">
        {enquiry.deliveries.map((delivery) => (
          <Sending key={delivery.channel} id={enquiry.id} delivery={delivery} onSent={onSent} />
        ))}
      </ul>
    </section>
  );
}

type SendingProps = { id: string; delivery: Delivery; onSent: () => Promise<void> };

function Sending({ id, delivery, onSent }: SendingProps) {
  const { t, dates } = useWords();
  const { channelName, stateName } = useNames();
  const say = useNotice();
  const { channel, state, attempts, lastError, sentAt, nextAt } = delivery;
  const { run, busy, error } = useAction(async () => {
    await sendAgain(id, channel);
    say(t("enquiry.sendingAgain"));
    await onSent().catch(() => {});
  });
  const hasTrouble = lastError !== null && sentAt === null;
  return (
    <li>
      <p>
        <strong>{channelName(channel)}</strong>{" "}
        <span className="delivery-state" data-bad={hasTrouble || undefined}>
          {stateName(state)}
        </span>
      </p>
      <p className="field-hint">
        {sentAt ? dates.moment(sentAt) : attempts > 0 && t("delivery.attempts", { count: attempts })}
        {!sentAt && nextAt && ` · ${t("delivery.next", { date: dates.moment(nextAt) })}`}
      </p>
      {hasTrouble && <p className="delivery-error">{lastError}</p>}
      <Failure error={error} />
      <Button
        kind={hasTrouble ? "small" : "quiet"}
        busy={busy}
        aria-label={`${t("enquiry.sendAgain")}: ${channelName(channel)}`}
        onClick={() => void run()}
      >
        {t("enquiry.sendAgain")}
      </Button>
    </li>
  );
}

/** All that the person wrote, as text and nothing else. */
import type { Enquiry } from "../api/enquiry-shapes";
import { useNames } from "../words/use-names";
import { isDone } from "../queue/standing";
import { waitedText } from "../queue/waited-text";
import { useWords } from "../words/words";

export function Sent({ enquiry }: { enquiry: Enquiry }) {
  const { t, dates } = useWords();
  const { formName } = useNames();
  const { received, form, language, message, answers, interestTitle } = enquiry;
  const waits = t(isDone(enquiry.status) ? "enquiry.took" : "enquiry.waits", {
    time: waitedText(t, enquiry, "long"),
  });
  return (
    <section
      className="sent"
      data-status={enquiry.suspicion === null ? enquiry.status : "suspected"}
      aria-label={t("enquiry.sent")}
    >
      <p className="sent-facts">
        <time dateTime={received}>{dates.moment(received)}</time>
        <span>{formName(form)}</span>
        <span>{waits}</span>
      </p>
      <h2>{interestTitle ?? t("enquiry.noInterest")}</h2>
      {message ? (
        <p className="sent-message" lang={language} dir="auto">
          {message}
        </p>
      ) : (
        <p className="sent-nothing">{t("enquiry.noMessage")}</p>
      )}
      {answers.length > 0 && (
        <dl className="answers">
          {answers.map(({ label, value }, place) => (
            // Two questions may be the same.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={place}>
              <dt>{label}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** That it was done: for the person who asked, and for the file. */
import type { Erasure } from "../api/duties";
import { useWords } from "../words/words";

type ReceiptProps = { email: string; at: string; erasure: Erasure };

export function Receipt({ email, at, erasure }: ReceiptProps) {
  const { t, dates } = useWords();
  return (
    <section className="receipt" aria-labelledby="receipt">
      <h2 id="receipt">{t("person.erased")}</h2>
      <p>{t("person.erasedText", { email })}</p>
      <dl className="cells">
        <div>
          <dt>{t("person.receipt")}</dt>
          <dd className="data number">{erasure.erasure}</dd>
        </div>
        <div>
          <dt>{t("audit.at")}</dt>
          <dd>{dates.moment(at)}</dd>
        </div>
        <div>
          <dt>{t("person.erasedWhat")}</dt>
          <dd>
            {t("person.enquiries", { count: erasure.enquiries })} ·{" "}
            {t("person.notes", { count: erasure.notes })} ·{" "}
            {t("person.subscriptions", { count: erasure.subscriptions })}
          </dd>
        </div>
      </dl>
    </section>
  );
}

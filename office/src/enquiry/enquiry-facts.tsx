/** Where it came from and what was agreed to. */
import type { Enquiry } from "../api/enquiry-shapes";
import { useWords } from "../words/words";
import { ownPage } from "./reach";

export function Facts({ enquiry }: { enquiry: Enquiry }) {
  const { t, dates } = useWords();
  const { page, campaign, consent, policyVersion } = enquiry;
  const parts = campaign ? [campaign.source, campaign.medium, campaign.name].filter(Boolean) : [];
  const href = ownPage(page);
  return (
    <section className="panel" aria-labelledby="origin">
      <h2 id="origin" className="label">
        {t("enquiry.origin")}
      </h2>
      <dl className="cells">
        <div>
          <dt>{t("enquiry.page")}</dt>
          <dd className="data">
            {href ? (
              <a className="link" href={href} target="_blank" rel="noreferrer">
                {href}
              </a>
            ) : (
              page || t("enquiry.none")
            )}
          </dd>
        </div>
        <div>
          <dt>{t("enquiry.campaign")}</dt>
          <dd>{parts.length > 0 ? parts.join(" · ") : t("enquiry.none")}</dd>
        </div>
        <div>
          <dt>{t("enquiry.consent")}</dt>
          <dd>
            {consent ? dates.moment(consent) : t("enquiry.none")}
            {policyVersion && (
              <span className="cell-note">{t("enquiry.policy", { version: policyVersion })}</span>
            )}
          </dd>
        </div>
        <div>
          <dt>{t("enquiry.number")}</dt>
          <dd className="data number">{enquiry.id}</dd>
        </div>
      </dl>
    </section>
  );
}

/** The first layer: what it is about, and yes, no and "let me see" in one reach. */
import { usePage, useText } from "../../site/page-context";
import { TITLE_ID } from "./banner";
import { EVERYTHING, NOTHING, type Granted } from "./choice";

type QuestionProps = { onDecide: (granted: Granted) => void; onConfigure: () => void };

export function Question({ onDecide, onConfigure }: QuestionProps) {
  const { frame } = usePage();
  const t = useText();
  const policy = frame.policies.find(({ page }) => page === "cookie-policy");
  return (
    <div className="consent-question">
      <div>
        <p id={TITLE_ID} tabIndex={-1} className="font-display leading-snug font-bold outline-none">
          {t("consent.title")}
        </p>
        <p className="mt-1 text-sm leading-snug text-muted">
          {t("consent.text")}{" "}
          {policy && (
            <a href={policy.href} className="link whitespace-nowrap">
              {policy.label}
            </a>
          )}
        </p>
      </div>
      <div className="consent-answers">
        <button type="button" onClick={onConfigure} className="button button-quiet">
          {t("consent.configure")}
        </button>
        {/* Neither answer is easier to give than the other. */}
        <button type="button" onClick={() => onDecide(NOTHING)} className="button button-secondary px-2">
          {t("consent.reject")}
        </button>
        <button type="button" onClick={() => onDecide(EVERYTHING)} className="button button-secondary px-2">
          {t("consent.accept")}
        </button>
      </div>
    </div>
  );
}

/** The templates: arrows go through them and the text follows; Enter goes on to the text. */
import type { Offer } from "../api/reply-shapes";
import { Button } from "../ui/button";
import { useWords } from "../words/words";
import type { Writing } from "./use-letter";

export function TemplateChoice({ offer, writing }: { offer: Offer; writing: Writing }) {
  const { t } = useWords();
  const choices = [{ id: "", title: t("replies.blank") }, ...offer.templates];
  // One that is gone since it was chosen has left its words, and they are nobody's.
  const chosen = choices.some(({ id }) => id === writing.page.template) ? writing.page.template : "";
  if (offer.templates.length === 0) {
    return null;
  }
  return (
    <fieldset className="choice">
      <legend>{t("replies.template")}</legend>
      <div className="options">
        {choices.map(({ id, title }) => (
          <label key={id} className="option">
            <input type="radio" name="template" checked={chosen === id} onChange={() => writing.choose(id)} />
            {title}
          </label>
        ))}
      </div>
      <div role="status">
        {writing.draft.replaced && (
          <p className="reply-undo">
            {t("replies.replaced")}{" "}
            <Button kind="quiet" onClick={writing.restore}>
              {t("replies.restore")}
            </Button>
          </p>
        )}
      </div>
    </fieldset>
  );
}

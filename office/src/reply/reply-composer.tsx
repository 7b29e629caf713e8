/** A reply: from a template, in the person's language, changed at will, looked at, sent. */
import type { Enquiry } from "../api/enquiry-shapes";
import { readOffer } from "../api/replies";
import { useLoad } from "../load/use-load";
import { NoContact } from "../ui/failure";
import { Sweep } from "../ui/sweep";
import { useWords } from "../words/words";
import { LetterForm } from "./letter-form";
import type { Replying } from "./use-replying";

type ComposerProps = { enquiry: Enquiry; replying: Replying; onChange: (enquiry: Enquiry) => void };

export function ReplyComposer({ enquiry, replying, onChange }: ComposerProps) {
  const { t, language: reader } = useWords();
  const { id, language, interest, name, email } = enquiry;
  // What was corrected stands in the templates at once; their titles are for whoever reads them.
  const key = `reply ${JSON.stringify([id, reader, language, interest, name, email])}`;
  const { data, error, reload } = useLoad(key, () => readOffer(id));
  return (
    <section className="panel reply" aria-labelledby="reply-title">
      <h2 id="reply-title">{t("replies.title")}</h2>
      {data ? (
        <LetterForm enquiry={enquiry} offer={data} replying={replying} onChange={onChange} />
      ) : error ? (
        <NoContact error={error} onRetry={() => void reload()} />
      ) : (
        <Sweep label={t("loading")} />
      )}
    </section>
  );
}

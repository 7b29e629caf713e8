/** A note for the colleagues. It is kept in this tab until it was sent. */
import { type FormEvent, type KeyboardEvent } from "react";
import { addNote } from "../api/enquiries";
import { useDraft } from "../drafts/draft";
import { useAction } from "../load/use-action";
import { Button } from "../ui/button";
import { Failure } from "../ui/failure";
import { useNotice } from "../ui/notices";
import { useWords } from "../words/words";

const MAX_NOTE = 5000;

/** `sent`: under which id which text left, so that a second attempt is no second note. */
type Draft = { text: string; sent: { id: string; text: string } | null };
const EMPTY: Draft = { text: "", sent: null };

export function NoteForm({ id, onAdd }: { id: string; onAdd: () => Promise<void> }) {
  const { t } = useWords();
  const say = useNotice();
  const [draft, setDraft, clear] = useDraft<Draft>(`note:${id}`, EMPTY);
  const { run, busy, error } = useAction(async () => {
    const text = draft.text.trim();
    const note = draft.sent?.text === text ? draft.sent : { id: crypto.randomUUID(), text };
    setDraft({ text: draft.text, sent: note });
    await addNote(id, note);
    clear();
    say(t("note.added"));
    await onAdd().catch(() => {});
  });
  const add = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    void (draft.text.trim() === "" ? document.getElementById("note")?.focus() : run());
  };
  return (
    <form className="note-form" onSubmit={add}>
      <label htmlFor="note">{t("note.label")}</label>
      <textarea
        id="note"
        className="input text-area"
        rows={2}
        maxLength={MAX_NOTE}
        value={draft.text}
        placeholder={t("note.hint")}
        onChange={(event) => setDraft({ ...draft, text: event.target.value })}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
            add(event);
          } else if (event.key === "Escape") {
            event.currentTarget.blur();
          }
        }}
      />
      <div className="note-end">
        <p className="field-hint">{draft.text !== "" && t("note.kept")}</p>
        <Button type="submit" busy={busy}>
          {t("note.add")}
        </Button>
      </div>
      <Failure error={error} />
    </form>
  );
}

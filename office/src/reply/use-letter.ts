/** A reply from its first word until it has left. */
import { useState } from "react";
import { sendReply } from "../api/replies";
import type { Enquiry } from "../api/enquiry-shapes";
import type { Offer } from "../api/reply-shapes";
import { useDraft } from "../drafts/draft";
import { useAction } from "../load/use-action";
import { useMe } from "../session/session";
import { attempt, choose, pageOf, restore, type Draft, type Page } from "./letter";
import { isOnlyMine, replyConflictIn, seenIn, type ReplyConflict } from "./news";

type LetterProps = {
  enquiry: Enquiry;
  offer: Offer;
  onChange: (enquiry: Enquiry) => void;
  onSent: () => void;
};

export function useLetter({ enquiry, offer, onChange, onSent }: LetterProps) {
  const me = useMe();
  // Whoever replies has seen this state, whatever comes meanwhile.
  const [first] = useState<Draft>(() => ({ page: null, replaced: null, sent: null, seen: seenIn(enquiry) }));
  const [draft, setDraft, clear] = useDraft<Draft>(`reply:${enquiry.id}`, first);
  const [conflict, setConflict] = useState<ReplyConflict | null>(null);
  const page = pageOf(draft, offer);

  const { run, busy, error } = useAction(async (version: number) => {
    const letter = attempt(draft, page, () => crypto.randomUUID());
    setDraft({ ...draft, page, sent: letter });
    const leave = async (seen: number): Promise<void> => {
      try {
        const next = await sendReply(enquiry.id, { version: seen, ...letter });
        clear();
        setConflict(null);
        onChange(next);
        onSent();
      } catch (failure) {
        const found = replyConflictIn(failure, draft.seen);
        if (found && isOnlyMine(found, me.id) && seen !== found.current.version) {
          return leave(found.current.version);
        }
        if (!found) {
          throw failure;
        }
        onChange(found.current);
        setConflict(found);
      }
    };
    await leave(version);
  });

  return {
    draft,
    page,
    keepsSomething: draft.page !== null && page.text.trim() !== "",
    busy,
    error,
    conflict,
    write: (words: Partial<Page>) => setDraft({ ...draft, page: { ...page, ...words } }),
    choose: (template: string) => setDraft(choose(draft, offer, template)),
    restore: () => setDraft(restore(draft)),
    send: () => run(draft.seen.version),
    sendAfterAll: () => conflict && run(conflict.current.version),
    /** What the others did was read: one goes on writing. */
    goOn: () => setConflict(null),
    clear,
  };
}

export type Writing = ReturnType<typeof useLetter>;

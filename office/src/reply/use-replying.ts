/** Whether a reply is being written: through a reload, and kept aside where somebody closed it. */
import { useEffect, useState } from "react";
import type { Enquiry } from "../api/enquiry-shapes";
import { useDraft } from "../drafts/draft";
import { useNotice } from "../ui/notices";
import { useWords } from "../words/words";

type Standing = "closed" | "open" | "kept";

/** The enquiry that somebody opens from the list in order to reply. */
let wanted: string | null = null;

export const wantReply = (id: string): void => {
  wanted = id;
};

export function useReplying({ id, email }: Enquiry) {
  const { t } = useWords();
  const say = useNotice();
  const [standing, setStanding, forget] = useDraft<Standing>(`replying:${id}`, "closed");
  const [begun, setBegun] = useState(0);
  const begin = () => {
    if (email === "") {
      say(t("replies.noAddress"));
    } else {
      setStanding("open");
      setBegun(begun + 1);
    }
  };
  useEffect(() => {
    if (wanted === id) {
      begin();
    }
    wanted = null;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on coming from the list
  }, []);
  return {
    standing,
    /** Counts how often somebody asked for it: each time it takes the focus. */
    begun,
    begin,
    close: (keeps: boolean) => {
      void (keeps ? setStanding("kept") : forget());
      document.getElementById("reply")?.focus();
    },
    end: forget,
  };
}

export type Replying = ReturnType<typeof useReplying>;

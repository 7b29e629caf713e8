/** Replies of which it is not known that they left, on top of everything: somebody may be waiting for one. */
import { useState } from "react";
import type { Enquiry } from "../api/enquiry-shapes";
import { noteArrival, sendReplyAgain } from "../api/replies";
import type { Reply } from "../api/reply-shapes";
import { useAction } from "../load/use-action";
import { Button } from "../ui/button";
import { Confirm } from "../ui/confirm";
import { Failure } from "../ui/failure";
import { useNotice } from "../ui/notices";
import { useWords } from "../words/words";

type TroubleProps = { enquiry: Enquiry; onSent: () => Promise<void> };

export function ReplyTrouble({ enquiry, onSent }: TroubleProps) {
  const troubled = enquiry.replies.filter(({ state }) => state === "failed" || state === "uncertain");
  return troubled.map((reply) => <Trouble key={reply.id} enquiry={enquiry} reply={reply} onSent={onSent} />);
}

function Trouble({ enquiry, reply, onSent }: TroubleProps & { reply: Reply }) {
  const { t, dates } = useWords();
  const say = useNotice();
  const [asks, setAsks] = useState(false);
  const again = async () => {
    await sendReplyAgain(enquiry.id, reply.id);
    say(t("replies.sendingAgain"));
    await onSent().catch(() => {});
  };
  const arrived = async () => {
    await noteArrival(enquiry.id, reply.id);
    say(t("replies.notedArrival"));
    await onSent().catch(() => {});
  };
  const repeat = useAction(again);
  const settle = useAction(arrived);
  const isUncertain = reply.state === "uncertain";
  return (
    <section className="conflict" aria-labelledby={`trouble-${reply.id}`}>
      <h2 id={`trouble-${reply.id}`}>{t(isUncertain ? "replies.uncertain" : "replies.failed")}</h2>
      <p>
        {t("replies.which", {
          who: reply.who?.name ?? t("history.somebody"),
          date: dates.moment(reply.at),
          subject: reply.subject,
        })}
      </p>
      <p>{t(isUncertain ? "replies.uncertainAbout" : "replies.failedAbout")}</p>
      {reply.lastError && <p className="delivery-error">{reply.lastError}</p>}
      <Failure error={repeat.error ?? settle.error} />
      <div className="actions">
        {isUncertain && (
          <Button busy={settle.busy} onClick={() => void settle.run()}>
            {t("replies.arrived")}
          </Button>
        )}
        <Button busy={repeat.busy} onClick={() => (isUncertain ? setAsks(true) : void repeat.run())}>
          {t("enquiry.sendAgain")}
        </Button>
      </div>
      {asks && (
        <Confirm
          title={t("replies.againTitle")}
          text={t("replies.againText", { to: enquiry.email })}
          action={t("enquiry.sendAgain")}
          perform={again}
          onClose={() => setAsks(false)}
        />
      )}
    </section>
  );
}

/** The link of an invitation, to be copied and given to one person. */
import { useRef, useState } from "react";
import type { InvitationLink } from "../../api/shapes";
import { Button } from "../../ui/button";
import { useWords } from "../../words/words";

type LinkProps = { link: InvitationLink; wasToBeMailed?: boolean; onDone: () => void };

export function LinkToHand({ link, wasToBeMailed = false, onDone }: LinkProps) {
  const { t, dates } = useWords();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link.link);
      setCopied(true);
    } catch {
      // The browser forbids it: the link is selected, and the keyboard copies it.
      setCopied(false);
    }
  };
  return (
    <div className="stack">
      <p>{t("people.linkAbout", { date: dates.moment(link.expiresAt) })}</p>
      {wasToBeMailed && <p>{t(link.mailed ? "people.mailed" : "people.notMailed")}</p>}
      <input
        ref={field}
        className="input data"
        readOnly
        value={link.link}
        aria-label={t("people.link")}
        onFocus={(event) => event.target.select()}
      />
      <p role="status" className="copied">
        {copied !== null && t(copied ? "people.copied" : "people.copyByHand")}
      </p>
      <div className="dialog-actions">
        <Button onClick={onDone}>{t("done")}</Button>
        <Button kind="primary" onClick={() => void copy()}>
          {t("people.copy")}
        </Button>
      </div>
    </div>
  );
}

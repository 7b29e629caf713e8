/** A person of the office, and what administrators can do for them. */
import { useState } from "react";
import type { InvitationLink, Person } from "../../api/shapes";
import { inviteAgain, removePerson } from "../../api/staff";
import { useAction } from "../../load/use-action";
import { useMe } from "../../session/session";
import { Button } from "../../ui/button";
import { Confirm } from "../../ui/confirm";
import { Dialog } from "../../ui/dialog";
import { Facts } from "../../ui/facts";
import { Failure } from "../../ui/failure";
import { useNotice } from "../../ui/notices";
import { useWords } from "../../words/words";
import { LinkToHand } from "./link-to-hand";

type RowProps = { person: Person; onChange: () => Promise<void> };

export function PersonRow({ person, onChange }: RowProps) {
  const { t } = useWords();
  const { id } = useMe();
  const say = useNotice();
  const [asks, setAsks] = useState(false);
  const [link, setLink] = useState<InvitationLink | null>(null);
  const again = useAction(async () => {
    setLink(await inviteAgain(person.id));
    await onChange();
  });
  const { name } = person;
  const isMe = person.id === id;
  return (
    <li className="row">
      <div className="row-words">
        <h2>
          {name} {isMe && <span className="tag">{t("people.you")}</span>}
        </h2>
        <Standing person={person} />
      </div>
      <div className="row-actions">
        <Button
          kind="quiet"
          busy={again.busy}
          aria-label={`${t("people.again")}: ${name}`}
          onClick={() => void again.run()}
        >
          {t("people.again")}
        </Button>
        {!isMe && (
          <Button kind="quiet" aria-label={`${t("remove")}: ${name}`} onClick={() => setAsks(true)}>
            {t("remove")}
          </Button>
        )}
      </div>
      <Failure error={again.error} />
      {link && (
        <Dialog title={t("people.linkTitle", { name })} onClose={() => setLink(null)}>
          <LinkToHand link={link} onDone={() => setLink(null)} />
        </Dialog>
      )}
      {asks && (
        <Confirm
          title={t("people.removeTitle", { name })}
          text={t("people.removeText")}
          action={t("remove")}
          onClose={() => setAsks(false)}
          perform={async () => {
            await removePerson(person.id);
            say(t("people.removed", { name }));
            await onChange();
          }}
        />
      )}
    </li>
  );
}

/** What they may do, whether they can come in, and when they last did. */
function Standing({ person }: { person: Person }) {
  const { t, dates } = useWords();
  const { role, passkeys, lastSeenAt, invitedUntil } = person;
  const keys = ["people.noPasskey", "people.onePasskey"] as const;
  const facts = [
    t(`role.${role}`),
    t(keys[passkeys] ?? "people.passkeys", { count: passkeys }),
    lastSeenAt && t("people.seen", { date: dates.moment(lastSeenAt) }),
    invitedUntil && t("people.invited", { date: dates.moment(invitedUntil) }),
  ];
  return <Facts facts={facts} />;
}

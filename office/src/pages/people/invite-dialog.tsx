/** Invites somebody, then shows the link: it is not shown a second time. */
import { useEffect, useRef, useState, type FormEvent } from "react";
import type { InvitationLink, Role } from "../../api/shapes";
import { invite } from "../../api/staff";
import { useAction } from "../../load/use-action";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { Failure } from "../../ui/failure";
import { Field } from "../../ui/field";
import { useWords } from "../../words/words";
import { LinkToHand } from "./link-to-hand";
import { RoleChoice } from "./role-choice";

export function InviteDialog({ onInvite, onClose }: { onInvite: () => Promise<void>; onClose: () => void }) {
  const { t } = useWords();
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<Role>("office");
  const [link, setLink] = useState<InvitationLink | null>(null);
  const [nameMissing, setNameMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const mail = email.trim();
  const { run, busy, error } = useAction(async () => {
    setLink(await invite({ name: name.trim(), role, ...(mail === "" ? {} : { email: mail }) }));
    await onInvite();
  });
  const isTaken = error?.code === "conflict";
  useEffect(() => {
    if (nameMissing || isTaken) {
      form.current?.querySelector("input")?.focus();
    }
  }, [nameMissing, isTaken]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = name.trim() === "";
    setNameMissing(isMissing);
    void (isMissing || run());
  };
  if (link) {
    return (
      <Dialog key="link" title={t("people.linkTitle", { name: name.trim() })} onClose={onClose}>
        <LinkToHand link={link} wasToBeMailed={mail !== ""} onDone={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog key="form" title={t("people.inviteTitle")} onClose={onClose}>
      <form ref={form} className="stack" noValidate onSubmit={submit}>
        <Field
          label={t("people.name")}
          value={name}
          maxLength={80}
          autoComplete="off"
          required
          error={nameMissing ? t("people.nameMissing") : isTaken ? t("people.nameTaken") : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <RoleChoice role={role} onChoose={setRole} />
        <Field
          label={t("people.email")}
          note={t("optional")}
          hint={t("people.emailHint")}
          type="email"
          value={email}
          maxLength={254}
          autoComplete="off"
          onChange={(event) => setEmail(event.target.value)}
        />
        <Failure error={isTaken ? null : error} />
        <div className="dialog-actions">
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button kind="primary" type="submit" busy={busy}>
            {t("people.inviteButton")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** A passkey: what it is called, when it was last used; it is renamed in its place. */
import { useEffect, useRef, useState } from "react";
import type { Passkey } from "../../api/shapes";
import { removePasskey, renamePasskey } from "../../api/staff";
import { useAction } from "../../load/use-action";
import { Button } from "../../ui/button";
import { Confirm } from "../../ui/confirm";
import { Facts } from "../../ui/facts";
import { useNotice } from "../../ui/notices";
import { useWords } from "../../words/words";
import { NameForm } from "./name-form";

type RowProps = { passkey: Passkey; isLast: boolean; onChange: () => Promise<void> };

export function PasskeyRow({ passkey, isLast, onChange }: RowProps) {
  const { t, dates } = useWords();
  const say = useNotice();
  const [state, setState] = useState<"shown" | "renamed" | "removed">("shown");
  const { name, addedAt, lastUsedAt } = passkey;
  const row = useRef<HTMLLIElement>(null);
  const wasRenamed = useRef(false);
  useEffect(() => {
    if (state === "shown" && wasRenamed.current) {
      // Back to the button that began it.
      row.current?.querySelector("button")?.focus();
    }
    wasRenamed.current = state === "renamed";
  }, [state]);
  if (state === "renamed") {
    return (
      <li ref={row} className="row">
        <Rename passkey={passkey} onChange={onChange} onEnd={() => setState("shown")} />
      </li>
    );
  }
  const used = lastUsedAt ? t("passkeys.used", { date: dates.moment(lastUsedAt) }) : t("passkeys.unused");
  return (
    <li ref={row} className="row">
      <div className="row-words">
        <h3>{name}</h3>
        <Facts facts={[t("passkeys.added", { date: dates.day(addedAt) }), used]} />
      </div>
      <div className="row-actions">
        <Button kind="quiet" aria-label={`${t("rename")}: ${name}`} onClick={() => setState("renamed")}>
          {t("rename")}
        </Button>
        {!isLast && (
          <Button kind="quiet" aria-label={`${t("remove")}: ${name}`} onClick={() => setState("removed")}>
            {t("remove")}
          </Button>
        )}
      </div>
      {state === "removed" && (
        <Confirm
          title={t("passkeys.removeTitle", { name })}
          text={t("passkeys.removeText")}
          action={t("remove")}
          onClose={() => setState("shown")}
          perform={async () => {
            await removePasskey(passkey.id);
            say(t("passkeys.removed", { name }));
            await onChange();
          }}
        />
      )}
    </li>
  );
}

function Rename({ passkey, onChange, onEnd }: Omit<RowProps, "isLast"> & { onEnd: () => void }) {
  const { t } = useWords();
  const [name, setName] = useState(passkey.name);
  const form = useRef<HTMLFormElement>(null);
  const { run, busy, error } = useAction(async () => {
    await renamePasskey(passkey.id, name.trim());
    await onChange();
    onEnd();
  });
  useEffect(() => form.current?.querySelector("input")?.select(), []);
  const save = () => void (name.trim() === "" || name.trim() === passkey.name ? onEnd() : run());
  return (
    <NameForm
      ref={form}
      label={t("passkeys.deviceName")}
      name={name}
      error={error}
      onName={setName}
      onSend={save}
      onEscape={onEnd}
    >
      <Button type="submit" busy={busy}>
        {t("save")}
      </Button>
      <Button kind="quiet" onClick={onEnd}>
        {t("cancel")}
      </Button>
    </NameForm>
  );
}

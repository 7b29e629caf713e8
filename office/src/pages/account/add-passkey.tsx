/** A further passkey: on this device, on a telephone by the browser's own code, or on a key of metal. */
import { useState, type FormEvent } from "react";
import { beginPasskey, finishPasskey } from "../../api/staff";
import { useAction } from "../../load/use-action";
import { createPasskey, hasPasskeys } from "../../passkeys/ceremonies";
import { NoPasskeysHere } from "../../session/door";
import { Button } from "../../ui/button";
import { Failure } from "../../ui/failure";
import { Field } from "../../ui/field";
import { useNotice } from "../../ui/notices";
import { useWords } from "../../words/words";

export function AddPasskey({ onAdd }: { onAdd: () => Promise<void> }) {
  const { t } = useWords();
  const say = useNotice();
  const [name, setName] = useState("");
  const { run, busy, error } = useAction(async () => {
    const { ceremony, options } = await beginPasskey();
    const credential = await createPasskey(options);
    const chosen = name.trim() || t("passkeys.unnamed");
    await finishPasskey(ceremony, credential, chosen);
    setName("");
    say(t("passkeys.addedNotice", { name: chosen }));
    await onAdd();
  });
  const add = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  if (!hasPasskeys()) {
    return <NoPasskeysHere />;
  }
  return (
    <form className="row-form add" onSubmit={add}>
      <Field
        label={t("passkeys.addLabel")}
        hint={t("passkeys.addHint")}
        placeholder={t("passkeys.addExample")}
        value={name}
        maxLength={60}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <div className="row-actions">
        <Button type="submit" busy={busy}>
          {t("passkeys.add")}
        </Button>
      </div>
      <Failure error={error} />
    </form>
  );
}

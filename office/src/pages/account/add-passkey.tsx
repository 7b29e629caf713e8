/** A further passkey: on this device, on a telephone by the browser's own code, or on a key of metal. */
import { useState } from "react";
import { beginPasskey, finishPasskey } from "../../api/staff";
import { useAction } from "../../load/use-action";
import { createPasskey, hasPasskeys } from "../../passkeys/ceremonies";
import { NoPasskeysHere } from "../../session/sign-in-layout";
import { Button } from "../../ui/button";
import { useNotice } from "../../ui/notices";
import { useWords } from "../../words/words";
import { NameForm } from "./name-form";

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
  if (!hasPasskeys()) {
    return <NoPasskeysHere />;
  }
  return (
    <NameForm
      className="row-form add"
      label={t("passkeys.addLabel")}
      hint={t("passkeys.addHint")}
      placeholder={t("passkeys.addExample")}
      name={name}
      error={error}
      onName={setName}
      onSend={() => void run()}
    >
      <Button type="submit" busy={busy}>
        {t("passkeys.add")}
      </Button>
    </NameForm>
  );
}

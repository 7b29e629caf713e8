/** Asks for the address once more: nothing of this can be brought back. */
import { useState, type FormEvent } from "react";
import { erasePerson, type Erasure } from "../api/duties";
import { useAction } from "../load/use-action";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { Failure } from "../ui/failure";
import { Field } from "../ui/field";
import { useWords } from "../words/words";

type EraseProps = { email: string; onErased: (erasure: Erasure) => void; onClose: () => void };

export function EraseDialog({ email, onErased, onClose }: EraseProps) {
  const { t } = useWords();
  const [typed, setTyped] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const { run, busy, error } = useAction(async () => onErased(await erasePerson(email)));
  const erase = (event: FormEvent) => {
    event.preventDefault();
    const isSame = typed.trim().toLowerCase() === email.toLowerCase();
    setIsWrong(!isSame);
    void (isSame && run());
  };
  return (
    <Dialog title={t("person.eraseTitle")} onClose={onClose}>
      <form className="stack" noValidate onSubmit={erase}>
        <p>{t("person.eraseText")}</p>
        <Field
          label={t("person.eraseType", { email })}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          error={isWrong ? t("person.eraseWrong") : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Failure error={error} />
        <div className="dialog-actions">
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button kind="danger" type="submit" busy={busy}>
            {t("person.eraseButton")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Asks once before something that cannot be taken back. */
import { useAction } from "../load/use-action";
import { useWords } from "../words/words";
import { Button } from "./button";
import { Dialog } from "./dialog";
import { Failure } from "./failure";

type ConfirmProps = {
  title: string;
  text: string;
  action: string;
  perform: () => Promise<void>;
  onClose: () => void;
};

export function Confirm({ title, text, action, perform, onClose }: ConfirmProps) {
  const { t } = useWords();
  const { run, busy, error } = useAction(async () => {
    await perform();
    onClose();
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <Failure error={error} />
      <div className="dialog-actions">
        <Button onClick={onClose}>{t("cancel")}</Button>
        <Button kind="danger" busy={busy} onClick={() => void run()}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
}

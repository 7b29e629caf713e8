/** A form in a modal. Loaded when somebody is about to open one. */
import { createPortal } from "react-dom";
import type { FormSlot } from "../../generated/FormSlot";
import { useText } from "../../site/page-context";
import { Modal } from "../../ui/modal";
import { EmbeddedForm } from "./embedded-form";
import { FormScreen } from "./form-screen";

export type FormModalProps = {
  slot: FormSlot;
  interest?: string | undefined;
  title: string;
  fullScreen?: boolean | undefined;
  onClose: () => void;
};

/** At the end of the document, where no section's styles reach it. */
export function FormModal({ slot, interest, title, fullScreen = false, onClose }: FormModalProps) {
  const t = useText();
  return createPortal(
    <Modal title={title} closeLabel={t("modal.close")} fullScreen={fullScreen} onClose={onClose}>
      {fullScreen ? (
        <FormScreen title={title} slot={slot} interest={interest} />
      ) : (
        <EmbeddedForm slot={slot} interest={interest} />
      )}
    </Modal>,
    document.body,
  );
}

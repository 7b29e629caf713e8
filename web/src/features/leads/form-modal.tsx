/** A form in a modal. Loaded when somebody is about to open one. */
import { createPortal } from "react-dom";
import type { FormSlot } from "../../generated/FormSlot";
import { useText } from "../../site/page-context";
import { Modal } from "../../ui/modal";
import { EmbeddedForm } from "./embedded-form";

export type FormModalProps = { slot: FormSlot; interest?: string | undefined; onClose: () => void };

/** At the end of the document, where no section's styles reach it. */
export function FormModal({ slot, interest, onClose }: FormModalProps) {
  const t = useText();
  return createPortal(
    <Modal title={t(`modal.${slot}`)} closeLabel={t("modal.close")} onClose={onClose}>
      <EmbeddedForm slot={slot} interest={interest} />
    </Modal>,
    document.body,
  );
}

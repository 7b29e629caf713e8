/** A link that opens a form in a modal. Without JavaScript it leads to the same form in the page. */
import { useRef, useState, type ComponentType, type MouseEvent, type ReactNode } from "react";
import type { FormSlot } from "../../generated/FormSlot";
import { anchorOf } from "./form-anchor";
import type { FormModalProps } from "./form-modal";

type ModalLinkProps = {
  /** Where it leads when the modal cannot be loaded. */
  href: string;
  /** Where it leads without JavaScript: to the same form in the page, unless there is none. */
  plainHref?: string;
  slot: FormSlot;
  interest?: string | undefined;
  /** Of the modal: what the button says, unless it says something of its own. */
  title: string;
  fullScreen?: boolean | undefined;
  className?: string;
  children: ReactNode;
};

/** The modal, and what makes its form live, are loaded when a visitor is about to need them. */
const loadModal = async () => (await Promise.all([import("./form-modal"), import("./live-form")]))[0];

export function ModalLink(props: ModalLinkProps) {
  const { href, slot, interest, title, fullScreen, className, children } = props;
  const { plainHref = `#${anchorOf(slot, interest)}` } = props;
  const link = useRef<HTMLAnchorElement>(null);
  const [Modal, setModal] = useState<ComponentType<FormModalProps> | null>(null);
  const [loading, setLoading] = useState(false);

  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) {
      return;
    }
    event.preventDefault();
    setLoading(true);
    loadModal()
      .then(({ FormModal }) => setModal(() => FormModal))
      .catch(() => window.location.assign(href))
      .finally(() => setLoading(false));
  };
  const close = () => {
    setModal(null);
    // The menu that it stood in may have closed meanwhile.
    const isThere = link.current?.checkVisibility?.() ?? true;
    (isThere ? link.current : document.getElementById("main"))?.focus({ preventScroll: true });
  };
  const prepare = () => void loadModal().catch(() => undefined);

  return (
    <>
      <a
        ref={link}
        href={plainHref}
        className={className}
        aria-haspopup="dialog"
        aria-busy={loading || undefined}
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {children}
      </a>
      {Modal && (
        <Modal slot={slot} interest={interest} title={title} fullScreen={fullScreen} onClose={close} />
      )}
    </>
  );
}

/** A modal on the browser's own `<dialog>`: it traps focus, closes on Escape and gives focus back by itself. */
import { useEffect, useRef, type MouseEvent, type ReactNode } from "react";
import { lockScroll } from "./lock-scroll";
import css from "./modal.css?inline";
import { Stroke } from "./stroke";
import { useAdoptedStyles } from "./use-adopted-styles";

type ModalProps = {
  title: string;
  closeLabel: string;
  onClose: () => void;
  /** Whole screen at every width; otherwise a panel where there is room beside it. */
  fullScreen?: boolean;
  children: ReactNode;
};

export function Modal({ title, closeLabel, onClose, fullScreen = false, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useAdoptedStyles(css);

  useEffect(() => {
    const node = dialog.current;
    node?.showModal();
    const unlock = lockScroll();
    return () => {
      unlock();
      node?.close();
    };
  }, []);

  const closeOnBackdrop = (event: MouseEvent) => {
    if (dialog.current && event.target === dialog.current && isOutside(dialog.current, event)) {
      dialog.current.close();
    }
  };
  const close = (
    <button
      type="button"
      aria-label={closeLabel}
      onClick={() => dialog.current?.close()}
      className="grid size-12 shrink-0 cursor-pointer place-items-center rounded-sm text-fg transition-colors hover:text-accent"
    >
      <Stroke d="M5 5l14 14M19 5 5 19" size={24} />
    </button>
  );

  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      onMouseDown={closeOnBackdrop}
      className={`ground-paper modal ${fullScreen ? "" : "modal-panel"}`}
    >
      {fullScreen ? (
        <>
          <div className="ground-ink modal-close">{close}</div>
          {children}
        </>
      ) : (
        <>
          <header className="modal-head">
            <h2 className="text-xl leading-snug">{title}</h2>
            {close}
          </header>
          <div className="px-5 py-8 md:px-10">{children}</div>
        </>
      )}
    </dialog>
  );
}

/** A press on the backdrop and one on the dialog's own scroll bar have the same target. */
function isOutside(node: Element, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

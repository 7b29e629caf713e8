/** A modal on the browser's own `<dialog>`: it traps focus, closes on Escape and gives focus back by itself. */
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from "react";
import { lockScroll } from "./lock-scroll";
import { Stroke } from "./stroke";

type ModalProps = { title: string; closeLabel: string; onClose: () => void; children: ReactNode };

export function Modal({ title, closeLabel, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

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

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onMouseDown={closeOnBackdrop}
      className="ground-paper m-0 h-dvh max-h-none w-screen max-w-none overscroll-contain md:m-auto md:h-fit md:max-h-[calc(100dvh-4rem)] md:w-[calc(100vw-4rem)] md:max-w-3xl md:border-t-4 md:border-phosphor"
    >
      <header className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-line bg-ground py-3 pr-3 pl-5 md:pl-10">
        <h2 id={titleId} className="text-xl leading-snug md:text-3xl">
          {title}
        </h2>
        <button
          type="button"
          aria-label={closeLabel}
          onClick={() => dialog.current?.close()}
          className="grid size-12 shrink-0 cursor-pointer place-items-center rounded-sm text-fg transition-colors hover:text-accent"
        >
          <Stroke d="M5 5l14 14M19 5 5 19" size={24} />
        </button>
      </header>
      <div className="px-5 py-8 md:px-10">{children}</div>
    </dialog>
  );
}

/** A press on the backdrop and one on the dialog's own scroll bar have the same target. */
function isOutside(node: Element, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

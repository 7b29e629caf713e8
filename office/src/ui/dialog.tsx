/** A dialog on the browser's own: it keeps the focus inside, closes on Escape and gives the focus back by itself. */
import { useId, useLayoutEffect, useRef, type ReactNode } from "react";
import { useWords } from "../words/words";

type DialogProps = { title: string; onClose: () => void; children: ReactNode };

/** The button that opened it may be gone with what was removed: then the page's heading has the focus. */
function focusSomewhere(): void {
  if (document.activeElement === document.body) {
    document.querySelector("h1")?.focus();
  }
}

export function Dialog({ title, onClose, children }: DialogProps) {
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  // Before the browser paints, and before the dialog is taken out: it gives the focus back to what still stands there.
  useLayoutEffect(() => {
    const node = dialog.current;
    node?.showModal();
    return () => {
      node?.close();
      setTimeout(focusSomewhere);
    };
  }, []);

  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={onClose} className="dialog ground-paper">
      <header className="dialog-head">
        <h2 id={id}>{title}</h2>
        <button
          type="button"
          className="dialog-close"
          aria-label={t("close")}
          onClick={() => dialog.current?.close()}
        >
          <svg
            viewBox="0 0 24 24"
            width="20"
            height="20"
            fill="none"
            stroke="currentColor"
            aria-hidden="true"
          >
            <path d="M5 5l14 14M19 5 5 19" strokeWidth="1.75" />
          </svg>
        </button>
      </header>
      {children}
    </dialog>
  );
}

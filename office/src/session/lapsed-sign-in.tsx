/** The sign-in over a page that somebody works on: it covers all of it, and gives it back as it was. */
import { useEffect, useRef, type KeyboardEvent } from "react";
import { useWords } from "../words/words";
import { SignIn } from "./sign-in";

export function LapsedSignIn() {
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const open = () => dialog.current?.showModal();

  useEffect(() => {
    const node = dialog.current;
    open();
    node?.querySelector("h1")?.focus();
    return () => node?.close();
  }, []);

  /** There is nothing to go back to: what is behind it is not shown to whoever sits there now. */
  const stay = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.preventDefault();
    }
  };
  return (
    <dialog
      ref={dialog}
      aria-label={t("signIn.againTitle")}
      className="lapsed"
      onKeyDown={stay}
      onCancel={(event) => event.preventDefault()}
      onClose={open}
    >
      <SignIn />
    </dialog>
  );
}

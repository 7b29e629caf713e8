/** Opens the search; so does the `/` key. The search itself is loaded when it is first wanted; without JavaScript there is none. */
import { useEffect, useState, type ComponentType } from "react";
import { importAgain } from "../../site/import-again";
import { useText } from "../../site/page-context";
import { reloadForNewBuild } from "../../site/reload-page";
import { useHydrated } from "../../ui/use-hydrated";
import { SearchFailure } from "./search-failure";

type Dialog = ComponentType<{ onClose: () => void }>;

/** Null: the page is being loaded anew, and the search with it. */
async function loadDialog(): Promise<Dialog | null> {
  try {
    return (await importAgain(() => import("./search-dialog"))).SearchDialog;
  } catch {
    return (await reloadForNewBuild()) ? null : SearchFailure;
  }
}

/** `/` is a letter where people type, and means nothing while another dialog is open. */
function wantsSearch({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const busy = target instanceof Element && target.closest("input,textarea,select,dialog");
  return key === "/" && !ctrlKey && !metaKey && !altKey && !busy;
}

export function SearchButton() {
  const t = useText();
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const open = () => void loadDialog().then((dialog) => setDialog(() => dialog));
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (wantsSearch(event)) {
        event.preventDefault();
        open();
      }
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-label={t("search.open")}
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onClick={open}
        className={`${useHydrated() ? "" : "invisible "}grid size-11 cursor-pointer place-items-center hover:text-accent`}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Zm-1.9 4.6L20.5 20.5" strokeWidth="1.5" />
        </svg>
      </button>
      {Dialog && <Dialog onClose={() => setDialog(null)} />}
    </>
  );
}

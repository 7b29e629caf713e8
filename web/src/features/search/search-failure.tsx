/** Where the search cannot be loaded. In the page's own scripts: another one might not come either. */
import { useText } from "../../site/page-context";

/** A callback that stays the same: the dialog is opened once. */
const show = (dialog: HTMLDialogElement | null) => dialog?.showModal();

export function SearchFailure({ onClose }: { onClose: () => void }) {
  const t = useText();
  return (
    <dialog ref={show} aria-label={t("search.open")} onClose={onClose} className="ground-ink search-sheet">
      <form method="dialog" role="alert" className="px-5 py-8">
        <p>{t("search.failed")}</p>
        <div className="mt-4 flex flex-wrap gap-x-4 gap-y-3">
          <button type="button" className="button button-secondary" onClick={() => window.location.reload()}>
            {t("error.reload")}
          </button>
          <button className="button button-secondary">{t("search.close")}</button>
        </div>
      </form>
    </dialog>
  );
}

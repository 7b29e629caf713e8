/** The search: a field over a board of strips. A `<dialog>`, so that focus stays in it and comes back by itself. */
import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from "react";
import { usePage, useText } from "../../site/page-context";
import { useSharedQueryClient } from "../../site/query-client";
import { lockScroll } from "../../ui/lock-scroll";
import { Spinner } from "../../ui/spinner";
import { Stroke } from "../../ui/stroke";
import { useAdoptedStyles } from "../../ui/use-adopted-styles";
import { search, type Found } from "./rank";
import css from "./search-dialog.css?inline";
import { searchQuery } from "./search-query";
import { SearchResults } from "./search-results";

const NOTHING: Found = { groups: [], terms: [], count: 0 };

export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { language } = usePage();
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useId();
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState(0);
  const { data: index, isError, refetch } = useQuery(searchQuery(language), useSharedQueryClient());
  const found = useMemo(() => (index ? search(index, query) : NOTHING), [index, query]);
  useAdoptedStyles(css);
  const optionId = (number: number) => `${list}-${number}`;

  useEffect(() => {
    dialog.current?.showModal();
    return lockScroll();
  }, []);
  useEffect(() => {
    document.getElementById(`${list}-${chosen}`)?.scrollIntoView({ block: "nearest" });
  }, [list, chosen]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.count > 0) {
      event.preventDefault();
      setChosen((chosen + step + found.count) % found.count);
    } else if (event.key === "Enter") {
      event.preventDefault();
      document.getElementById(optionId(chosen))?.click();
    }
  };
  /** On the backdrop, and on any link: what it leads to stands behind the dialog. */
  const closeOnClick = ({ target }: MouseEvent) => {
    if (target === dialog.current || (target instanceof Element && target.closest("a"))) {
      dialog.current?.close();
    }
  };

  return (
    <dialog
      ref={dialog}
      aria-label={t("search.open")}
      onClose={onClose}
      onClick={closeOnClick}
      className="ground-ink search-sheet"
    >
      <div className="search-frame">
        <div className="flex items-center gap-2 border-b border-line pl-5">
          <input
            type="text"
            role="combobox"
            aria-label={t("search.label")}
            aria-expanded={found.count > 0}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={found.count > 0 ? optionId(chosen) : undefined}
            placeholder={t("search.label")}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              setChosen(0);
            }}
            onKeyDown={onKeyDown}
            className="search-field"
          />
          <CloseButton label={t("search.close")} onClick={() => dialog.current?.close()} />
        </div>
        <div tabIndex={0} className="grow overflow-y-auto overscroll-contain">
          <p role="status" className="label px-5 pt-4 pb-2">
            {query.trim() &&
              index &&
              t(found.count === 1 ? "search.oneResult" : "search.results", { count: found.count })}
          </p>
          {!index && !isError && (
            <div className="px-5 pb-8">
              <Spinner label={t("frame.loading")} size="small" />
            </div>
          )}
          {isError && <Failure onRetry={() => void refetch()} />}
          {index && !query.trim() && <p className="px-5 pb-8 text-muted">{t("search.hint")}</p>}
          {index && query.trim() && found.count === 0 && <NoContact query={query.trim()} />}
          <SearchResults id={list} found={found} chosen={chosen} optionId={optionId} />
        </div>
        <p className="data hidden border-t border-line px-5 py-3 text-xs text-muted md:block">
          {t("search.keys")}
        </p>
      </div>
    </dialog>
  );
}

function CloseButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-12 shrink-0 cursor-pointer place-items-center hover:text-accent"
    >
      <Stroke d="M5 5l14 14M19 5 5 19" size={24} />
    </button>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <div role="alert" className="px-5 pb-8">
      <p>{t("search.failed")}</p>
      <button type="button" className="button button-secondary mt-4" onClick={onRetry}>
        {t("search.retry")}
      </button>
    </div>
  );
}

function NoContact({ query }: { query: string }) {
  const t = useText();
  const { frame } = usePage();
  return (
    <div className="px-5 pb-8">
      <p>{t("search.none", { query })}</p>
      <a href={frame.contact} className="button button-secondary mt-4">
        {t("search.ask")}
      </a>
    </div>
  );
}

/** Finds somebody in everything there is. The address follows what is typed. */
import { useEffect, useRef, useState } from "react";
import { go, replace } from "../router/history";
import { useWords } from "../words/words";
import { MAX_SEARCH, searchOf, type Query, type View } from "./query";

/** Between two letters of somebody who types. */
const PAUSE_MS = 250;

export function SearchBox({ query }: { query: Query }) {
  const { t } = useWords();
  const [text, setText] = useState(query.q);
  const sent = useRef(query.q);
  const before = useRef<View>(query.view === "all" ? "new" : query.view);

  // The address was changed by "back", a list or a button.
  useEffect(() => {
    if (query.q !== sent.current) {
      sent.current = query.q;
      setText(query.q);
    }
  }, [query.q]);

  useEffect(() => {
    const q = text.trim();
    if (q === sent.current) {
      return;
    }
    const timer = window.setTimeout(() => {
      const begins = sent.current === "";
      sent.current = q;
      if (begins) {
        before.current = query.view;
        // Who looks for a person looks in every list.
        go({ page: "home", search: searchOf({ ...query, q, view: "all" }) });
      } else {
        const view = q === "" && query.view === "all" ? before.current : query.view;
        replace({ page: "home", search: searchOf({ ...query, q, view }) });
      }
    }, PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [text, query]);

  return (
    <search className="search-box">
      <label className="unseen" htmlFor="search">
        {t("queue.search")}
      </label>
      <input
        id="search"
        type="search"
        className="input"
        value={text}
        maxLength={MAX_SEARCH}
        autoComplete="off"
        spellCheck={false}
        placeholder={t("queue.searchHint")}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) =>
          event.key === "Escape" && (text === "" ? event.currentTarget.blur() : setText(""))
        }
      />
      <kbd aria-hidden="true">/</kbd>
    </search>
  );
}

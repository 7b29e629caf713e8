/** Nothing here: what that means, and where to go on. */
import { Link } from "../router/link";
import { useWords } from "../words/words";
import { activeFilters, searchOf, withoutFilters, type Query } from "./query";

export function EmptyList({ query }: { query: Query }) {
  const { t } = useWords();
  const isNarrowed = activeFilters(query) > 0;
  const elsewhere = query.view !== "all" && (query.q !== "" || isNarrowed);
  return (
    <div className="empty">
      <p>{query.q !== "" || isNarrowed ? t("queue.emptySearch") : t(`empty.${query.view}`)}</p>
      {isNarrowed && (
        <Link className="link" to={{ page: "home", search: searchOf(withoutFilters(query)) }}>
          {t("filter.clear")}
        </Link>
      )}
      {elsewhere && (
        <Link className="link" to={{ page: "home", search: searchOf({ ...query, view: "all" }) }}>
          {t("queue.searchAll")}
        </Link>
      )}
      {!elsewhere && !isNarrowed && query.q === "" && query.view === "new" && (
        <Link className="link" to={{ page: "home", search: searchOf({ ...query, view: "waiting" }) }}>
          {t("queue.toWaiting")}
        </Link>
      )}
    </div>
  );
}

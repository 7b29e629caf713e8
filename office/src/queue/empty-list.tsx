/** Nothing here: what that means, and where to go on. */
import type { Counts } from "../api/enquiry-shapes";
import { Link } from "../router/link";
import { useWords } from "../words/words";
import { activeFilters, searchOf, withoutFilters, type Query } from "./query";

export function EmptyList({ query, counts }: { query: Query; counts: Counts }) {
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
      {!elsewhere && query.view !== "waiting" && query.view !== "all" && counts.waiting > 0 && (
        <Link className="link" to={{ page: "home", search: searchOf({ ...query, view: "waiting" }) }}>
          {t("queue.toWaiting", { count: counts.waiting })}
        </Link>
      )}
    </div>
  );
}

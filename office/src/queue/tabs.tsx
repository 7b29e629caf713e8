/** The lists of the queue, each with how many are in it. */
import { useEffect, useRef, type MouseEvent } from "react";
import type { Counts } from "../api/enquiry-shapes";
import { evict } from "../load/cache";
import { Link } from "../router/link";
import { useWords } from "../words/words";
import { searchOf, VIEWS, type Query } from "./query";
import { keyOfList } from "./use-queue";

type TabsProps = { query: Query; counts: Counts | null; onSame: () => void };

export function Tabs({ query, counts, onSame }: TabsProps) {
  const { t } = useWords();
  const all: Record<string, number> = counts ?? {};
  const nav = useRef<HTMLElement>(null);
  const hasCounts = counts !== null;
  // On a phone they do not all fit, and the counts make them wider: the one that is shown is in sight.
  useEffect(() => {
    const here = nav.current?.querySelector<HTMLElement>("[aria-current]");
    if (nav.current && here) {
      nav.current.scrollLeft = here.offsetLeft - (nav.current.clientWidth - here.offsetWidth) / 2;
    }
  }, [query.view, hasCounts]);
  return (
    <nav ref={nav} className="tabs" aria-label={t("queue.lists")}>
      {VIEWS.map((view) => {
        const search = searchOf({ ...query, view });
        const isHere = view === query.view;
        // Who chooses a list wants it as it is now; who presses the one that is there, too.
        const begin = (event: MouseEvent) => {
          evict(keyOfList(search));
          if (isHere) {
            event.preventDefault();
            onSame();
          }
        };
        return (
          <Link
            key={view}
            to={{ page: "home", search }}
            aria-current={isHere ? "page" : undefined}
            data-view={view}
            onClickCapture={begin}
          >
            {t(`view.${view}`)}
            {all[view] !== undefined && <span className="tab-count">{all[view]}</span>}
          </Link>
        );
      })}
    </nav>
  );
}

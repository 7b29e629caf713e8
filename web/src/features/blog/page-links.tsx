/** The way to older posts, page by page: plain links, so that every post is reached without JavaScript. */
import type { PostSlice } from "../../generated/PostSlice";
import { usePage, useText } from "../../site/page-context";
import { Arrow } from "../../ui/arrow";
import { shownPages } from "./shown-pages";

export function PageLinks({ slice: { page, pages } }: { slice: PostSlice }) {
  const { language } = usePage();
  const t = useText();
  if (pages <= 1) {
    return null;
  }
  return (
    <nav
      aria-label={t("blog.pages")}
      className="mt-16 flex flex-wrap items-center justify-between gap-6 border-t border-line pt-6"
    >
      <ol className="flex flex-wrap gap-1">
        {shownPages(page, pages).map((number) => (
          <li key={number}>
            <a
              href={addressOf(number, language)}
              aria-label={t("blog.page", { page: number })}
              aria-current={number === page ? "page" : undefined}
              className="data flex size-11 items-center justify-center rounded-sm border border-line text-muted hover:border-accent hover:text-accent aria-[current]:border-accent aria-[current]:text-accent"
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-4">
        {page > 1 && (
          <a rel="prev" href={addressOf(page - 1, language)} className="button button-secondary">
            <Arrow way="back" />
            {t("blog.newer")}
          </a>
        )}
        {page < pages && (
          <a rel="next" href={addressOf(page + 1, language)} className="button button-secondary">
            {t("blog.older")}
            <Arrow />
          </a>
        )}
      </div>
    </nav>
  );
}

/** Put together by hand: the engine that renders on the server has no URLSearchParams. */
function addressOf(page: number, language: string): string {
  const query = [...(page > 1 ? [`page=${page}`] : []), ...(language === "en" ? ["lang=en"] : [])];
  return query.length > 0 ? `/blog?${query.join("&")}` : "/blog";
}

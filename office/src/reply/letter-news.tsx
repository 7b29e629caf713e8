/** Somebody else works on the same enquiry: said while one writes, not only when one sends. */
import type { Enquiry } from "../api/enquiry-shapes";
import { useMe } from "../session/session";
import { useWords } from "../words/words";
import type { Seen } from "./letter";
import { isMine, newsSince } from "./news";
import { NewsList } from "./news-list";

export function LetterNews({ enquiry, seen }: { enquiry: Enquiry; seen: Seen }) {
  const { t } = useWords();
  const me = useMe();
  const isOwn = isMine(me.id);
  const news = newsSince(seen, enquiry).filter((item) => !isOwn(item));
  return (
    <div role="status" className="reply-news">
      {news.length > 0 && (
        <>
          <p>
            <strong>{t("replies.meanwhile")}</strong>
          </p>
          <NewsList news={news} enquiry={enquiry} />
        </>
      )}
    </div>
  );
}

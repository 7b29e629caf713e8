/** Who did what. A reply that left is shown with its words: perhaps it says all that one wanted to. */
import type { Enquiry } from "../api/enquiry-shapes";
import { ChangeText } from "../enquiry/change-text";
import { useMe } from "../session/session";
import { useWords } from "../words/words";
import type { News } from "./news";

export function NewsList({ news, enquiry }: { news: News[]; enquiry: Enquiry }) {
  return (
    <ul className="news">
      {news.map((item) => (
        <li key={item.kind === "reply" ? item.id : `${item.at} ${item.field}`}>
          {item.kind === "reply" ? (
            <Replied item={item} enquiry={enquiry} />
          ) : (
            <ChangeText item={item} withWho />
          )}
        </li>
      ))}
    </ul>
  );
}

function Replied({ item, enquiry }: { item: Extract<News, { kind: "reply" }>; enquiry: Enquiry }) {
  const { t, dates } = useWords();
  const me = useMe();
  const text = enquiry.replies.find(({ id }) => id === item.id)?.text;
  const who = item.who?.id === me.id ? t("replies.you") : (item.who?.name ?? t("history.somebody"));
  return (
    <>
      <strong>{who}: </strong>
      {t("replies.replied", { date: dates.moment(item.at), subject: item.subject })}
      {text && (
        <p className="entry-note" lang={enquiry.language} dir="auto">
          {text}
        </p>
      )}
    </>
  );
}

/** Everything that happened with this person, the newest first: a position log. */
import type { Enquiry, Item } from "../api/enquiry-shapes";
import type { Reply } from "../api/reply-shapes";
import { ReplyEntry } from "../reply/reply-entry";
import { useNames } from "../words/use-names";
import { Link } from "../router/link";
import { useWords } from "../words/words";
import { ChangeText } from "./change-text";

export function History({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useWords();
  const items = enquiry.history.toReversed();
  const titles = titlesIn(items);
  return (
    <section className="history" aria-labelledby="history">
      <h2 id="history">{t("history.title")}</h2>
      <ol>
        {items.map((item, place) => (
          <Entry
            key={keyOf(item, items.length - place)}
            item={item}
            titles={titles}
            replies={enquiry.replies}
          />
        ))}
      </ol>
      {enquiry.historyCut && <p className="field-hint">{t("history.cut")}</p>}
    </section>
  );
}

type Titles = Map<string, string>;

/** A notice says its topic by a code; the subscription to it knows the words. */
const titlesIn = (items: Item[]): Titles =>
  new Map(
    items.flatMap((item) =>
      item.kind === "subscription" ? [[item.topic, item.topicTitle ?? item.topic]] : [],
    ),
  );

const keyOf = (item: Item, number: number) => ("id" in item ? item.id : `${item.at} ${item.kind} ${number}`);

type EntryProps = { item: Item; titles: Titles; replies: Reply[] };

function Entry({ item, titles, replies }: EntryProps) {
  const { dates, t } = useWords();
  const who = item.who?.name;
  return (
    <li className="entry" data-kind={item.kind}>
      <p className="entry-head">
        <time dateTime={item.at}>{dates.moment(item.at)}</time>
        {(who || item.kind === "note" || item.kind === "change") && (
          <span className="entry-who">{who ?? t("history.somebody")}</span>
        )}
      </p>
      <div className="entry-what">
        <What item={item} titles={titles} replies={replies} />
      </div>
    </li>
  );
}

function What({ item, titles, replies }: EntryProps) {
  const { t } = useWords();
  const { formName, statusName, channelName, stateName } = useNames();
  switch (item.kind) {
    case "note":
      return (
        <p className="entry-note" dir="auto">
          {item.text}
        </p>
      );
    case "change":
      return (
        <p>
          <ChangeText item={item} />
        </p>
      );
    case "enquiry":
      return (
        <p>
          {item.current ? (
            t("history.thisEnquiry", { form: formName(item.form) })
          ) : (
            <>
              <Link className="link" to={{ page: "enquiry", id: item.id }}>
                {t("history.otherEnquiry", { form: formName(item.form) })}
              </Link>{" "}
              <span className="entry-state">{statusName(item.status)}</span>
              <span className="entry-excerpt">{item.excerpt}</span>
            </>
          )}
        </p>
      );
    case "delivery":
      return (
        <p>
          {channelName(item.channel)}: {stateName(item.state)}
        </p>
      );
    case "reply":
      return <ReplyEntry item={item} reply={replies.find(({ id }) => id === item.id)} />;
    case "subscription":
      return (
        <p>
          {t(item.confirmed ? "history.subscribed" : "history.subscriptionAsked", {
            topic: item.topicTitle ?? item.topic,
          })}
        </p>
      );
    case "notification":
      return (
        <p>
          {t("history.notification", { topic: titles.get(item.topic) ?? item.topic })} (
          {stateName(item.state)})
        </p>
      );
    default:
      return null;
  }
}

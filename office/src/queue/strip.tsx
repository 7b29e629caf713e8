/** An enquiry as a strip: how long, who, what about, in which language, who has it. */
import type { Ref } from "react";
import { useViewers } from "../live/live";
import { DueTag } from "../reminders/due-tag";
import { Link } from "../router/link";
import { useMe } from "../session/session";
import { Unseen } from "../ui/unseen";
import { useWords } from "../words/words";
import { called } from "./called";
import type { HeldRow } from "./held";
import { isDone } from "./standing";
import { StripActions } from "./strip-actions";
import { useNames } from "../words/use-names";
import type { RowActions } from "./use-row-actions";
import { pressure } from "./waited";
import { waitedText } from "./waited-text";

type StripProps = {
  row: HeldRow;
  isCurrent: boolean;
  actions: RowActions;
  onChoose: () => void;
  link: Ref<HTMLAnchorElement>;
};

export function Strip({ row, isCurrent, actions, onChoose, link }: StripProps) {
  const { t, dates } = useWords();
  const { languageName } = useNames();
  const { id, interestTitle, excerpt, language } = row;
  const done = isDone(row.status);
  const part = (what: string) => `${id}-${what}`;
  const described = [...(row.reminder ? ["due"] : []), "about", "wait", "owner"];
  return (
    <li
      className="slip"
      data-status={row.suspicion === null ? row.status : "suspected"}
      data-left={row.hasLeft || undefined}
      onFocus={onChoose}
    >
      <p
        id={part("wait")}
        className="slip-wait"
        data-pressure={done ? "calm" : pressure(row)}
        title={dates.moment(row.received)}
      >
        <span className="slip-time" aria-hidden="true">
          {waitedText(t, row)}
        </span>
        <Unseen>{t(done ? "enquiry.took" : "enquiry.waits", { time: waitedText(t, row, "long") })}</Unseen>
      </p>
      <div className="slip-who">
        <h2>
          <Link
            ref={link}
            to={{ page: "enquiry", id }}
            tabIndex={isCurrent ? 0 : -1}
            aria-describedby={described.map(part).join(" ")}
          >
            {called(row, t("queue.nameless"))}
          </Link>
          {row.company && <span className="slip-company">{row.company}</span>}
          {row.earlier > 0 && (
            <span className="slip-company">
              {t(row.earlier === 1 ? "queue.oneEarlier" : "queue.earlier", { count: row.earlier })}
            </span>
          )}
          {row.reminder && <DueTag id={part("due")} reminder={row.reminder} />}
          {row.deliveryFailed && <span className="slip-warning">{t("queue.deliveryFailed")}</span>}
        </h2>
        <p id={part("about")} className="slip-about">
          {interestTitle && <strong>{interestTitle} </strong>}
          {excerpt}
        </p>
      </div>
      <p className="slip-language">
        <abbr title={languageName(language)}>{language.toUpperCase()}</abbr>
      </p>
      <Owner row={row} id={part("owner")} />
      <StripActions row={row} isCurrent={isCurrent} actions={actions} />
    </li>
  );
}

/** Room for two lines at all times: who comes to look at it moves nothing. */
function Owner({ row, id }: { row: HeldRow; id: string }) {
  const { t } = useWords();
  const { statusName, suspicionName } = useNames();
  const me = useMe();
  const viewers = useViewers(row.id).map(({ name }) => name);
  const owner = row.owner?.id === me.id ? t("queue.mine") : row.owner?.name;
  const standing = row.status === "new" ? "" : statusName(row.status);
  const second =
    viewers.length > 0
      ? t("queue.seenBy", { names: viewers.join(", ") })
      : row.suspicion === null
        ? standing
        : suspicionName(row.suspicion);
  return (
    <div id={id} className="slip-owner" data-lines={second === "" ? 1 : 2}>
      <p className={owner ? "slip-name" : "slip-name slip-nobody"}>{owner ?? t("queue.nobody")}</p>
      <p className={viewers.length > 0 ? "slip-second slip-viewers" : "slip-second"}>{second}</p>
    </div>
  );
}

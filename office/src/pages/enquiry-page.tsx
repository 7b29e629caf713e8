/** One enquiry: all that was sent, all that was done, and what to do next. */
import { useEffect } from "react";
import type { Enquiry } from "../api/enquiry-shapes";
import { ConflictPanel } from "../enquiry/conflict-panel";
import { ContactCard } from "../enquiry/contact-card";
import { CourseCard } from "../enquiry/course-card";
import { Deliveries } from "../enquiry/deliveries";
import { EnquiryBar } from "../enquiry/enquiry-bar";
import { Facts } from "../enquiry/enquiry-facts";
import { History } from "../enquiry/history";
import { NoteForm } from "../enquiry/note-form";
import { Sent } from "../enquiry/sent";
import { Standing } from "../enquiry/standing-panel";
import { useChange } from "../enquiry/use-change";
import { useEnquiry } from "../enquiry/use-enquiry";
import { useEarlyKeys, useEnquiryKeys } from "../enquiry/use-enquiry-keys";
import { Viewing } from "../enquiry/viewing";
import { useViewing } from "../live/use-viewing";
import { ReminderPanel } from "../reminders/reminder-panel";
import { called } from "../queue/called";
import { leave } from "../queue/came-from";
import { ReplyComposer } from "../reply/reply-composer";
import { ReplyTrouble } from "../reply/reply-trouble";
import { useReplying } from "../reply/use-replying";
import { Failure, NoContact } from "../ui/failure";
import { PageHeading } from "../ui/page";
import { Sweep } from "../ui/sweep";
import { useWords } from "../words/words";

export function EnquiryPage({ id }: { id: string }) {
  const { t } = useWords();
  const { data, error, reload, change, look } = useEnquiry(id);
  useViewing(id);
  useEarlyKeys(id, data !== null);
  useEffect(() => () => leave(id), [id]);
  return (
    <>
      <EnquiryBar id={id} />
      {data ? (
        <Whole enquiry={data} onChange={change} look={look} />
      ) : (
        <>
          <PageHeading>{t(error?.code === "notFound" ? "enquiry.missing" : "enquiry.title")}</PageHeading>
          {error ? <NoContact error={error} onRetry={() => void reload()} /> : <Sweep label={t("loading")} />}
        </>
      )}
    </>
  );
}

type WholeProps = { enquiry: Enquiry; onChange: (enquiry: Enquiry) => void; look: () => Promise<void> };

function Whole({ enquiry, onChange, look }: WholeProps) {
  const { t } = useWords();
  const changing = useChange(onChange);
  const replying = useReplying(enquiry);
  useEnquiryKeys(enquiry, changing, replying);
  return (
    <article className="enquiry">
      <header className="enquiry-head">
        <PageHeading>{called(enquiry, t("queue.nameless"))}</PageHeading>
        <Viewing id={enquiry.id} />
      </header>
      <div className="enquiry-column">
        <div className="enquiry-sent">
          <ConflictPanel changing={changing} />
          <Failure error={changing.error} />
          <ReplyTrouble enquiry={enquiry} onSent={look} />
          <Sent enquiry={enquiry} />
          {replying.standing === "open" && (
            <ReplyComposer enquiry={enquiry} replying={replying} onChange={onChange} />
          )}
        </div>
        <div className="enquiry-rest">
          <NoteForm id={enquiry.id} onAdd={look} />
          <History enquiry={enquiry} />
        </div>
      </div>
      <div className="enquiry-column">
        <div className="enquiry-side">
          <ContactCard enquiry={enquiry} replying={replying} onChange={onChange} />
          <Standing enquiry={enquiry} changing={changing} />
          <ReminderPanel key={enquiry.id} enquiry={enquiry} onChange={look} />
        </div>
        <div className="enquiry-more">
          <CourseCard enquiry={enquiry} />
          <Facts enquiry={enquiry} />
          <Deliveries enquiry={enquiry} onSent={look} />
        </div>
      </div>
    </article>
  );
}

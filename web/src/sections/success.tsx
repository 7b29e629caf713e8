/** An enquiry has arrived: its strip, stamped, what happens next, and ways on. */
import { useEffect } from "react";
import { trackSuccess } from "../features/consent/track-submission";
import { ActionLink, Actions } from "../features/leads/actions";
import { SentCells } from "../features/leads/sent-cells";
import { useSentEnquiry } from "../features/leads/sent-enquiry";
import type { Success as SuccessData } from "../generated/Success";
import { usePage, useText } from "../site/page-context";
import { useOffice } from "../site/use-office";
import type { SectionProps } from "./section-props";

export default function Success(props: SectionProps<SuccessData>) {
  const { id, ground = "ink", title, text, courses, actions } = props;
  const { frame } = usePage();
  const t = useText();
  const sent = useSentEnquiry();
  useEffect(() => void trackSuccess(frame.tags), [frame.tags]);
  return (
    <section id={id} className={`ground-${ground} chart-grid relative overflow-hidden pt-(--header)`}>
      <div className="wrap py-10 md:py-16">
        <div className="strip strip-stamped ground-paper">
          <p className="strip-code" aria-hidden="true">
            {frame.courseCodes[sent.interest] ?? "MSG"}
          </p>
          <div className="min-w-0 px-5 py-6 md:px-8 md:py-8">
            <h1 className="max-w-[16ch] text-title leading-[1.08]">{title}</h1>
            <p className="mt-4 max-w-[34rem] text-muted">{text}</p>
            <SentCells sent={sent} courses={courses} />
          </div>
          <p className="strip-stamp">{t("chart.stamp")}</p>
        </div>
        <div className="mt-12 grid gap-x-16 gap-y-10 md:grid-cols-2">
          <NextSteps {...props} />
          <Meanwhile {...props} />
        </div>
        <Actions actions={actions} className="mt-10" />
      </div>
    </section>
  );
}

/** When and who. The hours stand where the browser then says what they mean today, and a call has its room. */
function NextSteps({ nextTitle, office: who }: SuccessData) {
  const { centres, hours } = usePage().frame;
  const { days, opens, closes } = hours;
  const t = useText();
  const office = useOffice();
  return (
    <div>
      <h2 className="text-subheading">{nextTitle}</h2>
      <p className="mt-4 min-h-[2lh] text-lg text-accent">{office?.line ?? `${days}, ${opens}-${closes}`}</p>
      <p className="mt-2 text-muted">{who}</p>
      <p className={centres.some(({ noCalls }) => !noCalls) ? "mt-4 min-h-12" : ""}>
        {office?.call && (
          <a href={office.call} className="button button-secondary">
            {t("frame.callCentre", { centre: office.centre.name })}
          </a>
        )}
      </p>
    </div>
  );
}

function Meanwhile({ meanwhileTitle, meanwhile }: SuccessData) {
  return (
    <div>
      <h2 className="text-subheading">{meanwhileTitle}</h2>
      <ul className="mt-4">
        {meanwhile.map((action) => (
          <li key={action.href} className="border-b border-line">
            <ActionLink action={action} className="py-3 no-underline" />
          </li>
        ))}
      </ul>
    </div>
  );
}

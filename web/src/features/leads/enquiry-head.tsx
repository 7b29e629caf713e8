/** The head of a form's strip: the course it is about, and whose it is as soon as that is typed. */
import { usePage, useText } from "../../site/page-context";
import { interestTitle } from "./form-kinds";
import type { SentEnquiry } from "./sent-enquiry";

const NO_COURSE = "MSG";

/** It says nothing that does not stand in the fields. */
export function EnquiryHead({ name, interest, hasChoice }: SentEnquiry & { hasChoice: boolean }) {
  const { courseCodes, certification } = usePage().frame;
  const t = useText();
  const about = interestTitle(interest, t) || (hasChoice ? t("form.choose") : certification);
  return (
    <>
      <p aria-hidden="true" className="strip-code">
        {courseCodes[interest] ?? NO_COURSE}
      </p>
      <div aria-hidden="true" className="strip-title">
        <p className="truncate font-mono text-md">{name || t("form.enquiry")}</p>
        <p className="strip-purpose">{about}</p>
      </div>
    </>
  );
}

/** The form of the contact page beside the details card. */
import type { ReactNode } from "react";
import { EmbeddedForm } from "../features/leads/embedded-form";
import type { ContactPanel as ContactPanelData } from "../generated/ContactPanel";
import { OfficeLine } from "../site/office-line";
import { useText } from "../site/page-context";
import { PhoneLink } from "../site/phone-link";
import { SchoolEmail } from "../site/school-email";
import { SectionFrame } from "../ui/section";
import type { SectionProps } from "./section-props";

export default function ContactPanel(props: SectionProps<ContactPanelData>) {
  const { formTitle, slot, id, ground = "paper" } = props;
  return (
    <SectionFrame ground={ground} id={id} grid>
      <div className="grid gap-14 lg:grid-cols-[3fr_2fr] lg:gap-20">
        <div>
          <h2 className="heading-2 mb-8">{formTitle}</h2>
          <EmbeddedForm slot={slot} />
        </div>
        <Details {...props} />
      </div>
    </SectionFrame>
  );
}

/** The card stays in sight beside a form longer than itself. */
function Details({ detailsTitle, centres, hoursTitle, hours }: ContactPanelData) {
  const t = useText();
  return (
    <div className="self-start lg:sticky lg:top-24">
      <div className="ground-ink border-l-8 border-phosphor">
        <h2 className="border-b border-line px-6 py-5 text-xl leading-snug md:px-8">{detailsTitle}</h2>
        <dl className="ruled">
          <Row label={t("email.label")}>
            <SchoolEmail />
          </Row>
          {centres.map((centre) => (
            <Row key={centre.id} label={`${t("form.phone")} · ${centre.name}`}>
              <PhoneLink phone={centre.phone} className="link inline-flex min-h-11 items-center" />
            </Row>
          ))}
          <Row label={hoursTitle}>
            {hours.map(({ days, hours: open }) => (
              <span key={days} className="data flex flex-wrap justify-between gap-x-6 py-1">
                <span>{days}</span>
                <span className="text-accent">{open}</span>
              </span>
            ))}
            <OfficeLine className="mt-2 min-h-[2lh]" />
          </Row>
        </dl>
      </div>
    </div>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="px-6 py-4 md:px-8">
      <dt className="label">{label}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}

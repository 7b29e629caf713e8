/** How to reach one centre, at the foot of its page. */
import { Actions } from "../features/leads/actions";
import type { Centre } from "../generated/Centre";
import type { ContactBlock as Data } from "../generated/ContactBlock";
import { useText } from "../site/page-context";
import { PhoneLink } from "../site/phone-link";
import { Badge } from "../ui/badge";
import { CentreAddress } from "../ui/centre-lines";
import { SectionFrame } from "../ui/section";
import type { SectionProps } from "./section-props";

export default function ContactBlock({
  id,
  ground = "paper",
  title,
  text,
  centre,
  actions,
}: SectionProps<Data>) {
  return (
    <SectionFrame ground={ground} id={id} labelledBy="contact-block">
      <div className="grid items-end gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <h2 id="contact-block" className="heading-2">
            {title}
          </h2>
          <p className="lead mt-5">{text}</p>
          <Actions actions={actions} className="mt-8" />
        </div>
        <CentrePlate centre={centre} />
      </div>
    </SectionFrame>
  );
}

/** The centre as a strip: code, place, phone, each in its cell. */
function CentrePlate({ centre }: { centre: Centre }) {
  const t = useText();
  return (
    <div className="grid border border-l-8 border-line border-l-accent bg-panel wrap-anywhere md:grid-cols-[auto_minmax(0,1fr)]">
      <div className="flex items-center justify-between gap-4 border-b border-line px-6 py-5 md:row-span-2 md:flex-col md:items-start md:justify-center md:border-r md:border-b-0">
        <p className="data text-5xl leading-none">{centre.aerodrome}</p>
        {centre.soon && <Badge>{centre.soon}</Badge>}
      </div>
      <div className="border-b border-line px-6 py-5">
        <p className="label">{t("place.address")}</p>
        <p className="mt-2 font-display font-bold">{centre.title}</p>
        <CentreAddress centre={centre} className="mt-1 text-base text-muted" />
      </div>
      <div className="px-6 py-4">
        <p className="label">{t("form.phone")}</p>
        <PhoneLink
          phone={centre.phone}
          className="inline-flex min-h-11 items-center hover:text-accent text-lg"
        />
      </div>
    </div>
  );
}

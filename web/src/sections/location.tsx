/** Where a centre is: address, how to get there, and a map that loads on a click. */
import type { Centre } from "../generated/Centre";
import type { Location as Data } from "../generated/Location";
import { useText } from "../site/page-context";
import { PhoneLink } from "../site/phone-link";
import { Arrow } from "../ui/arrow";
import { Badge } from "../ui/badge";
import { CentreAddress } from "../ui/centre-lines";
import { Icon } from "../ui/icon";
import { MapFrame } from "../ui/map-frame";
import { OutsideLink } from "../ui/outside-link";
import { SectionFrame } from "../ui/section";
import { unbroken } from "../ui/unbroken";
import type { SectionProps } from "./section-props";

export default function Location({ id, ground = "ink", title, centre }: SectionProps<Data>) {
  const t = useText();
  return (
    <SectionFrame ground={ground} id={id} grid>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 className="heading-2">{title}</h2>
          <p className="lead mt-5">{unbroken(centre.description)}</p>
          <Address centre={centre} />
          <ul className="mt-8 border-t border-line">
            {centre.transport.map(({ icon, text }) => (
              <li key={text} className="flex gap-5 border-b border-line py-4">
                <Icon name={icon} className="mt-0.5 size-6 shrink-0 text-accent" />
                <span className="text-base">{text}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-col lg:col-span-7">
          <div className="flex-1">
            <MapFrame
              src={centre.mapSrc}
              title={t("place.map", { place: centre.title })}
              aerodrome={centre.aerodrome}
              schematic={t("place.schematic")}
              show={t("place.showMap")}
              note={t("place.mapNote")}
            />
          </div>
          <OutsideLink
            href={centre.mapHref}
            note={t("frame.newTab")}
            className="link mt-3 inline-flex min-h-11 items-center gap-2 self-start text-base"
          >
            {t("place.openMap")}
            <Arrow way="out" />
          </OutsideLink>
        </div>
      </div>
    </SectionFrame>
  );
}

function Address({ centre }: { centre: Centre }) {
  const t = useText();
  return (
    <dl className="mt-8 grid gap-x-8 gap-y-2 md:grid-cols-[auto_1fr]">
      <dt className="label pt-1.5">{t("place.address")}</dt>
      <dd>
        <p className="flex flex-wrap items-center gap-3">
          <span className="font-display font-bold">{centre.title}</span>
          {centre.soon && <Badge>{centre.soon}</Badge>}
        </p>
        <CentreAddress centre={centre} />
      </dd>
      <dt className="label pt-2 md:pt-3.5">{t("form.phone")}</dt>
      <dd>
        <PhoneLink phone={centre.phone} className="inline-flex min-h-11 items-center hover:text-accent" />
      </dd>
    </dl>
  );
}

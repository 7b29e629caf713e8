/** A form that takes the whole screen: the scope and the phones beside it, the courses as strips to choose from. */
import type { FormSlot } from "../../generated/FormSlot";
import { usePage, useText } from "../../site/page-context";
import { PhoneLink } from "../../site/phone-link";
import { BrandMark } from "../../ui/brand-mark";
import { Scope } from "../../ui/radar/scope";
import { Target } from "../../ui/radar/target";
import { FLIGHTS } from "../../ui/radar/traffic";
import { VideoMap } from "../../ui/radar/video-map";
import { CourseRack } from "./course-rack";
import { EmbeddedForm } from "./embedded-form";

type FormScreenProps = { title: string; slot: FormSlot; interest?: string | undefined };

export function FormScreen({ title, slot, interest }: FormScreenProps) {
  return (
    <div className="lg:grid lg:min-h-full lg:grid-cols-[5fr_8fr]">
      <Position title={title} />
      <div className="px-5 py-8 md:px-10 md:py-12 lg:px-16 lg:pt-20">
        <div className="mx-auto max-w-3xl">
          <EmbeddedForm slot={slot} interest={interest} Rack={CourseRack} />
        </div>
      </div>
    </div>
  );
}

/** The controller's position: what this is, the lines to call, and the scope below them. */
function Position({ title }: { title: string }) {
  const { frame } = usePage();
  const t = useText();
  return (
    <div className="ground-ink chart-grid relative overflow-hidden lg:sticky lg:top-0 lg:h-dvh">
      <StillScope />
      <div className="relative flex flex-col px-5 pt-5 pb-8 md:px-10 md:pt-8 lg:px-12">
        <p className="flex items-center gap-3 pr-14">
          <BrandMark className="size-8" />
          <span className="label">
            {frame.school} · {frame.certification}
          </span>
        </p>
        <h2 className="mt-8 max-w-[14ch] text-title leading-[1.08] md:mt-12">{title}</h2>
        <p className="mt-4 max-w-[34ch] text-muted">{t("modal.lead")}</p>
        <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-1 border-l-2 border-accent pl-4">
          {frame.centres.map(({ name, phone }) => (
            <li key={name}>
              <span className="label block">{name}</span>
              <PhoneLink
                phone={phone}
                className="inline-flex min-h-11 items-center text-sm hover:text-accent md:text-body"
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Part of the position, not of what is said: it stands still, out of the way of what is read, and not on a phone. */
function StillScope() {
  const t = useText();
  return (
    <div className="absolute -right-40 -bottom-24 w-[28rem] opacity-70 max-md:hidden lg:-right-24 lg:-bottom-40 lg:w-[min(44rem,70dvh)] lg:opacity-100">
      <Scope label={t("radar.scope")} map={<VideoMap />}>
        {FLIGHTS.map((flight, index) => (
          <Target key={flight.callsign} flight={flight} index={index} />
        ))}
      </Scope>
    </div>
  );
}

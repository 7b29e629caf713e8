/** A form that takes the whole screen: the scope and the phones beside it, the courses as strips to choose from. */
import type { FormSlot } from "../../generated/FormSlot";
import { usePage, useText } from "../../site/page-context";
import { PhoneLink } from "../../site/phone-link";
import { BrandMark } from "../../ui/brand-mark";
import { Scope } from "../../ui/radar/scope";
import { Target } from "../../ui/radar/target";
import { FLIGHTS } from "../../ui/radar/traffic";
import { VideoMap } from "../../ui/radar/video-map";
import { useAdoptedStyles } from "../../ui/use-adopted-styles";
import { CourseRack } from "./course-rack";
import { EmbeddedForm } from "./embedded-form";
import css from "./form-screen.css?inline";

type FormScreenProps = { title: string; slot: FormSlot; interest?: string | undefined };

export function FormScreen({ title, slot, interest }: FormScreenProps) {
  useAdoptedStyles(css);
  return (
    <div className="form-screen">
      <Position title={title} />
      <div className="form-screen-form">
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
    <div className="ground-ink chart-grid form-position">
      <StillScope />
      <div className="form-position-text">
        <p className="flex items-center gap-3">
          <BrandMark className="size-8" />
          <span className="label">
            {frame.school} · {frame.certification}
          </span>
        </p>
        <h2 className="mt-8 text-title leading-[1.08]">{title}</h2>
        <p className="mt-4 text-muted">{t("modal.lead")}</p>
        <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-1 border-l-2 border-accent pl-4">
          {frame.centres.map(({ name, phone }) => (
            <li key={name}>
              <span className="label block">{name}</span>
              <PhoneLink
                phone={phone}
                className="form-position-phone inline-flex min-h-11 items-center text-sm hover:text-accent"
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
    <div className="form-position-scope">
      <Scope label={t("radar.scope")} map={<VideoMap />}>
        {FLIGHTS.map((flight, index) => (
          <Target key={flight.callsign} flight={flight} index={index} />
        ))}
      </Scope>
    </div>
  );
}

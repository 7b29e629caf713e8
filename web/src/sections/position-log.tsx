/** One exercise told minute by minute: the strips of its bay, then the log of the position. */
import type { Figure } from "../generated/Figure";
import type { FlightStrip } from "../generated/FlightStrip";
import type { Minute } from "../generated/Minute";
import type { PositionLog as Data } from "../generated/PositionLog";
import { DataCell } from "../ui/data-cell";
import { SectionFrame, SectionHeading } from "../ui/section";
import type { SectionProps } from "./section-props";

export default function PositionLog(props: SectionProps<Data>) {
  const { id, ground = "ink", title, text, briefing, bay, strips, log, minutes, note } = props;
  return (
    <SectionFrame ground={ground} id={id} grid>
      <SectionHeading title={title} text={text} />
      <Cells
        figures={briefing}
        className="grid-cols-2 items-end border-y border-line py-5 md:grid-cols-3 xl:grid-cols-6"
      />
      <div className="mt-12 grid gap-x-12 gap-y-12 lg:grid-cols-[5fr_7fr]">
        <div>
          <h3 className="label border-b border-line pb-3">{bay}</h3>
          <ul className="mt-4 lg:sticky lg:top-24">
            {strips.map((strip) => (
              <li key={strip.callsign}>
                <Strip {...strip} />
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="label border-b border-line pb-3">{log}</h3>
          <ol>
            {minutes.map((minute) => (
              <LogEntry key={minute.time} {...minute} />
            ))}
          </ol>
        </div>
      </div>
      <p className="mt-10 max-w-[65ch] text-sm text-muted">{note}</p>
    </SectionFrame>
  );
}

function Cells({ figures, className }: { figures: Figure[]; className: string }) {
  return (
    <dl className={`grid gap-x-6 gap-y-4 ${className}`}>
      {figures.map(({ label, value }) => (
        <DataCell key={label} label={label} value={value} />
      ))}
    </dl>
  );
}

/** Arrivals and departures differ by the colour of the holder, as on a board. */
function Strip({ callsign, aircraft, squawk, route, cells, inbound }: FlightStrip) {
  return (
    <div className="strip-slot">
      <article className="strip ground-paper block" data-category={inbound ? "initial" : "advanced"}>
        <div className="flex items-baseline justify-between gap-3 border-b border-line px-3 py-2">
          <h4 className="font-mono text-2xl leading-none font-normal">{callsign}</h4>
          <p className="data text-sm">{aircraft}</p>
        </div>
        <p className="data flex justify-between gap-3 border-b border-line px-3 py-1.5 text-sm text-muted">
          <span>{route}</span>
          <span>{squawk}</span>
        </p>
        <Cells figures={cells} className="grid-cols-3 px-3 py-2" />
      </article>
    </div>
  );
}

function LogEntry({ time, text, calls, mark }: Minute) {
  return (
    <li className="grid gap-x-8 gap-y-3 border-b border-line py-6 md:grid-cols-[auto_1fr]">
      <time className="data pt-0.5 text-accent">{time}</time>
      <div>
        <p className="max-w-[60ch]">{text}</p>
        {calls.length > 0 && (
          <dl className="mt-4 grid gap-3 border-l-2 border-line pl-4 text-base">
            {calls.map(({ who, says }) => (
              <div key={says}>
                <dt className="label">{who}</dt>
                <dd>{says}</dd>
              </div>
            ))}
          </dl>
        )}
        {mark && <p className="data mt-4 text-sm text-accent">{mark}</p>}
      </div>
    </li>
  );
}

/** How the provider's call stands today: one line, its dates, and the official text. */
import type { CallNotice as Data } from "../generated/CallNotice";
import { useText } from "../site/page-context";
import { DataCell } from "../ui/data-cell";
import { OutsideLink } from "../ui/outside-link";
import { SectionFrame } from "../ui/section";
import type { SectionProps } from "./section-props";

export default function CallNotice({ id, ground = "paper", title, call }: SectionProps<Data>) {
  const t = useText();
  const { line, facts, usual, official } = call;
  return (
    <SectionFrame ground={ground} id={id}>
      <div className="grid gap-x-12 gap-y-5 border-y border-line py-7 md:py-9 lg:grid-cols-2">
        <div>
          <h2 className="label">{title}</h2>
          <p className="mt-3 max-w-[30ch] font-mono text-heading leading-tight text-balance text-accent">
            {line}
          </p>
        </div>
        <div>
          {facts.length > 0 && (
            <dl className="mb-5 grid gap-x-10 gap-y-5 md:grid-cols-2">
              {facts.map(({ label, value }) => (
                <DataCell key={label} label={label} value={value} />
              ))}
            </dl>
          )}
          {usual && <p className="max-w-[65ch] text-muted">{usual}</p>}
          <OutsideLink
            href={official.href}
            note={t("frame.newTab")}
            className="link mt-4 inline-flex min-h-11 items-center"
          >
            {official.label}
          </OutsideLink>
        </div>
      </div>
    </SectionFrame>
  );
}

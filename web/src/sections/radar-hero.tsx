/** The first thing a visitor sees: a live scope, what the school is, and two ways on. */
import { Actions } from "../features/leads/actions";
import type { Card } from "../generated/Card";
import type { RadarHero as RadarHeroData } from "../generated/RadarHero";
import { useText } from "../site/page-context";
import { LiveScope } from "../ui/radar/live-scope";
import type { SectionProps } from "./section-props";

export default function RadarHero({
  id,
  badge,
  title,
  highlight,
  subtitle,
  actions,
  features,
}: SectionProps<RadarHeroData>) {
  const t = useText();
  return (
    <section
      id={id}
      className="ground-ink relative isolate flex flex-col overflow-hidden pt-(--header) lg:min-h-svh"
    >
      <div className="wrap grid flex-1 items-center gap-y-6 pt-10 lg:grid-cols-[minmax(0,10fr)_minmax(0,11fr)] lg:gap-x-6 lg:py-2">
        <div className="relative z-10">
          <p className="label text-accent">{badge}</p>
          <h1 className="mt-5 text-hero leading-[1.04] tracking-[-0.025em]">
            <MarkedTitle title={title} highlight={highlight} />
          </h1>
          <p className="lead mt-6 max-w-[34rem]">{subtitle}</p>
          <Actions actions={actions} className="mt-9" />
        </div>
        <LiveScope label={t("radar.scope")} className="radar-hero-scope" />
      </div>
      <Features features={features} />
    </section>
  );
}

function MarkedTitle({ title, highlight }: { title: string; highlight: string }) {
  const at = highlight ? title.indexOf(highlight) : -1;
  if (at < 0) {
    return title;
  }
  return (
    <>
      {title.slice(0, at)}
      <span className="text-phosphor">{highlight}</span>
      {title.slice(at + highlight.length)}
    </>
  );
}

function Features({ features }: { features: Card[] }) {
  return (
    <div className="relative z-10 border-t border-line bg-(--ground-85)">
      <dl className="wrap grid ruled radar-hero-facts md:grid-cols-3">
        {features.map(({ title, text }) => (
          <div key={title} className="py-5 md:px-6 md:py-6 md:first:pl-0 md:last:pr-0">
            <dt className="data text-fg">{title}</dt>
            {text && <dd className="mt-1.5 text-base leading-relaxed text-muted">{text}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}

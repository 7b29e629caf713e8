/** The first thing a visitor sees: a live scope, what the school is, and two ways on. */
import { Actions } from "../features/leads/actions";
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
  source,
}: SectionProps<RadarHeroData>) {
  const t = useText();
  return (
    <section
      id={id}
      className="ground-ink relative isolate flex flex-col overflow-hidden pt-(--header) lg:min-h-svh"
    >
      <div className="wrap grid flex-1 items-center gap-y-2 pt-8 lg:grid-cols-[minmax(0,10fr)_minmax(0,11fr)] lg:gap-x-6 lg:py-2">
        <div className="relative z-10">
          <p className="label text-accent">{badge}</p>
          <h1 className="mt-5 text-hero leading-[1.04] tracking-[-0.025em] md:max-lg:text-wrap">
            <MarkedTitle title={title} highlight={highlight} />
          </h1>
          <p className="lead mt-6 max-w-[34rem]">{subtitle}</p>
          <Actions actions={actions} className="mt-9" />
        </div>
        <LiveScope
          label={t("radar.scope")}
          words={{ pause: t("carousel.pause"), play: t("carousel.play") }}
          className="radar-hero-scope"
        />
      </div>
      <Instruments features={features} source={source} />
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
      {/* A sentence of its own: it begins a line rather than end one. */}
      <span className="inline-block text-phosphor">{highlight}</span>
      {title.slice(at + highlight.length)}
    </>
  );
}

/** The instruments: what persuades is the largest type of the screen. */
function Instruments({ features, source }: Pick<RadarHeroData, "features" | "source">) {
  return (
    <div className="relative z-10 border-t border-line bg-(--ground-85)">
      <dl className="wrap grid grid-cols-2 radar-hero-facts lg:grid-cols-4">
        {features.map(({ figure, unit, title, text }) => (
          <div key={title} className="py-4">
            <dt className="flex flex-col-reverse">
              <span className="data text-fg max-md:text-sm max-md:leading-snug">{title}</span>
              <span className="mb-2 font-mono text-instrument leading-none tracking-tight text-accent">
                {figure}
                {unit && <span className="ml-1.5 text-3xl">{unit}</span>}
              </span>
            </dt>
            <dd className="mt-1 text-base leading-snug text-muted max-md:hidden">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="wrap label pb-3">{source}</p>
    </div>
  );
}

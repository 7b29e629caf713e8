/** The head of an inner page: where it is, what it says, and a picture or the chart of its airport. */
import { Actions } from "../features/leads/actions";
import type { Aerodrome } from "../generated/Aerodrome";
import type { PageHero as PageHeroData } from "../generated/PageHero";
import { usePage, useText } from "../site/page-context";
import { Breadcrumb } from "../ui/breadcrumb";
import { AerodromeChart } from "../ui/charts/aerodrome-chart";
import { HeroRose } from "../ui/charts/hero-rose";
import { Picture } from "../ui/picture";
import { unbroken } from "../ui/unbroken";
import type { SectionProps } from "./section-props";

export default function PageHero({
  id,
  ground = "ink",
  badge,
  title,
  text,
  actions,
  picture,
  chart,
}: SectionProps<PageHeroData>) {
  const { breadcrumb } = usePage();
  const t = useText();
  const beside = Boolean(picture || chart);
  return (
    <section id={id} className={`ground-${ground} chart-grid relative isolate overflow-hidden pt-(--header)`}>
      {!beside && <HeroRose />}
      <div className="wrap pt-4 pb-14 md:pb-20">
        <Breadcrumb items={breadcrumb} label={t("frame.breadcrumb")} />
        <div className={`mt-8 grid items-center gap-x-14 gap-y-12 md:mt-10 ${columns(chart, beside)}`}>
          <div>
            {badge && <p className="label mb-5 text-accent">{badge}</p>}
            <h1 className="max-w-[18ch] text-title leading-[1.08]">{title}</h1>
            <p className="lead mt-6 max-w-[36rem]">{unbroken(text)}</p>
            <Actions actions={actions} className="mt-9" />
          </div>
          {chart && <CampusChart chart={chart} />}
          {picture && (
            <Picture
              picture={picture}
              eager
              sizes="(min-width: 64rem) 38rem, 100vw"
              className="hero-picture"
            />
          )}
        </div>
      </div>
    </section>
  );
}

function columns(chart: Aerodrome | undefined, beside: boolean): string {
  if (chart) {
    return "md:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,31rem)]";
  }
  return beside ? "lg:grid-cols-2" : "";
}

function CampusChart({ chart }: { chart: Aerodrome }) {
  const t = useText();
  const words = {
    alt: t(chart === "LEMD" ? "chart.lemd" : "chart.gclp"),
    title: t("chart.aerodrome"),
    school: t("chart.school"),
    notForNavigation: t("chart.notForNavigation"),
    ocean: t("chart.ocean"),
  };
  return <AerodromeChart aerodrome={chart} words={words} className="mx-auto max-w-[31rem]" />;
}

/** The way to a licence, drawn as an instrument departure. */
import type { RouteChart as RouteChartData } from "../generated/RouteChart";
import { usePage, useText } from "../site/page-context";
import { RouteDrawing } from "../ui/charts/route-drawing";
import { RouteList } from "../ui/charts/route-list";
import { SectionFrame, SectionHeading } from "../ui/section";
import type { SectionProps } from "./section-props";

export default function RouteChart({
  id,
  ground = "ink",
  title,
  text,
  waypoints,
}: SectionProps<RouteChartData>) {
  const { frame } = usePage();
  const t = useText();
  const name = `${frame.school} 1A`;
  return (
    <SectionFrame ground={ground} id={id} grid>
      <SectionHeading title={title} text={text} />
      <RouteDrawing
        waypoints={waypoints}
        words={{ departure: t("chart.departure"), name, notToScale: t("chart.notToScale") }}
      />
      <RouteList waypoints={waypoints} name={name} />
    </SectionFrame>
  );
}

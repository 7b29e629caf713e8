/** The way to a licence, drawn as an instrument departure. */
import type { ReactNode } from "react";
import type { RouteChart as RouteChartData } from "../generated/RouteChart";
import { usePage, useText } from "../site/page-context";
import { RouteDrawing } from "../ui/charts/route-drawing";
import { RouteList } from "../ui/charts/route-list";
import { Folded } from "../ui/folded";
import { SectionFrame, SectionHeading } from "../ui/section";
import type { SectionProps } from "./section-props";

export default function RouteChart({
  id,
  ground = "ink",
  title,
  text,
  folded = false,
  waypoints,
}: SectionProps<RouteChartData>) {
  const { frame } = usePage();
  const t = useText();
  const name = `${frame.school} 1A`;
  return (
    <SectionFrame
      ground={ground}
      id={id}
      grid={!folded}
      className={folded ? "border-b border-line py-7" : ""}
    >
      <Headed title={title} text={text} folded={folded}>
        <RouteDrawing
          waypoints={waypoints}
          words={{
            departure: t("chart.departure"),
            name,
            notToScale: t("chart.notToScale"),
            accumulated: t("chart.accumulated"),
            months: t("chart.months"),
          }}
        />
        <RouteList waypoints={waypoints} name={name} />
      </Headed>
    </SectionFrame>
  );
}

type HeadedProps = { title: string; text: string; folded: boolean; children: ReactNode };

function Headed({ title, text, folded, children }: HeadedProps) {
  if (folded) {
    return (
      <Folded title={title} text={text}>
        {children}
      </Folded>
    );
  }
  return (
    <>
      <SectionHeading title={title} text={text} />
      {children}
    </>
  );
}

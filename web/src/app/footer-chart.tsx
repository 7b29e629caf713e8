/** The drawn parts of the foot: the threshold of runway 19 (the number of the certificate), and a chart's margin. */
import { usePage, useText } from "../site/page-context";
import { REFERENCE_POINTS } from "../ui/charts/reference-points";

export function Threshold() {
  const { frame } = usePage();
  const designator = frame.certification.split("-").at(-1);
  return (
    <div aria-hidden="true" className="wrap flex items-end gap-6 pt-12 md:gap-10">
      <div className="threshold flex-1" />
      <svg viewBox="0 0 124 72" height="72" className="h-18 fill-line font-mono text-drawing-4xl">
        <text x="62" y="70" textAnchor="middle">
          {designator}
        </text>
      </svg>
      <div className="threshold threshold-right flex-1" />
    </div>
  );
}

export function ChartMargin() {
  const { frame } = usePage();
  const t = useText();
  return (
    <div className="pb-6">
      <div aria-hidden="true" className="chart-scale" />
      <div className="wrap label flex flex-wrap items-center justify-between gap-x-8 gap-y-2 pt-5 text-2xs">
        <p>
          {frame.school} · {frame.certification}
        </p>
        {Object.entries(REFERENCE_POINTS).map(([code, point]) => (
          <p key={code} aria-hidden="true" className="hidden lg:block">
            {code} {point}
          </p>
        ))}
        <p>{t("chart.notForNavigation")}</p>
      </div>
    </div>
  );
}

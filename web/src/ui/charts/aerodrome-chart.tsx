/** The chart of the airport a centre stands beside. */
import type { Aerodrome } from "../../generated/Aerodrome";
import { GranCanariaChart } from "./gclp";
import { MadridChart } from "./lemd";
import type { ChartWords } from "./plate";

const CHARTS = { LEMD: MadridChart, GCLP: GranCanariaChart } as const;

type AerodromeChartProps = { aerodrome: Aerodrome; words: ChartWords; className?: string };

export function AerodromeChart({ aerodrome, words, className = "" }: AerodromeChartProps) {
  const Chart = CHARTS[aerodrome];
  return <Chart words={words} className={className} />;
}

/** Visits by day, as a trace on a strip of paper. The same numbers stand in the table under it. */
import type { Line } from "../api/visits";
import { useWords } from "../words/words";
import { heightOf, numbersOf } from "./numbers";

const WIDTH = 720;
const HEIGHT = 160;

export function DayChart({ days, lines }: { days: string[]; lines: Line[] }) {
  const { t, language, dates } = useWords();
  const { count } = numbersOf(language);
  const byDay = new Map(lines.map((line) => [line.name, line]));
  const visits = days.map((day) => {
    const line = byDay.get(day);
    return line ? heightOf(line.visits) : 0;
  });
  const most = Math.max(...visits, 1);
  const step = WIDTH / days.length;
  return (
    <figure className="day-chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path
          className="day-chart-lines"
          d={`M0 .5H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}M0 ${HEIGHT - 0.5}H${WIDTH}`}
        />
        {visits.map((value, index) => (
          <rect
            key={days[index]}
            x={index * step + step * 0.15}
            width={step * 0.7}
            y={HEIGHT - (value / most) * (HEIGHT - 4)}
            height={(value / most) * (HEIGHT - 4)}
          />
        ))}
      </svg>
      <figcaption>
        <span>{dates.day(days[0] ?? "")}</span>
        <span>{t("visits.most", { count: count(most) })}</span>
        <span>{dates.day(days.at(-1) ?? "")}</span>
      </figcaption>
    </figure>
  );
}

/** One table of sums, the largest first; a bar behind each name says its share before the number does. */
import { useState } from "react";
import type { Line } from "../api/visits";
import { Button } from "../ui/button";
import { useWords } from "../words/words";
import { heightOf, numbersOf } from "./numbers";

const SHOWN_AT_FIRST = 10;

type SumTableProps = {
  /** Left out where it stands above already. */
  title?: string;
  /** What a line's name is called here. */
  head: string;
  lines: Line[];
  nameOf?: (name: string) => string;
  /** Steps are taken, not visited. */
  isStep?: boolean;
};

export function SumTable({ title, head, lines, nameOf = (name) => name, isStep = false }: SumTableProps) {
  const { t } = useWords();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? lines : lines.slice(0, SHOWN_AT_FIRST);
  const most = Math.max(1, ...lines.map(({ views }) => heightOf(views)));
  return (
    <section className="sums">
      {title && <h2>{title}</h2>}
      {lines.length === 0 ? (
        <p className="empty">{t("visits.nothing")}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              <th scope="col">{t(isStep ? "visits.times" : "visits.views")}</th>
              {!isStep && <th scope="col">{t("visits.visits")}</th>}
              <th scope="col">{t("visits.change")}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((line) => (
              <SumRow key={line.name} line={line} name={nameOf(line.name)} most={most} isStep={isStep} />
            ))}
          </tbody>
        </table>
      )}
      {shown.length < lines.length && (
        <Button onClick={() => setWhole(true)}>{t("visits.all", { count: lines.length })}</Button>
      )}
    </section>
  );
}

type SumRowProps = { line: Line; name: string; most: number; isStep: boolean };

function SumRow({ line, name, most, isStep }: SumRowProps) {
  const { language } = useWords();
  const { count, change } = numbersOf(language);
  const share = Math.round((heightOf(line.views) / most) * 1000) / 10;
  return (
    <tr>
      <th scope="row">
        {name}
        <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width={share} height="1" />
        </svg>
      </th>
      <td>{count(line.views)}</td>
      {!isStep && <td>{count(line.visits)}</td>}
      <td>{change(line.views, line.viewsBefore) ?? "–"}</td>
    </tr>
  );
}

/** A table for a spreadsheet. */
import { tableFile, type Figures, type FiguresTable } from "../api/figures";
import { download } from "../load/download";
import { useAction } from "../load/use-action";
import { Button } from "../ui/button";
import { Failure } from "../ui/failure";
import { useWords } from "../words/words";

type TableFileProps = { table: FiguresTable; title: string; period: Figures };

export function TableFile({ table, title, period: { from, to } }: TableFileProps) {
  const { t } = useWords();
  const { run, busy, error } = useAction(() => download(tableFile(table, from, to)));
  return (
    <>
      <Button
        kind="small"
        busy={busy}
        aria-label={t("figures.csvOf", { table: title })}
        onClick={() => void run()}
      >
        {t("figures.csv")}
      </Button>
      <Failure error={error} />
    </>
  );
}

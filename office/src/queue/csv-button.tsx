/** The list as the screen shows it, for a spreadsheet. */
import { call } from "../api/call";
import { useAction } from "../load/use-action";
import { Button } from "../ui/button";
import { useNotice } from "../ui/notices";
import { useWords } from "../words/words";

export function CsvButton({ search }: { search: string }) {
  const { t } = useWords();
  const say = useNotice();
  const { run, busy } = useAction(async () => {
    // The browser fetches the file by itself: whoever has to sign in again does so first.
    await call("GET", "me");
    const link = document.createElement("a");
    link.href = `/api/staff/enquiries.csv${search}`;
    link.download = "";
    link.click();
    say(t("queue.exporting"));
  });
  return (
    <Button kind="quiet" busy={busy} onClick={() => void run()}>
      {t("queue.export")}
    </Button>
  );
}

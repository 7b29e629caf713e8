/** Corrects what somebody mistyped, or what one heard on the phone. */
import { useEffect, useRef, useState, type FormEvent } from "react";
import type { Enquiry } from "../api/enquiry-shapes";
import { useOptions } from "../queue/use-options";
import { Button } from "../ui/button";
import { Failure } from "../ui/failure";
import { useNotice } from "../ui/notices";
import { useWords } from "../words/words";
import { ConflictPanel } from "./conflict-panel";
import { changed, dataOf } from "./data";
import { DataFields } from "./data-fields";
import { fieldErrors } from "./field-errors";
import { useChange } from "./use-change";

type FormProps = { enquiry: Enquiry; onChange: (enquiry: Enquiry) => void; onEnd: () => void };

export function CorrectForm({ enquiry, onChange, onEnd }: FormProps) {
  const { t } = useWords();
  const say = useNotice();
  // Whoever corrects has seen this state, whatever comes meanwhile.
  const [seen] = useState(enquiry);
  const [data, setData] = useState(() => dataOf(enquiry));
  const { data: options } = useOptions();
  const changing = useChange(onChange);
  const form = useRef<HTMLFormElement>(null);
  const finish = () => {
    say(t("enquiry.saved"));
    onEnd();
  };
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const mine = changed(dataOf(seen), data);
    void (Object.keys(mine).length === 0 ? onEnd() : changing.run(seen, mine, finish));
  };
  const errors = fieldErrors(changing.error);
  return (
    <form ref={form} className="stack" noValidate onSubmit={save}>
      <DataFields data={data} errors={errors} courses={options?.courses ?? []} onChange={setData} />
      <ConflictPanel changing={changing} onApplied={finish} onLeave={onEnd} />
      <Failure error={Object.keys(errors).length === 0 ? changing.error : null} />
      <div className="actions">
        <Button type="submit" busy={changing.busy}>
          {t("save")}
        </Button>
        <Button kind="quiet" onClick={onEnd}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}

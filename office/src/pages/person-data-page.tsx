/** Everything the school holds of one person: shown, handed over, or erased whole. */
import { useState, type FormEvent } from "react";
import { findPerson, type Erasure, type FoundPerson } from "../api/duties";
import { useAction } from "../load/use-action";
import { EraseDialog } from "../person/erase-dialog";
import { FoundData } from "../person/found-data";
import { Receipt } from "../person/receipt";
import { Button } from "../ui/button";
import { Failure } from "../ui/failure";
import { Field } from "../ui/field";
import { Page } from "../ui/page";
import { useWords } from "../words/words";

type Found = { email: string; data: FoundPerson };
type Erased = { email: string; at: string; erasure: Erasure };

export function PersonDataPage() {
  const { t } = useWords();
  const [email, setEmail] = useState("");
  const [found, setFound] = useState<Found | null>(null);
  const [erased, setErased] = useState<Erased | null>(null);
  const [asks, setAsks] = useState(false);
  const { run, busy, error } = useAction(async () => {
    const asked = email.trim();
    const data = await findPerson(asked);
    setErased(null);
    setFound({ email: asked, data });
  });
  const find = (event: FormEvent) => {
    event.preventDefault();
    void (email.trim() === "" || run());
  };
  return (
    <Page title={t("person.title")} about={t("person.about")}>
      <form className="row-form add" role="search" onSubmit={find}>
        <Field
          label={t("person.email")}
          type="email"
          value={email}
          maxLength={254}
          autoComplete="off"
          required
          onChange={(event) => setEmail(event.target.value)}
        />
        <div className="row-actions">
          <Button type="submit" busy={busy}>
            {t("person.find")}
          </Button>
        </div>
        <Failure error={error} />
      </form>
      <div role="status" className="person-result">
        {erased && <Receipt {...erased} />}
        {found && !erased && <FoundData {...found} onErase={() => setAsks(true)} />}
      </div>
      {asks && found && (
        <EraseDialog
          email={found.email}
          onClose={() => setAsks(false)}
          onErased={(erasure) => {
            setErased({ email: found.email, at: new Date().toISOString(), erasure });
            setFound(null);
            setAsks(false);
          }}
        />
      )}
    </Page>
  );
}

/** Who works in the office: administrators invite, invite again and remove. */
import { useState } from "react";
import { readPeople } from "../api/staff";
import { useLoad } from "../load/use-load";
import { Button } from "../ui/button";
import { NoContact } from "../ui/failure";
import { Page } from "../ui/page";
import { Sweep } from "../ui/sweep";
import { useWords } from "../words/words";
import { InviteDialog } from "./people/invite-dialog";
import { PersonRow } from "./people/person-row";

export function PeoplePage() {
  const { t } = useWords();
  const [invites, setInvites] = useState(false);
  const { data, error, reload } = useLoad("people", readPeople);
  return (
    <Page
      title={t("people.title")}
      about={t("people.about")}
      action={
        <Button kind="primary" onClick={() => setInvites(true)}>
          {t("people.invite")}
        </Button>
      }
    >
      {data ? (
        <ul className="rows">
          {data.map((person) => (
            <PersonRow key={person.id} person={person} onChange={reload} />
          ))}
        </ul>
      ) : (
        !error && <Sweep label={t("loading")} />
      )}
      {error && <NoContact error={error} onRetry={() => void reload()} />}
      {invites && <InviteDialog onInvite={reload} onClose={() => setInvites(false)} />}
    </Page>
  );
}

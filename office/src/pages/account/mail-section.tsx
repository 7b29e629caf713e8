/** Where one gets mail, and whether one wants a word in the morning. */
import { useState, type FormEvent } from "react";
import type { Account } from "../../api/shapes";
import { changeAccount, readAccount } from "../../api/staff";
import { fieldErrors } from "../../enquiry/field-errors";
import { useAction } from "../../load/use-action";
import { useLoad } from "../../load/use-load";
import { Button } from "../../ui/button";
import { Failure, NoContact } from "../../ui/failure";
import { Field } from "../../ui/field";
import { useNotice } from "../../ui/notices";
import { Sweep } from "../../ui/sweep";
import { useWords } from "../../words/words";

export function MailSection() {
  const { t } = useWords();
  const { data, error, reload, change } = useLoad("account", readAccount);
  return (
    <section className="part" aria-labelledby="mail">
      <h2 id="mail">{t("morning.title")}</h2>
      <p className="section-about">{t(data?.canMail === false ? "morning.noMail" : "morning.about")}</p>
      {data ? <MailForm account={data} onChange={change} /> : !error && <Sweep label={t("loading")} />}
      {error && <NoContact error={error} onRetry={() => void reload()} />}
    </section>
  );
}

function MailForm({ account, onChange }: { account: Account; onChange: (account: Account) => void }) {
  const { t } = useWords();
  const say = useNotice();
  const [email, setEmail] = useState(account.email ?? "");
  const [morning, setMorning] = useState(account.morning);
  const { run, busy, error } = useAction(async () => {
    const next = await changeAccount({ email: email.trim() || null, morning });
    setEmail(next.email ?? "");
    say(t("morning.saved"));
    onChange(next);
  });
  const isWrong = "email" in fieldErrors(error);
  const save = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <form className="stack mail-form" noValidate onSubmit={save}>
      <Field
        type="email"
        autoComplete="email"
        label={t("morning.email")}
        hint={t("morning.emailHint")}
        value={email}
        error={isWrong ? t("morning.wrongEmail") : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
      <div>
        <label className="check">
          <input
            type="checkbox"
            checked={morning}
            aria-describedby="morning-hint"
            onChange={(event) => setMorning(event.target.checked)}
          />
          {t("morning.wanted")}
        </label>
        <p id="morning-hint" className="field-hint">
          {t("morning.wantedHint")}
        </p>
      </div>
      <Failure error={isWrong ? null : error} />
      <div className="actions">
        <Button type="submit" busy={busy}>
          {t("save")}
        </Button>
      </div>
    </form>
  );
}

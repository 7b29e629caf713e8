/** The mail as a subscriber gets it, to oneself. */
import { useState, type FormEvent } from "react";
import { tryAnnouncement } from "../api/announcements";
import { useAction } from "../load/use-action";
import { Button } from "../ui/button";
import { Failure } from "../ui/failure";
import { Field } from "../ui/field";
import { useNotice } from "../ui/notices";
import { useWords } from "../words/words";

export function TestForm({ topic }: { topic: string }) {
  const { t } = useWords();
  const say = useNotice();
  const [email, setEmail] = useState("");
  const { run, busy, error } = useAction(async () => {
    await tryAnnouncement(topic, email.trim());
    say(t("announcements.tried", { email: email.trim() }));
  });
  const isWrong = error?.code === "invalid";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <form className="row-form" noValidate onSubmit={submit}>
      <Field
        type="email"
        label={t("announcements.email")}
        value={email}
        maxLength={254}
        autoComplete="email"
        error={isWrong ? t("announcements.emailWrong") : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
      <div className="row-actions">
        <Button type="submit" busy={busy}>
          {t("announcements.try")}
        </Button>
      </div>
      <Failure error={isWrong ? null : error} />
    </form>
  );
}

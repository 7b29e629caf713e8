/** The fields of a reminder: when, for whom, what, and whether also by mail. */
import type { PersonRef } from "../api/enquiry-shapes";
import { useOptions } from "../queue/use-options";
import { useMe } from "../session/session";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { Select } from "../ui/select";
import { useWords } from "../words/words";
import type { FieldErrors } from "../enquiry/field-errors";
import { useMinute } from "./use-minute";
import { usualTimes, weekdayText } from "./wall";

export type ReminderData = { at: string; for: string; text: string; mail: boolean };

const MAX_TEXT = 200;

type FieldsProps = {
  data: ReminderData;
  zone: string;
  errors: FieldErrors;
  /** Whoever it is for stays to be chosen, also when they were removed meanwhile. */
  person?: PersonRef;
  onChange: (data: ReminderData) => void;
};

export function ReminderFields({ data, zone, errors, person, onChange }: FieldsProps) {
  const { t } = useWords();
  return (
    <>
      <Field
        type="datetime-local"
        label={t("reminders.when")}
        note={t(zone === "Atlantic/Canary" ? "reminders.canaryTime" : "reminders.madridTime")}
        value={data.at}
        required
        error={errors["at"] && t("reminders.wrongTime")}
        onChange={(event) => onChange({ ...data, at: event.target.value })}
      />
      <UsualTimes zone={zone} onChoose={(at) => onChange({ ...data, at })} />
      <Select
        label={t("reminders.for")}
        value={data.for}
        choices={useChoices(person)}
        error={errors["for"] && t("reminders.wrongPerson")}
        onChoose={(chosen) => onChange({ ...data, for: chosen })}
      />
      <Field
        label={t("reminders.what")}
        note={t("optional")}
        maxLength={MAX_TEXT}
        value={data.text}
        placeholder={t("reminders.example")}
        onChange={(event) => onChange({ ...data, text: event.target.value })}
      />
      <div>
        <label className="check">
          <input
            type="checkbox"
            checked={data.mail}
            aria-describedby="reminder-mail-hint"
            onChange={(event) => onChange({ ...data, mail: event.target.checked })}
          />
          {t("reminders.mail")}
        </label>
        <p id="reminder-mail-hint" className="field-hint">
          {t("reminders.mailHint")}
        </p>
      </div>
    </>
  );
}

function useChoices(person: PersonRef | undefined) {
  const { t } = useWords();
  const me = useMe();
  const { data } = useOptions();
  const others = (data?.people ?? []).filter(({ id }) => id !== me.id);
  const isKnown = !person || person.id === me.id || others.some(({ id }) => id === person.id);
  const all = [{ id: me.id, name: t("enquiry.me") }, ...others, ...(isKnown ? [] : [person])];
  return all.map(({ id, name }) => ({ value: id, text: name }));
}

function UsualTimes({ zone, onChoose }: { zone: string; onChoose: (at: string) => void }) {
  const { t, language } = useWords();
  const { soon, nextDay, inAWeek } = usualTimes(zone, useMinute());
  return (
    <div role="group" aria-label={t("reminders.usual")} className="usual-times">
      <Button kind="small" onClick={() => onChoose(soon)}>
        {t("reminders.soon")}
      </Button>
      <Button kind="small" onClick={() => onChoose(nextDay)}>
        {t("reminders.nextDay", { day: weekdayText(language, nextDay) })}
      </Button>
      <Button kind="small" onClick={() => onChoose(inAWeek)}>
        {t("reminders.inAWeek")}
      </Button>
    </div>
  );
}

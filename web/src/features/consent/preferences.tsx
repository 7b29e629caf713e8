/** The second layer: one answer for each purpose. */
import { useId, useState, type FormEvent, type ReactNode } from "react";
import { useText } from "../../site/page-context";
import { TITLE_ID } from "./banner";
import { EVERYTHING, NOTHING, PURPOSES, type Granted } from "./choice";

type PreferencesProps = { granted: Granted; onDecide: (granted: Granted) => void; onClose: () => void };

export function Preferences({ granted, onDecide, onClose }: PreferencesProps) {
  const t = useText();
  const [wanted, setWanted] = useState(granted);
  const save = (event: FormEvent) => {
    event.preventDefault();
    onDecide(wanted);
  };
  return (
    <form onSubmit={save}>
      <div className="flex items-center justify-between gap-4">
        <p id={TITLE_ID} tabIndex={-1} className="font-display text-lg leading-snug font-bold outline-none">
          {t("consent.preferences")}
        </p>
        <button type="button" onClick={onClose} className="button button-quiet">
          {t("modal.close")}
        </button>
      </div>
      <ul className="consent-purposes">
        <PurposeRow
          name={
            <>
              {t("consent.technical")} <span className="label ml-2 font-normal">{t("consent.alwaysOn")}</span>
            </>
          }
          text={t("consent.technicalText")}
          checked
        />
        {PURPOSES.map((purpose) => (
          <PurposeRow
            key={purpose}
            name={t(`consent.${purpose}`)}
            text={t(`consent.${purpose}Text`)}
            checked={wanted[purpose]}
            onChange={(checked) => setWanted({ ...wanted, [purpose]: checked })}
          />
        ))}
      </ul>
      <div className="consent-decisions">
        <button type="button" onClick={() => onDecide(NOTHING)} className="button button-secondary">
          {t("consent.rejectAll")}
        </button>
        <button type="button" onClick={() => onDecide(EVERYTHING)} className="button button-secondary">
          {t("consent.acceptAll")}
        </button>
        <button type="submit" className="button button-secondary">
          {t("consent.save")}
        </button>
      </div>
    </form>
  );
}

type RowProps = { name: ReactNode; text: string; checked: boolean; onChange?: (checked: boolean) => void };

/** Without a way to change it, the purpose is not up for a choice. */
function PurposeRow({ name, text, checked, onChange }: RowProps) {
  const id = useId();
  return (
    <li className="flex items-start gap-4 border-b border-line py-3">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        disabled={!onChange}
        aria-describedby={`${id}-text`}
        onChange={(event) => onChange?.(event.target.checked)}
        className="consent-check"
      />
      <div>
        <label htmlFor={id} className="cursor-pointer font-display font-bold">
          {name}
        </label>
        <p id={`${id}-text`} className="text-sm leading-snug text-muted">
          {text}
        </p>
      </div>
    </li>
  );
}

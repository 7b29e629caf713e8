/** What somebody may do here, in a sentence each. */
import type { Role } from "../../api/shapes";
import { useWords } from "../../words/words";

const ROLES: Role[] = ["office", "administrator"];

export function RoleChoice({ role, onChoose }: { role: Role; onChoose: (role: Role) => void }) {
  const { t } = useWords();
  return (
    <fieldset className="choice">
      <legend>{t("people.role")}</legend>
      {ROLES.map((each) => (
        <label key={each} className="choice-option">
          <input type="radio" name="role" checked={role === each} onChange={() => onChoose(each)} />
          <strong>{t(`role.${each}`)}</strong>
          <span className="field-hint">{t(`role.${each}About`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

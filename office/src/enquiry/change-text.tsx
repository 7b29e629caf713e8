/** What a change was, in a sentence. */
import type { ChangeItem, Options } from "../api/enquiry-shapes";
import { readCache } from "../load/cache";
import { useNames } from "../words/use-names";
import { useMe } from "../session/session";
import { useWords } from "../words/words";

/** A value as people know it: the store holds codes. */
export function useChangedValue() {
  const { t, language } = useWords();
  const me = useMe();
  const { statusName, suspicionName, languageName } = useNames();
  const options = readCache<Options>(`options ${language}`);
  return (field: string, value: string | null): string => {
    if (value === null || value === "") {
      return t(
        field === "owner"
          ? "enquiry.nobody"
          : field === "suspicion"
            ? "enquiry.notSuspicious"
            : "enquiry.none",
      );
    }
    switch (field) {
      case "status":
        return statusName(value === "in-progress" ? "inProgress" : value);
      case "language":
        return languageName(value);
      case "suspicion":
        return suspicionName(value === "true" ? "office" : value);
      case "owner":
        return value === me.id ? me.name : (options?.people.find(({ id }) => id === value)?.name ?? value);
      case "interest":
        return options?.courses.find(({ id }) => id === value)?.title ?? value;
      default:
        return value;
    }
  };
}

export function ChangeText({ item, withWho = false }: { item: ChangeItem; withWho?: boolean }) {
  const { t } = useWords();
  const { fieldName } = useNames();
  const valueOf = useChangedValue();
  const { field, before, after, who } = item;
  return (
    <span className="change">
      {withWho && <strong>{who?.name ?? t("audit.nobody")}: </strong>}
      {fieldName(field)}: <s>{valueOf(field, before)}</s> <span aria-hidden="true">→</span>{" "}
      <ins>{valueOf(field, after)}</ins>
    </span>
  );
}

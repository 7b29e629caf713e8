/** Narrows a list. Folded away, it still says how many narrow it. */
import { go } from "../router/history";
import { Button } from "../ui/button";
import { Failure } from "../ui/failure";
import { Field } from "../ui/field";
import { Select } from "../ui/select";
import { useWords } from "../words/words";
import { activeFilters, searchOf, withoutFilters, type Filter, type Query } from "./query";
import { useNames } from "../words/use-names";
import { useOptions } from "./use-options";

export function FiltersButton({
  query,
  isOpen,
  onToggle,
}: {
  query: Query;
  isOpen: boolean;
  onToggle: () => void;
}) {
  const { t } = useWords();
  const active = activeFilters(query);
  return (
    <button
      type="button"
      className="fold-button"
      aria-expanded={isOpen}
      aria-controls="filters"
      onClick={onToggle}
    >
      {t("filter.title")}
      {active > 0 && (
        <span className="tag">
          {t(active === 1 ? "filter.oneActive" : "filter.active", { count: active })}
        </span>
      )}
    </button>
  );
}

export function Filters({ query }: { query: Query }) {
  const { t, has } = useWords();
  const { formName, languageName } = useNames();
  const { data, error } = useOptions();
  const apply = (next: Query) => go({ page: "home", search: searchOf(next) });
  const set = (name: Filter) => (value: string) => apply({ ...query, [name]: value });

  const select = (name: Filter, choices: { value: string; text: string }[]) => {
    const chosen = query[name];
    const isKnown = chosen === "" || choices.some(({ value }) => value === chosen);
    const all = [{ value: "", text: t("filter.any") }, ...choices];
    const label = `filter.${name}`;
    return (
      <Select
        label={has(label) ? t(label) : name}
        value={chosen}
        choices={isKnown ? all : [...all, { value: chosen, text: chosen }]}
        onChoose={set(name)}
      />
    );
  };
  return (
    <div id="filters" role="group" aria-label={t("filter.title")} className="filters">
      {select("course", data?.courses.map(({ id, title }) => ({ value: id, text: title })) ?? [])}
      {select("form", data?.forms.map((form) => ({ value: form, text: formName(form) })) ?? [])}
      {select("language", data?.languages.map((code) => ({ value: code, text: languageName(code) })) ?? [])}
      {select("source", data?.sources.map((source) => ({ value: source, text: source })) ?? [])}
      {(["from", "to"] as const).map((name) => (
        <Field
          key={name}
          type="date"
          label={t(`filter.${name}`)}
          value={query[name]}
          onChange={(event) => set(name)(event.target.value)}
        />
      ))}
      {activeFilters(query) > 0 && (
        <Button kind="quiet" onClick={() => apply(withoutFilters(query))}>
          {t("filter.clear")}
        </Button>
      )}
      <Failure error={error} />
    </div>
  );
}

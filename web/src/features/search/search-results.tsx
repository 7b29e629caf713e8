/** What was found, as strips in bays: one bay a kind. */
import { useText } from "../../site/page-context";
import { excerpt, partsOf } from "./marks";
import type { Found } from "./rank";
import type { Term } from "./terms";

type SearchResultsProps = {
  id: string;
  found: Found;
  chosen: number;
  optionId: (number: number) => string;
};

export function SearchResults({ id, found, chosen, optionId }: SearchResultsProps) {
  const t = useText();
  return (
    <div id={id} role="listbox" aria-label={t("search.open")} hidden={found.count === 0} className="pb-4">
      {found.groups.map(({ kind, first, entries }) => (
        <div key={kind} role="group" aria-label={t(`search.${kind}`)} className="px-5 pt-2">
          <p aria-hidden="true" className="label pb-2">
            {t(`search.${kind}`)}
          </p>
          {entries.map((entry, place) => {
            const number = first + place;
            return (
              <a
                key={entry.href + entry.title}
                id={optionId(number)}
                role="option"
                aria-selected={number === chosen}
                tabIndex={-1}
                href={entry.href}
                className="search-strip"
              >
                <span className="font-display leading-snug font-bold text-balance">
                  <Marked text={entry.title} terms={found.terms} />
                </span>
                {entry.page && <span className="label">{entry.page}</span>}
                <span className="search-excerpt text-sm text-muted">
                  <Marked text={excerpt(entry.text, found.terms)} terms={found.terms} />
                </span>
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function Marked({ text, terms }: { text: string; terms: Term[] }) {
  return partsOf(text, terms).map((part, index) =>
    part.marked ? <mark key={index}>{part.text}</mark> : part.text,
  );
}

/** A long text that arrives as HTML. */

/** A table with more columns does not fit a phone. */
const COLUMNS_OF_A_PHONE = 2;

/** On a phone a wide table stands row by row, one cell under another: each says which column it is of. */
function nameCells(html: string): string {
  return html.replace(/<table>.*?<\/table>/gs, (table) => {
    const columns = [...table.matchAll(/<th>(.*?)<\/th>/gs)].map(([, name]) => name);
    if (columns.length <= COLUMNS_OF_A_PHONE) {
      return table;
    }
    let cell = 0;
    return table
      .replace("<table>", '<table class="wide-table">')
      .replace(/<td>/g, () => `<td data-column="${columns[cell++ % columns.length]}">`);
  });
}

/** As `OutsideLink` does: in a new tab, with an arrow to see and a note to hear. */
function markOutsideLinks(html: string, note: string): string {
  return html.replace(
    /<a ((?:[^>]*? )?href="https?:[^>]*)>(.*?)<\/a>/gs,
    (_, attributes: string, words: string) => {
      const others = attributes.replace(/ ?\btarget="[^"]*"/, "");
      return `<a target="_blank" ${others}>${tieToLastWord(words, `<span class="sr-only"> ${note}</span>${ARROW}`)}</a>`;
    },
  );
}

/** An arrow does not begin a line alone. */
function tieToLastWord(words: string, mark: string): string {
  const [lastWord = ""] = /[^\s>]*$/.exec(words) ?? [];
  const before = words.slice(0, words.length - lastWord.length);
  return `${before}<span class="whitespace-nowrap">${lastWord}${mark}</span>`;
}

const ARROW =
  '<svg viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true" class="outside-mark"><path d="M4 12l8-8M5.5 4H12v6.5"/></svg>';

type RichTextProps = {
  html: string;
  /** "(opens in a new tab)" */
  newTab: string;
  lang?: string | undefined;
  className?: string;
};

export function RichText({ html, newTab, lang, className = "" }: RichTextProps) {
  return (
    <div
      lang={lang}
      className={`prose ${className}`}
      dangerouslySetInnerHTML={{ __html: markOutsideLinks(nameCells(html), newTab) }}
    />
  );
}

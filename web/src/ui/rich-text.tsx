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

type RichTextProps = { html: string; lang?: string | undefined; className?: string };

export function RichText({ html, lang, className = "" }: RichTextProps) {
  return (
    <div lang={lang} className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: nameCells(html) }} />
  );
}

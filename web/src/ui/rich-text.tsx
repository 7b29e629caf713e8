/** A long text that arrives as HTML. */

/** A table with more columns does not fit a phone. */
const COLUMNS_OF_A_PHONE = 3;

/** Wide tables scroll on their own, with the keyboard too. */
function letTablesScroll(html: string): string {
  return html.replace(/<table>.*?<\/table>/gs, (table) =>
    (table.match(/<th>/g)?.length ?? 0) > COLUMNS_OF_A_PHONE
      ? `<div class="wide-table" role="group" tabindex="0">${table}</div>`
      : table,
  );
}

type RichTextProps = { html: string; lang?: string | undefined; className?: string };

export function RichText({ html, lang, className = "" }: RichTextProps) {
  return <div lang={lang} className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: letTablesScroll(html) }} />;
}

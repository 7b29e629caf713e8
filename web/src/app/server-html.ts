/** The server's HTML of each section, found before React takes the page over: where a section fails, it stays. */
import type { PageData } from "../generated/PageData";

let written: { page: PageData; sections: Node[][] } | undefined;

/** What React writes around a section in HTML. */
const START = /^\$/;
const END = "/$";

/** The nodes of each section. Sections inside sections belong to the outer one. */
function sectionsIn(main: Element): Node[][] {
  const sections: Node[][] = [];
  let depth = 0;
  for (const node of main.childNodes) {
    const mark = node instanceof Comment ? node.data : "";
    depth -= mark === END ? 1 : 0;
    if (depth > 0) {
      sections.at(-1)?.push(node);
    }
    if (START.test(mark)) {
      sections.push(...(depth === 0 ? [[]] : []));
      depth += 1;
    }
  }
  return sections;
}

export function findServerHtml(page: PageData): void {
  const main = document.getElementById("main");
  written = main ? { page, sections: sectionsIn(main) } : undefined;
}

/** None where the page was put together in the browser. */
export function serverHtmlOf(page: PageData, index: number): Node[] | undefined {
  return written?.page === page ? written.sections[index] : undefined;
}

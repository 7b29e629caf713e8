/** The server's HTML of each section, found before React takes the page over: where a section fails, it stays. */
import type { PageData } from "../generated/PageData";

let written: { page: PageData; sections: Node[][] } | undefined;

/** The nodes of each section. Sections inside sections belong to the outer one. */
function sectionsIn(main: Element): Node[][] {
  const sections: Node[][] = [];
  let depth = 0;
  for (const node of main.childNodes) {
    // React writes <!--$--> before a section and <!--/$--> after it.
    const mark = node instanceof Comment ? node.data : "";
    if (mark === "$") {
      sections.push(...(depth++ === 0 ? [[]] : []));
    } else if (mark === "/$") {
      depth--;
    } else if (depth > 0) {
      sections.at(-1)?.push(node);
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

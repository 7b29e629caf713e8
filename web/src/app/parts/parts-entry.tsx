/** Shows every part in its states on both grounds, or on one (`?ground=ink`). Development only: no part of the site's build. */
import "../../styles/site.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { parseLanguage } from "../../features/language/preference";
import { PageProvider } from "../../features/page/page-context";
import { createQueryClient, pageQuery } from "../../features/page/page-query";
import { GROUNDS, PartsPage } from "./parts-page";

/** Pages whose sections serve as specimens. */
const PATHS = ["/", "/cursos", "/preparacion-convocatoria", "/madrid", "/servicios", "/contacto"];

async function show(root: HTMLElement): Promise<void> {
  const queries = createQueryClient();
  const asked = new URLSearchParams(window.location.search);
  const language = parseLanguage(asked.get("lang")) ?? "es";
  const grounds = GROUNDS.filter((ground) => (asked.get("ground") ?? ground) === ground);
  document.documentElement.lang = language;
  const pages = await Promise.all(PATHS.map((path) => queries.fetchQuery(pageQuery(path, language))));
  const [page] = pages;
  if (!page) {
    throw new Error("the parts page has no page to take its words from");
  }
  createRoot(root).render(
    <QueryClientProvider client={queries}>
      <PageProvider page={page}>
        <PartsPage sections={pages.flatMap(({ sections }) => sections)} grounds={grounds} />
      </PageProvider>
    </QueryClientProvider>,
  );
}

const root = document.getElementById("root");
if (root) {
  void show(root);
}

/** Shows every part in its states on both grounds, or on one (`?ground=ink`). Development only: no part of the site's build. */
import "../../styles/site.css";
import { createRoot } from "react-dom/client";
import { FormIntegrationsContext } from "../../site/form-integrations";
import { parseLanguage } from "../../site/parse-language";
import { PageProvider } from "../../site/page-context";
import { formIntegrations } from "../form-integrations";
import { fetchPageData } from "../page-data";
import { GROUNDS, PartsPage } from "./parts-page";

/** Pages whose sections serve as specimens. */
const PATHS = ["/", "/cursos", "/preparacion-convocatoria", "/madrid", "/servicios", "/contacto"];

async function show(root: HTMLElement): Promise<void> {
  const asked = new URLSearchParams(window.location.search);
  const language = parseLanguage(asked.get("lang")) ?? "es";
  const grounds = GROUNDS.filter((ground) => (asked.get("ground") ?? ground) === ground);
  document.documentElement.lang = language;
  const pages = await Promise.all(PATHS.map((path) => fetchPageData(path, language)));
  const [page] = pages;
  if (!page) {
    throw new Error("the parts page has no page to take its words from");
  }
  createRoot(root).render(
    <FormIntegrationsContext value={formIntegrations}>
      <PageProvider page={page}>
        <PartsPage sections={pages.flatMap(({ sections }) => sections)} grounds={grounds} />
      </PageProvider>
    </FormIntegrationsContext>,
  );
}

const root = document.getElementById("root");
if (root) {
  void show(root);
}

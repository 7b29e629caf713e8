/** The whole application: one page inside the frame of every page. */
import { ConsentSlot } from "../features/consent/consent-slot";
import { LanguageProvider } from "../features/language/language-provider";
import { ModalForms } from "../features/leads/modal-forms";
import type { PageData } from "../generated/PageData";
import { FormIntegrationsContext } from "../site/form-integrations";
import { PageProvider, useText } from "../site/page-context";
import { ConnectionSlot } from "./connection-slot";
import { FooterSlot } from "./footer-slot";
import { formIntegrations } from "./form-integrations";
import { Header } from "./header";
import { replaceAddress } from "./load-document";
import { usePageNavigation } from "./navigation";
import { PhoneBarSlot } from "./phone-bar-slot";
import { SectionBoundary } from "./section-boundary";
import { PageSections } from "./section-registry";
import { useCountedViews } from "./use-counted-views";

export function App({ initialPage }: { initialPage: PageData }) {
  const { page, isWhole, announcement } = usePageNavigation(initialPage);
  useCountedViews(page);
  return (
    <PageProvider page={page}>
      <FormIntegrationsContext value={formIntegrations}>
        <LanguageProvider replace={replaceAddress}>
          <SkipLink />
          <ConsentSlot />
          <Header />
          <ConnectionSlot />
          <main id="main" tabIndex={-1}>
            <PageSections page={page} isWhole={isWhole} />
            {/* Only the page that the server wrote has them: whoever has navigated has JavaScript. */}
            {page === initialPage && (
              <SectionBoundary>
                <ModalForms />
              </SectionBoundary>
            )}
          </main>
          <FooterSlot />
          <PhoneBarSlot />
          <p className="sr-only" role="status">
            {announcement}
          </p>
        </LanguageProvider>
      </FormIntegrationsContext>
    </PageProvider>
  );
}

function SkipLink() {
  const t = useText();
  return (
    <a className="skip-link" href="#main">
      {t("frame.skip")}
    </a>
  );
}

/** Connects the forms with the form provider's frame and with what counts submissions. */
import { announceSuccess, trackSubmission } from "../features/consent/track-submission";
import type { FormIntegrations } from "../site/form-integrations";

export const formIntegrations: FormIntegrations = {
  loadProviderForm: async () => (await import("../features/provider-form/provider-form")).ProviderForm,
  trackSubmission,
  announceSuccess,
};

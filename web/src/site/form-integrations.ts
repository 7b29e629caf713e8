/** What other features add to the forms. The application connects them: no feature knows another. */
import { createContext, useContext, type ComponentType } from "react";
import type { FormSlot } from "../generated/FormSlot";
import type { Tags } from "../generated/Tags";

/** How a submission was learnt of: from the form itself, or from a `tally-form-submission` message. */
export type SubmissionPath = "submit" | "message";

export type ProviderFormProps = { slot: FormSlot; onSubmitted: (path: SubmissionPath) => void };

export type FormIntegrations = {
  /** The form provider's frame, in the slots that are set to it. */
  loadProviderForm: () => Promise<ComponentType<ProviderFormProps>>;
  trackSubmission: (tags: Tags | undefined, path: SubmissionPath) => Promise<void>;
  /** To be awaited before the success page is opened. */
  announceSuccess: (tags: Tags | undefined) => Promise<void>;
};

export const FormIntegrationsContext = createContext<FormIntegrations | null>(null);

export function useFormIntegrations(): FormIntegrations {
  const integrations = useContext(FormIntegrationsContext);
  if (!integrations) {
    throw new Error("useFormIntegrations must be used within a FormIntegrationsContext");
  }
  return integrations;
}

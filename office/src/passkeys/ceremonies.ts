/** The two ceremonies of WebAuthn: a passkey is made, a passkey is used. */
import { ApiError } from "../api/api-error";
import { assertionToJson, parseCreation, parseRequest, registrationToJson } from "./json-options";

/** Also false on an address without TLS that is not this machine: browsers have no passkeys there. */
export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === "function";

/** The names of the platform's errors that somebody can do something about. */
const CODES: Record<string, string> = {
  NotAllowedError: "cancelled",
  AbortError: "cancelled",
  InvalidStateError: "alreadyHere",
  SecurityError: "wrongAddress",
  NotSupportedError: "unsupported",
};

async function perform(ceremony: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const credential = await ceremony();
    if (credential) {
      return credential as PublicKeyCredential;
    }
  } catch (error) {
    throw new ApiError((error instanceof Error && CODES[error.name]) || "passkey");
  }
  throw new ApiError("cancelled");
}

export async function createPasskey(
  options: PublicKeyCredentialCreationOptionsJSON,
): Promise<RegistrationResponseJSON> {
  const parse = PublicKeyCredential.parseCreationOptionsFromJSON?.bind(PublicKeyCredential) ?? parseCreation;
  const credential = await perform(() => navigator.credentials.create({ publicKey: parse(options) }));
  return "toJSON" in credential
    ? (credential.toJSON() as RegistrationResponseJSON)
    : registrationToJson(credential);
}

export async function provePasskey(
  options: PublicKeyCredentialRequestOptionsJSON,
): Promise<AuthenticationResponseJSON> {
  const parse = PublicKeyCredential.parseRequestOptionsFromJSON?.bind(PublicKeyCredential) ?? parseRequest;
  const credential = await perform(() => navigator.credentials.get({ publicKey: parse(options) }));
  return "toJSON" in credential
    ? (credential.toJSON() as AuthenticationResponseJSON)
    : assertionToJson(credential);
}

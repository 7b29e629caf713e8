/**
 * The options of a ceremony from their JSON, and a credential to its own, for browsers that cannot do it themselves
 * (before Chrome 129, Firefox 119 and Safari 18.4).
 */
import { fromBase64Url, toBase64Url } from "./base64url";

const withBytes = ({ id, type, transports }: PublicKeyCredentialDescriptorJSON) => ({
  id: fromBase64Url(id),
  type: type as PublicKeyCredentialType,
  ...(transports ? { transports: transports as AuthenticatorTransport[] } : {}),
});

export function parseCreation(
  options: PublicKeyCredentialCreationOptionsJSON,
): PublicKeyCredentialCreationOptions {
  return {
    ...(options as unknown as PublicKeyCredentialCreationOptions),
    challenge: fromBase64Url(options.challenge),
    user: { ...options.user, id: fromBase64Url(options.user.id) },
    excludeCredentials: (options.excludeCredentials ?? []).map(withBytes),
  };
}

export function parseRequest(
  options: PublicKeyCredentialRequestOptionsJSON,
): PublicKeyCredentialRequestOptions {
  return {
    ...(options as unknown as PublicKeyCredentialRequestOptions),
    challenge: fromBase64Url(options.challenge),
    allowCredentials: (options.allowCredentials ?? []).map(withBytes),
  };
}

const about = (credential: PublicKeyCredential) => ({
  id: credential.id,
  rawId: toBase64Url(credential.rawId),
  type: credential.type,
  clientExtensionResults: {},
  ...(credential.authenticatorAttachment
    ? { authenticatorAttachment: credential.authenticatorAttachment }
    : {}),
});

/** Younger than the ceremony itself, older than its JSON: some browsers have none of them. */
function attested(response: Partial<AuthenticatorAttestationResponse>) {
  const data = response.getAuthenticatorData?.();
  const key = response.getPublicKey?.();
  return {
    transports: response.getTransports?.() ?? [],
    ...(data ? { authenticatorData: toBase64Url(data) } : {}),
    ...(key ? { publicKey: toBase64Url(key) } : {}),
    ...(response.getPublicKeyAlgorithm ? { publicKeyAlgorithm: response.getPublicKeyAlgorithm() } : {}),
  };
}

export function registrationToJson(credential: PublicKeyCredential): RegistrationResponseJSON {
  const response = credential.response as AuthenticatorAttestationResponse;
  return {
    ...about(credential),
    response: {
      clientDataJSON: toBase64Url(response.clientDataJSON),
      attestationObject: toBase64Url(response.attestationObject),
      ...attested(response),
    },
  } as unknown as RegistrationResponseJSON;
}

export function assertionToJson(credential: PublicKeyCredential): AuthenticationResponseJSON {
  const response = credential.response as AuthenticatorAssertionResponse;
  return {
    ...about(credential),
    response: {
      clientDataJSON: toBase64Url(response.clientDataJSON),
      authenticatorData: toBase64Url(response.authenticatorData),
      signature: toBase64Url(response.signature),
      ...(response.userHandle ? { userHandle: toBase64Url(response.userHandle) } : {}),
    },
  } as unknown as AuthenticationResponseJSON;
}

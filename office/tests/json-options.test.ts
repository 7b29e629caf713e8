/** What browsers without the platform's own functions make of the server's options, and send back. */
import { expect, test } from "vitest";
import {
  assertionToJson,
  parseCreation,
  parseRequest,
  registrationToJson,
} from "../src/passkeys/json-options";

const bytes = (...values: number[]) => Uint8Array.from(values).buffer;

test("options for a new passkey have bytes where the platform wants bytes, and the rest as it was", () => {
  const options = parseCreation({
    challenge: "AQID",
    rp: { name: "Torre", id: "localhost" },
    user: { id: "BAU", name: "ana", displayName: "Ana" },
    pubKeyCredParams: [{ type: "public-key", alg: -7 }],
    excludeCredentials: [{ id: "Bgc", type: "public-key", transports: ["internal"] }],
  });
  expect(options.challenge).toEqual(bytes(1, 2, 3));
  expect(options.user).toEqual({ id: bytes(4, 5), name: "ana", displayName: "Ana" });
  expect(options.excludeCredentials).toEqual([
    { id: bytes(6, 7), type: "public-key", transports: ["internal"] },
  ]);
  expect(options.rp).toEqual({ name: "Torre", id: "localhost" });
});

test("options for a sign-in name no passkey where the server names none", () => {
  const options = parseRequest({ challenge: "AQID", rpId: "localhost", userVerification: "required" });
  expect(options.challenge).toEqual(bytes(1, 2, 3));
  expect(options.allowCredentials).toEqual([]);
  expect(options.userVerification).toBe("required");
});

test("a new passkey is sent as the server reads it", () => {
  const response = {
    clientDataJSON: bytes(1),
    attestationObject: bytes(2),
    getTransports: () => ["internal"],
    getAuthenticatorData: () => bytes(3),
    getPublicKey: () => bytes(4),
    getPublicKeyAlgorithm: () => -7,
  };
  const credential = { id: "AQ", rawId: bytes(1), type: "public-key", response } as unknown;
  expect(registrationToJson(credential as PublicKeyCredential)).toEqual({
    id: "AQ",
    rawId: "AQ",
    type: "public-key",
    clientExtensionResults: {},
    response: {
      clientDataJSON: "AQ",
      attestationObject: "Ag",
      transports: ["internal"],
      authenticatorData: "Aw",
      publicKey: "BA",
      publicKeyAlgorithm: -7,
    },
  });
});

test("a sign-in is sent with the handle of whoever it is, where the authenticator says it", () => {
  const response = { clientDataJSON: bytes(1), authenticatorData: bytes(2), signature: bytes(3) };
  const json = (userHandle: ArrayBuffer | null) =>
    assertionToJson({
      id: "AQ",
      rawId: bytes(1),
      type: "public-key",
      response: { ...response, userHandle },
    } as unknown as PublicKeyCredential).response;
  expect(json(bytes(4))).toEqual({
    clientDataJSON: "AQ",
    authenticatorData: "Ag",
    signature: "Aw",
    userHandle: "BA",
  });
  expect(json(null)).not.toHaveProperty("userHandle");
});

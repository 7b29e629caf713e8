/** A device with passkeys: Chromium's own. */
import type { CDPSession, Page } from "@playwright/test";

/** A device that keeps passkeys and knows its owner's finger. */
export type Device = { cdp: CDPSession; id: string };

export async function plugIn(page: Page, transport: "internal" | "usb" = "internal"): Promise<Device> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, id: authenticatorId };
}

export const unplug = ({ cdp, id }: Device) =>
  cdp.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId: id });

/** The passkeys of one device in another. They count their uses: a copy that stays behind is refused as one. */
export async function copyPasskeys(from: Device, to: Device): Promise<void> {
  await to.cdp.send("WebAuthn.clearCredentials", { authenticatorId: to.id });
  const { credentials } = await from.cdp.send("WebAuthn.getCredentials", { authenticatorId: from.id });
  for (const credential of credentials) {
    await to.cdp.send("WebAuthn.addCredential", { authenticatorId: to.id, credential });
  }
}

/** Signing in to the office, and its queue, in Firefox. Chromium's are in the main suite; WebKit's driver has no passkeys. */
import { serveOffice } from "../../office-site";
import { expect, test } from "../test";
import { Visitor } from "../visitor";

test("somebody who is invited enrols, signs out and in, and takes an enquiry", async ({ driver }) => {
  test.slow();
  await using office = await serveOffice();
  await office.enquire({ name: "Vera Zorro" });
  await driver.newVisitor(office.address);
  await driver.plugIn?.();
  const clerk = new Visitor(driver, office.address);

  await clerk.openOffice(await office.invite("Ana Firefox", "office"));
  await clerk.sees("button", "Create a passkey");
  // Once: who has been enrolled sees no such button any more.
  await driver.click({ role: "button", name: "Create a passkey" });
  await clerk.sees("heading", "My account");
  await clerk.click("button", "Sign out");
  await clerk.click("button", "Sign in with a passkey");
  await clerk.sees("button", "Sign out");

  await clerk.openOffice(`${office.address}/staff`);
  await clerk.sees("heading", "Enquiries");
  await clerk.click("button", "Take: Vera Zorro");
  await clerk.sees("button", "Release: Vera Zorro");
  await clerk.click("link", "Vera Zorro");
  await clerk.sees("heading", "Vera Zorro");
  await clerk.type("textbox", "Note", "llamar el lunes");
  await clerk.click("button", "Save note");
  await clerk.finds(true, () => document.body.innerText.includes("llamar el lunes"));

  // A page that listens would look for its program in vain, and say so.
  await clerk.openOffice("about:blank");
  const said = (await driver.console()).filter((line) => !/status of 401/.test(line));
  expect(said, "the console stays empty").toEqual([]);
});

/** The office of a school that has mail, and everybody's mailbox. */
import type { Page } from "@playwright/test";
import { openMailbox, type Mail, type Mailbox } from "./mailbox";
import { expect, test as base } from "./office";
import { addressFor, serveOffice, type OfficeSite } from "./office-site";

export type Post = {
  office: OfficeSite;
  mailbox: Mailbox;
  /** Somebody asks, and the mails that this sets off have arrived: those that come now are replies. */
  enquire: (name: string, more?: Record<string, unknown>) => Promise<void>;
  /** The replies that somebody got, once there are as many. */
  repliesTo: (name: string, count?: number) => Promise<Mail[]>;
};

const isReply = ({ data }: Mail) => /^In-Reply-To:/im.test(data);

async function servePost(): Promise<Post & AsyncDisposable> {
  const mailbox = await openMailbox();
  const office = await serveOffice({ ...mailbox.settings, TORRE_MAIL_ACKNOWLEDGE: "yes" });
  const mailsTo = (name: string) => mailbox.mailsTo(addressFor(name));
  return {
    office,
    mailbox,
    enquire: async (name, more = {}) => {
      await office.enquire({ name, ...more });
      await expect.poll(() => mailsTo(name).length, `the acknowledgement to ${name}`).toBe(1);
    },
    repliesTo: async (name, count = 1) => {
      await expect.poll(() => mailsTo(name).filter(isReply).length, `replies to ${name}`).toBe(count);
      return mailsTo(name).filter(isReply);
    },
    [Symbol.asyncDispose]: async () => {
      await office[Symbol.asyncDispose]();
      await mailbox[Symbol.asyncDispose]();
    },
  };
}

/** One program and one mail server for the tests of a worker: each test has people of its own. */
export const test = base.extend<object, { post: Post }>({
  post: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing else is needed
    async ({}, use) => {
      await using post = await servePost();
      await use(post);
    },
    { scope: "worker" },
  ],
});

/** The letter that is being written. */
export const letter = (page: Page) => page.getByRole("region", { name: "Respuesta", exact: true });
export const text = (page: Page) => letter(page).getByRole("textbox", { name: "Texto" });

/** Every call of the queue and of one enquiry. */
import { call, send, watch } from "./call";
import type { Change, Enquiry, EnquiryByHand, Item, Options, QueuePage } from "./enquiry-shapes";

const at = encodeURIComponent;

/** `search` is that of the address, with the view in it. */
const listed = (search: string, after: string | null) =>
  `enquiries${search}${after === null ? "" : `&after=${at(after)}`}`;

export const readQueue = (search: string, after: string | null = null) =>
  call<QueuePage>("GET", listed(search, after));
export const watchQueue = (search: string, after: string | null = null) =>
  watch<QueuePage>(listed(search, after));

export const readOptions = () => call<Options>("GET", "enquiries/options");

export const readEnquiry = (id: string) => call<Enquiry>("GET", `enquiries/${at(id)}`);
export const watchEnquiry = (id: string) => watch<Enquiry>(`enquiries/${at(id)}`);
export const changeEnquiry = (id: string, version: number, change: Change) =>
  call<Enquiry>("PATCH", `enquiries/${at(id)}`, { version, ...change });
export const addNote = (id: string, note: { id: string; text: string }) =>
  call<Item>("POST", `enquiries/${at(id)}/notes`, note);
export const sendAgain = (id: string, channel: string) =>
  call<null>("POST", `enquiries/${at(id)}/deliveries`, { channel });
export const enterEnquiry = (enquiry: EnquiryByHand) => call<{ id: string }>("POST", "enquiries", enquiry);

/** Who looks is said by the page itself, and nobody is asked to sign in for it. */
export const sayViewing = (id: string) => send<null>("POST", `enquiries/${at(id)}/viewing`);
export const sayLeft = (id: string) =>
  send<null>("DELETE", `enquiries/${at(id)}/viewing`, undefined, { keepalive: true });

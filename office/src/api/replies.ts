/** Every call of a reply. */
import { call } from "./call";
import type { Enquiry } from "./enquiry-shapes";
import type { Letter, Mail, Offer } from "./reply-shapes";

const at = encodeURIComponent;

export const readOffer = (enquiry: string) => call<Offer>("GET", `enquiries/${at(enquiry)}/reply`);
export const previewReply = (enquiry: string, letter: Letter) =>
  call<Mail>("POST", `enquiries/${at(enquiry)}/reply/preview`, letter);
export const sendReply = (enquiry: string, reply: Letter & { id: string; version: number }) =>
  call<Enquiry>("POST", `enquiries/${at(enquiry)}/replies`, reply);
export const sendReplyAgain = (enquiry: string, reply: string) =>
  call<null>("POST", `enquiries/${at(enquiry)}/replies/${at(reply)}/again`);
/** One of which nobody knew. */
export const noteArrival = (enquiry: string, reply: string) =>
  call<null>("POST", `enquiries/${at(enquiry)}/replies/${at(reply)}/arrived`);

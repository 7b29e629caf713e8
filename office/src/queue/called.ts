/** What somebody is called who may have given no name. */
import type { Row } from "../api/enquiry-shapes";

export const called = ({ name, email, phone }: Row, nameless: string): string =>
  name || email || phone || nameless;

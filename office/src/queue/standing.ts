/** Where an enquiry stands. */
import type { Status } from "../api/enquiry-shapes";

export const isDone = (status: Status): boolean => status !== "new" && status !== "inProgress";

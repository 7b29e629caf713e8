/** A file that the browser fetches by itself: whoever has to sign in again does so first. */
import { call } from "../api/call";

export async function download(path: string): Promise<void> {
  await call("GET", "me");
  const link = document.createElement("a");
  link.href = `/api/staff/${path}`;
  link.download = "";
  link.click();
}

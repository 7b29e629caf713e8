/** Where the question about cookies stands. Its scripts are loaded only where a tag is configured. */
import { useLoaded } from "../../ui/use-loaded";
import { usePage } from "../page/page-context";

const load = async () => (await import("./consent")).Consent;

export function ConsentSlot() {
  const { tags } = usePage().frame;
  const Consent = useLoaded(tags !== undefined, load);
  return tags && Consent && <Consent tags={tags} />;
}

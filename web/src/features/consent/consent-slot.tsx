/** Where the question about cookies stands. Its scripts are loaded only where a tag is configured. */
import { usePage } from "../../site/page-context";
import { useLoaded } from "../../ui/use-loaded";

const load = async () => (await import("./consent")).Consent;

export function ConsentSlot() {
  const { tags } = usePage().frame;
  const Consent = useLoaded(tags !== undefined, load);
  return tags && Consent && <Consent tags={tags} />;
}

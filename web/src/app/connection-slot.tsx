/** Where a slow or lost connection is told. Loaded with every page: it must be there before the connection goes. */
import { useLoaded } from "../ui/use-loaded";

const load = async () => (await import("./connection-notices")).ConnectionNotices;

export function ConnectionSlot() {
  const Notices = useLoaded(true, load);
  return Notices && <Notices />;
}

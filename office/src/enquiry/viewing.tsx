/** Who else has this open now. The line has its room before there is anybody. */
import { useViewers } from "../live/live";
import { useWords } from "../words/words";

export function Viewing({ id }: { id: string }) {
  const { t } = useWords();
  const names = useViewers(id).map(({ name }) => name);
  return (
    <p role="status" className="viewing">
      {names.length > 0 &&
        t(names.length === 1 ? "queue.viewer" : "queue.viewers", { names: names.join(", ") })}
    </p>
  );
}

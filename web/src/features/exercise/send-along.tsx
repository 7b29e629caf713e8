/** A box that is empty at first: only who ticks it sends the result with an enquiry. */
import { useEffect, useState } from "react";
import { sendExerciseAlong } from "../../site/enquiry-addition";
import { useText } from "../../site/page-context";

export function SendAlong({ result }: { result: string }) {
  const t = useText();
  const [isTicked, setTicked] = useState(false);
  useEffect(() => {
    sendExerciseAlong(isTicked ? result : null);
    return () => sendExerciseAlong(null);
  }, [isTicked, result]);
  return (
    <label className="exercise-send">
      <input type="checkbox" checked={isTicked} onChange={(event) => setTicked(event.target.checked)} />
      <span>
        {t("exercise.send")}
        <span className="data block text-sm text-muted">{result}</span>
      </span>
    </label>
  );
}

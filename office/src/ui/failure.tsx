/** What went wrong and what to do about it, said at once. */
import type { ApiError } from "../api/api-error";
import { useWords } from "../words/words";
import { Button } from "./button";

export function Failure({ error }: { error: ApiError | null }) {
  const { t, has } = useWords();
  const key = `error.${error?.code}`;
  return <div role="alert">{error && <p className="failure">{t(has(key) ? key : "error.failed")}</p>}</div>;
}

/** In the place of what did not come. */
export function NoContact({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const { t } = useWords();
  return (
    <div className="no-contact">
      <Failure error={error} />
      <Button onClick={onRetry}>{t("retry")}</Button>
    </div>
  );
}

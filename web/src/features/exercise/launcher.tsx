/** Stands in the page until somebody presses "start"; then the exercise is loaded into its place. */
import { useState, type ComponentType, type ReactNode } from "react";
import { importAgain } from "../../site/import-again";
import { useText } from "../../site/page-context";
import { reloadForNewBuild } from "../../site/reload-page";
import { useHydrated } from "../../ui/use-hydrated";

type Loaded = ComponentType<{ after: ReactNode }>;
type Progress = "waiting" | "loading" | "failed";
/** Words and picture are shown before; `after` belongs to the debrief. */
type LauncherProps = { words: ReactNode; picture: ReactNode; after: ReactNode };

export function Launcher({ words, picture, after }: LauncherProps) {
  const t = useText();
  const hydrated = useHydrated();
  const [Player, setPlayer] = useState<Loaded | null>(null);
  const [progress, setProgress] = useState<Progress>("waiting");
  const start = () => {
    setProgress("loading");
    importAgain(() => import("./player"))
      .then((module) => setPlayer(() => module.Player))
      .catch(async () => {
        if (!(await reloadForNewBuild())) {
          setProgress("failed");
        }
      });
  };
  if (Player) {
    return <Player after={after} />;
  }
  return (
    <div className="grid items-center gap-x-14 gap-y-12 lg:grid-cols-2">
      <div>
        {words}
        <button
          type="button"
          className={`button button-primary mt-9 ${hydrated ? "" : "invisible"}`}
          aria-busy={progress === "loading" || undefined}
          onClick={start}
        >
          {progress === "loading" ? t("exercise.loading") : t("exercise.start")}
        </button>
        {progress === "failed" && (
          <p role="alert" className="mt-4">
            {t("exercise.failed")}
          </p>
        )}
      </div>
      {picture}
    </div>
  );
}

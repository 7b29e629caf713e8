/** Pause, half speed, table, voice: one row whose buttons keep their places whatever they say. */
import { usePage, useText, type Translate } from "../../site/page-context";
import { canSpeak } from "./speech";
import type { Options } from "./use-position";

type ControlsProps = {
  isPaused: boolean;
  /** Time has not begun to run. */
  isReady: boolean;
  onPause: () => void;
  options: Options;
  onOptions: (options: Options) => void;
};

export function Controls({ isPaused, isReady, onPause, options, onOptions }: ControlsProps) {
  const t = useText();
  const { language } = usePage();
  const toggle = (name: keyof Options) => () => onOptions({ ...options, [name]: !options[name] });
  return (
    <div className="exercise-controls">
      <button
        type="button"
        className={isReady ? "button button-primary" : undefined}
        data-paused={isPaused || undefined}
        onClick={onPause}
      >
        {pauseWords(isPaused, isReady, t)}
      </button>
      <button
        type="button"
        aria-label={t("exercise.halfSpeed")}
        aria-pressed={options.half}
        onClick={toggle("half")}
      >
        <span className="exercise-wide">{t("exercise.halfSpeed")}</span>
        <span className="exercise-narrow">½</span>
      </button>
      <button type="button" aria-pressed={options.list} onClick={toggle("list")}>
        {t("exercise.list")}
      </button>
      {canSpeak(language) && (
        <button type="button" aria-pressed={options.voice} onClick={toggle("voice")}>
          {t("exercise.voice")}
        </button>
      )}
    </div>
  );
}

function pauseWords(isPaused: boolean, isReady: boolean, t: Translate): string {
  if (isReady) {
    return t("exercise.begin");
  }
  return isPaused ? t("exercise.resume") : t("exercise.pause");
}

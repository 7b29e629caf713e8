/** Codes of the store in the words of the office. What has no words is shown as it is. */
import { useWords } from "./words";

export function useNames() {
  const { t, has } = useWords();
  const named = (key: string, code: string) => (has(key) ? t(key) : code);
  return {
    formName: (code: string) => named(`form.${code}`, code),
    languageName: (code: string) =>
      code === "es" ? t("spoken.spanish") : code === "en" ? t("spoken.english") : code,
    statusName: (code: string) => named(`status.${code}`, code),
    suspicionName: (code: string) => named(`suspicion.${code}`, code),
    channelName: (code: string) => named(`channel.${code}`, code),
    fieldName: (code: string) => named(`field.${code}`, code),
    stepName: (code: string) => named(`step.${code}`, code),
    screenName: (code: string) => named(`screen.${code}`, code),
    stateName: (code: string) => named(`delivery.${code}`, code),
  };
}

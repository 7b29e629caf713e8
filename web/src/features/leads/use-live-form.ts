/** Brings a form of the server's HTML to life when it comes near. Until then it posts by itself. */
import { useEffect, useRef, useState, type RefObject } from "react";
import { whenNear } from "../../ui/when-near";
import type { FormKind } from "./form-kinds";
import type { FieldErrors, LiveForm, LiveState } from "./live-form";

const INITIAL: LiveState = { errors: {}, sending: false, failure: null };

export function useLiveForm(
  element: RefObject<HTMLFormElement | null>,
  kind: FormKind,
  preset: string,
  firstErrors: FieldErrors,
): { live: LiveForm | null; state: LiveState } {
  const [live, setLive] = useState<LiveForm | null>(null);
  const [state, setState] = useState({ ...INITIAL, errors: firstErrors });
  const current = useRef<LiveForm | null>(null);

  useEffect(() => {
    const form = element.current;
    if (!form) {
      return;
    }
    const stopWaiting = whenNear(form, async () => {
      const { createLiveForm } = await import("./live-form");
      if (!form.isConnected) {
        return;
      }
      const onChange = (change: Partial<LiveState>) => setState((before) => ({ ...before, ...change }));
      current.current = createLiveForm({ kind, preset, element: form, onChange });
      setLive(current.current);
    });
    return () => {
      stopWaiting();
      current.current?.stop();
    };
  }, [element, kind, preset]);

  return { live, state };
}

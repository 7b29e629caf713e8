/** What a visitor types into. Each stands inside a Field, which names and describes it. */
import type { ComponentProps } from "react";
import { useField } from "./field";
import { Stroke } from "./stroke";

const BOX =
  "block w-full rounded-sm border border-muted bg-panel px-4 py-3 text-fg transition-colors hover:border-fg focus-visible:border-accent focus-visible:outline-offset-0 aria-invalid:border-danger";

/** Type of 16 px: below that a phone would zoom in on the field. */
const CELL = "block w-full py-2 font-mono text-md outline-none";

function useFieldAttributes() {
  const { id, describedBy, invalid } = useField();
  return { id, "aria-describedby": describedBy, "aria-invalid": invalid || undefined };
}

function useBox(): string {
  return useField().cell ? CELL : BOX;
}

export function TextInput({ className = "", ...props }: ComponentProps<"input">) {
  return <input {...useFieldAttributes()} className={`${useBox()} min-h-12 ${className}`} {...props} />;
}

export function TextArea({ className = "", ...props }: ComponentProps<"textarea">) {
  return (
    <textarea rows={5} {...useFieldAttributes()} className={`${useBox()} resize-y ${className}`} {...props} />
  );
}

export function Select({ className = "", children, ...props }: ComponentProps<"select">) {
  const { cell } = useField();
  return (
    <span className="relative block">
      <select
        {...useFieldAttributes()}
        className={`${useBox()} min-h-12 cursor-pointer appearance-none overflow-hidden text-ellipsis ${cell ? "pr-8" : "pr-12"} ${className}`}
        {...props}
      >
        {children}
      </select>
      <Stroke
        d="M5.5 9.5 12 16l6.5-6.5"
        className={`pointer-events-none absolute top-1/2 ${cell ? "right-0" : "right-4"} [translate:0_-50%] text-accent`}
      />
    </span>
  );
}

/** The box is 24 px, its target 44. */
export function Checkbox(props: ComponentProps<"input">) {
  return (
    <span className="relative -m-2.5 mr-0 grid size-11 shrink-0 place-items-center text-ground">
      <input
        type="checkbox"
        {...useFieldAttributes()}
        className="peer size-6 cursor-pointer appearance-none rounded-sm border border-muted bg-panel transition-colors stretched-link checked:border-accent checked:bg-accent hover:border-fg aria-invalid:border-danger"
        {...props}
      />
      <Stroke
        d="M5.5 12.5l4.5 4.5L18.5 7.5"
        size={24}
        width={2.25}
        className="pointer-events-none absolute hidden peer-checked:block"
      />
    </span>
  );
}

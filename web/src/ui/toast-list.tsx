/** The stack of messages at the foot of the screen. */
import { Stroke } from "./stroke";

export type ToastItem = { id: number; message: string; closeLabel: string };

export function ToastList({ items, onClose }: { items: ToastItem[]; onClose: (id: number) => void }) {
  return (
    <div
      role="status"
      aria-live="polite"
      aria-atomic="false"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-(--layer-toast) flex flex-col items-end gap-3 md:right-6 md:bottom-6 md:left-auto"
    >
      {items.map((item) => (
        <Toast key={item.id} item={item} onClose={() => onClose(item.id)} />
      ))}
    </div>
  );
}

function Toast({ item, onClose }: { item: ToastItem; onClose: () => void }) {
  return (
    <div className="ground-ink pointer-events-auto flex w-full items-stretch border border-line border-l-4 border-l-good transition-all duration-(--duration-calm) md:w-96 starting:[translate:1.5rem] starting:opacity-0">
      <p className="grow px-4 py-3.5 text-base leading-snug">{item.message}</p>
      <button
        type="button"
        aria-label={item.closeLabel}
        onClick={onClose}
        className="grid min-h-11 w-12 shrink-0 cursor-pointer place-items-center border-l border-line text-muted transition-colors hover:text-fg"
      >
        <Stroke d="M5 5l14 14M19 5 5 19" size={18} />
      </button>
    </div>
  );
}

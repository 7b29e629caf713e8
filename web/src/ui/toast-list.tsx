/** The stack of messages at the foot of the screen. */
import { Stroke } from "./stroke";
import css from "./toast.css?inline";
import { useAdoptedStyles } from "./use-adopted-styles";

export type ToastItem = { id: number; message: string; closeLabel: string };

export function ToastList({ items, onClose }: { items: ToastItem[]; onClose: (id: number) => void }) {
  useAdoptedStyles(css);
  return (
    <div role="status" aria-live="polite" aria-atomic="false" className="toasts">
      {items.map((item) => (
        <Toast key={item.id} item={item} onClose={() => onClose(item.id)} />
      ))}
    </div>
  );
}

function Toast({ item, onClose }: { item: ToastItem; onClose: () => void }) {
  return (
    <div className="ground-ink toast">
      <p>{item.message}</p>
      <button type="button" aria-label={item.closeLabel} onClick={onClose}>
        <Stroke d="M5 5l14 14M19 5 5 19" size={18} />
      </button>
    </div>
  );
}

/**
 * Short messages that stay until they are closed. Loaded where one may be needed:
 * `const { toast } = await import("../../ui/toast");`
 */
import { createRoot } from "react-dom/client";
import { ToastList, type ToastItem } from "./toast-list";

const AT_MOST = 3;
/** A live region must stand in the page before its words do, or screen readers miss them. */
const SETTLE_MS = 100;

let items: ToastItem[] = [];
let lastId = 0;
let render: (() => void) | null = null;

function show(next: ToastItem[]): void {
  items = next;
  render?.();
}

function close(id: number): void {
  show(items.filter((item) => item.id !== id));
}

/** The region, while it is still empty. */
export function mountToasts(): void {
  if (render) {
    return;
  }
  const host = document.createElement("div");
  document.body.append(host);
  const root = createRoot(host);
  render = () => root.render(<ToastList items={items} onClose={close} />);
  render();
}

export function toast(message: string, closeLabel: string): void {
  mountToasts();
  const id = ++lastId;
  setTimeout(() => show([...items, { id, message, closeLabel }].slice(-AT_MOST)), SETTLE_MS);
}

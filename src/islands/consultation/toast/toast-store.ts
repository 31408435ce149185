export interface ToastContent {
  readonly kind: "success" | "destructive";
  readonly title: string;
  readonly text: string;
}

export interface Toast extends ToastContent {
  readonly id: number;
}

const maxToasts = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** A success settles the complaints before it: they go. */
export function showToast(content: ToastContent) {
  lastId += 1;
  const standing = content.kind === "success" ? toasts.filter(({ kind }) => kind !== "destructive") : toasts;
  replace([...standing, { ...content, id: lastId }].slice(-maxToasts));
}

export function dismissToast(id: number) {
  replace(toasts.filter((toast) => toast.id !== id));
}

export const currentToasts = () => toasts;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

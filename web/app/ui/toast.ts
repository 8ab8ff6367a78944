/** Only one toast is shown at a time (docs/product/pages.md, "Toasts"); a new one replaces the old one. */
export interface Toast {
  id: number;
  title: string;
  description?: string | undefined;
  tone: 'plain' | 'success' | 'destructive';
}

let current: Toast | null = null;
let nextId = 1;
const listeners = new Set<() => void>();

const set = (toast: Toast | null): void => {
  current = toast;
  for (const listener of listeners) listener();
};

/** Shows a toast. Never make it the only place for a message. */
export const showToast = (toast: Omit<Toast, 'id' | 'tone'> & { tone?: Toast['tone'] }): void => {
  set({ tone: 'plain', ...toast, id: nextId++ });
};

export const dismissToast = (id: number): void => {
  if (current?.id === id) set(null);
};

/** Removes the current toast, if any, because its message is no longer true. */
export const clearToast = (): void => {
  if (current) set(null);
};

export const currentToast = (): Toast | null => current;

export const onToast = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

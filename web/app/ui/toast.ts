/**
 * A toast. Only one is shown at a time (docs/product/pages.md, "Toasts"); a new toast replaces the current
 * one.
 */
export interface Toast {
  id: number;
  title: string;
  description?: string | undefined;
  tone: 'plain' | 'success' | 'destructive';
}

/** How long a toast stays, in milliseconds. An error takes longer to read than a success message. */
export const SHOWN_MS: Readonly<Record<Toast['tone'], number>> = {
  plain: 4_000,
  success: 4_000,
  destructive: 6_000,
};

/**
 * How long a toast stays while the pointer is on it, in milliseconds: long enough to read it twice, but not
 * so long that it keeps covering the page.
 */
export const HOVERED_MS = 15_000;

let current: Toast | null = null;
let nextId = 1;
const listeners = new Set<() => void>();

const set = (toast: Toast | null): void => {
  current = toast;
  for (const listener of listeners) listener();
};

/** Shows a toast. A message must never appear only in a toast. */
export const showToast = (toast: Omit<Toast, 'id' | 'tone'> & { tone?: Toast['tone'] }): void => {
  set({ tone: 'plain', ...toast, id: nextId++ });
};

export const dismissToast = (id: number): void => {
  if (current?.id === id) set(null);
};

/** Removes the current toast, if any. Call it when the toast's message is no longer true. */
export const clearToast = (): void => {
  if (current) set(null);
};

export const getCurrentToast = (): Toast | null => current;

export const onToast = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

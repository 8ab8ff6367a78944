/** The modal dialogs that are open, the topmost last: everything outside of that one is inert. */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const set = (dialogs: readonly HTMLDialogElement[]): void => {
  open = dialogs;
  for (const listener of listeners) listener();
};

/** Notes a dialog that has become modal; returns what takes it out again. */
export const enterModal = (dialog: HTMLDialogElement): (() => void) => {
  set([...open, dialog]);
  return () => set(open.filter((one) => one !== dialog));
};

export const topModal = (): HTMLDialogElement | null => open.at(-1) ?? null;

export const onModal = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

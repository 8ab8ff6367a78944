/** The open modal dialogs, topmost last. Everything outside the topmost dialog is inert. */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const set = (dialogs: readonly HTMLDialogElement[]): void => {
  open = dialogs;
  for (const listener of listeners) listener();
};

/** Registers a dialog that has become modal, and returns a function that unregisters it. */
export const enterModal = (dialog: HTMLDialogElement): (() => void) => {
  set([...open, dialog]);
  return () => set(open.filter((one) => one !== dialog));
};

export const getTopModal = (): HTMLDialogElement | null => open.at(-1) ?? null;

export const onModalChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

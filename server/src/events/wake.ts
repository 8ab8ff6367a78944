/**
 * Wakes the dispatcher of the process that recorded an event. NOTIFY would wake every process, but
 * PostgreSQL lets only one transaction at a time commit with a notification in it, and each booking
 * would wait for the disk alone. The table is the truth; a dispatcher looks each second as well.
 */
const wakers = new Set<() => void>();

export const wakeDispatchers = (): void => {
  for (const wake of wakers) wake();
};

/** Calls `wake` after each recorded event, until the returned function is called. */
export const onWake = (wake: () => void): (() => void) => {
  wakers.add(wake);
  return () => wakers.delete(wake);
};

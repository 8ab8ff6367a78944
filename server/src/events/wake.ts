/**
 * Wakes the dispatcher of the process that recorded an event. NOTIFY could wake the dispatcher of every
 * process, but PostgreSQL serializes commits that notify, so concurrent bookings could not share disk
 * writes. The outbox table is authoritative; every process also polls it every second (timers.ts).
 */
const callbacks = new Set<() => void>();

export const wakeDispatchers = (): void => {
  for (const wake of callbacks) wake();
};

/** Calls `wake` after each recorded event until the returned function is called. */
export const onWake = (wake: () => void): (() => void) => {
  callbacks.add(wake);
  return () => callbacks.delete(wake);
};

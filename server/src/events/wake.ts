/**
 * Wakes the dispatcher of the process that recorded an event. NOTIFY could wake every process, but
 * PostgreSQL serializes commits with notifications, so bookings could not share disk writes. The table is
 * authoritative; dispatchers also poll every second.
 */
const wakers = new Set<() => void>();

export const wakeDispatchers = (): void => {
  for (const wake of wakers) wake();
};

/** Calls `wake` after each recorded event until the returned function is called. */
export const onWake = (wake: () => void): (() => void) => {
  wakers.add(wake);
  return () => wakers.delete(wake);
};

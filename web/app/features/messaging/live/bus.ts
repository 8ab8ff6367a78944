import type { SocketEvent } from '@tomoguide/contract/socket-events';

/** What was pushed, for those parts of a page that are open to hear it. */
const listeners = new Set<(event: SocketEvent) => void>();

export const tell = (event: SocketEvent): void => {
  for (const listener of listeners) listener(event);
};

export const listen = (listener: (event: SocketEvent) => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

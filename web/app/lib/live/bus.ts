import type { SocketEvent } from '@tomoguide/contract/socket-events';

type Listener = (event: SocketEvent) => void;

const busOf = () => {
  const listeners = new Set<Listener>();
  return {
    tell: (event: SocketEvent): void => {
      for (const listener of listeners) listener(event);
    },
    listen: (listener: Listener): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** What was pushed, for those parts of a page that are open to hear it. */
export const { tell, listen } = busOf();

/** The same in the one tab that holds the socket: for what may be done once only. */
export const { tell: tellLeader, listen: listenAsLeader } = busOf();

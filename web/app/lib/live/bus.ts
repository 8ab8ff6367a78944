import type { SocketEvent } from '@tomoguide/contract/socket-events';

type Listener = (event: SocketEvent) => void;

const createBus = () => {
  const listeners = new Set<Listener>();
  return {
    publish: (event: SocketEvent): void => {
      for (const listener of listeners) listener(event);
    },
    listen: (listener: Listener): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** Publishes pushed events to the components that listen, in every tab. */
export const { publish, listen } = createBus();

/** Publishes the same events only in the tab that holds the socket, for effects that must happen once. */
export const { publish: sendToLeader, listen: listenAsLeader } = createBus();

import { useEffect, useEffectEvent } from 'react';
import { listen } from './bus.ts';

/** Calls `again` on mount, whenever the network or the socket is back, and when `what` changes. */
export const useOnReconnect = (what: number, again: () => void): void => {
  const go = useEffectEvent(again);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when `what` changes.
  useEffect(() => {
    const listener = () => go();
    listener();
    window.addEventListener('online', listener);
    const unlisten = listen(({ type }) => {
      if (type === 'ready') listener();
    });
    return () => {
      window.removeEventListener('online', listener);
      unlisten();
    };
  }, [what]);
};

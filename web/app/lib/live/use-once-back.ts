import { useEffect, useEffectEvent } from 'react';
import { listen } from './bus.ts';

/** Does it on arrival, and again whenever the network or the socket is back; anew for another `what`. */
export const useOnceBack = (what: number, again: () => void): void => {
  const go = useEffectEvent(again);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one has something of its own.
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

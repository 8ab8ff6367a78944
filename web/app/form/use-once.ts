import { useRef, useState } from 'react';

/**
 * Runs one action at a time: clicks while it runs are ignored, even before the button renders as busy.
 * Returns whether one is running, a function that runs one, and a function that returns whether one is
 * running, even between renders.
 */
export const useOnce = (): [
  boolean,
  (action: () => Promise<unknown>) => Promise<void>,
  () => boolean,
] => {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const run = async (action: () => Promise<unknown>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await action();
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return [busy, run, () => running.current];
};

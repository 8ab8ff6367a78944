import { useRef, useState } from 'react';

/**
 * Runs one action at a time: calls while an action runs are ignored, even before the button renders as
 * busy. Returns whether an action is running, a function that runs an action, and a function that returns
 * the current state even between renders.
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

/** How long a call may go without data. The server gives up on a stalled request sooner than this. */
const SILENCE_MS = 30_000;

interface StallTimer {
  /** Restarts the timer; call it when data arrives. */
  onActivity: (ms?: number) => void;
  stop: () => void;
}

/**
 * Calls `end` if no data arrives for too long. The browser does not report a dead connection, so a request
 * sent over one would wait forever.
 */
export const watchForStall = (end: () => void): StallTimer => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = (ms = SILENCE_MS): void => {
    clearTimeout(timer);
    timer = setTimeout(end, ms);
  };
  restartTimer();
  return { onActivity: restartTimer, stop: () => clearTimeout(timer) };
};

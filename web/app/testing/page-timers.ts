const { setTimeout: startTimeout, setInterval: startInterval } = globalThis;
const started = new Set<number>();

const recordingTimers =
  (start: (...timer: Parameters<typeof startTimeout>) => number) =>
  (...timer: Parameters<typeof startTimeout>): number => {
    const id = start(...timer);
    started.add(id);
    return id;
  };

// Vitest and React captured the original functions earlier, so canceling timers does not affect theirs.
globalThis.setTimeout = recordingTimers(startTimeout) as typeof setTimeout;
globalThis.setInterval = recordingTimers(startInterval) as typeof setInterval;

/** Cancels pending timers, such as retries, that would otherwise fire in the next test. */
export const clearTimers = (): void => {
  for (const id of started) clearTimeout(id);
  started.clear();
};

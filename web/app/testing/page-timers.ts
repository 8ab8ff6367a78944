const { setTimeout: startTimeout, setInterval: startInterval } = globalThis;
const started = new Set<number>();

const noted =
  (start: (...timer: Parameters<typeof startTimeout>) => number) =>
  (...timer: Parameters<typeof startTimeout>): number => {
    const id = start(...timer);
    started.add(id);
    return id;
  };

// Vitest and React took hold of their own before: neither may lose one.
globalThis.setTimeout = noted(startTimeout) as typeof setTimeout;
globalThis.setInterval = noted(startInterval) as typeof setInterval;

/** Ends what was to happen later, such as another try: it would happen to the next test. */
export const endTimers = (): void => {
  for (const id of started) clearTimeout(id);
  started.clear();
};

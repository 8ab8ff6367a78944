/** So long nothing may be heard of a call; what the server lets stand still ends sooner. */
const SILENCE_MS = 30_000;

interface SilenceWatch {
  /** Something was heard: from now it may be silent for so long again. */
  heard: (ms?: number) => void;
  stop: () => void;
}

/**
 * Calls `end` once nothing was heard for too long: a connection that died is not told of, and what was
 * sent over it would wait for ever.
 */
export const watchSilence = (end: () => void): SilenceWatch => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = (ms = SILENCE_MS): void => {
    clearTimeout(timer);
    timer = setTimeout(end, ms);
  };
  heard();
  return { heard, stop: () => clearTimeout(timer) };
};

/** After this time, runs the work even if the page has never been idle. */
const IDLE_TIMEOUT_MS = 3_000;

/** Runs the work once the page has loaded and is idle. Returns a function that cancels it. */
export const whenIdle = (work: () => void): (() => void) => {
  let cancel = (): void => undefined;
  const wait = (): void => {
    if ('requestIdleCallback' in window) {
      const id = requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
      cancel = () => cancelIdleCallback(id);
    } else {
      const id = setTimeout(work, 1_000);
      cancel = () => clearTimeout(id);
    }
  };
  if (document.readyState === 'complete') {
    wait();
  } else {
    window.addEventListener('load', wait, { once: true });
    cancel = () => window.removeEventListener('load', wait);
  }
  return () => cancel();
};

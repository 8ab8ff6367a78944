/** A page that never rests still gets to what was put off. */
const PATIENCE_MS = 3_000;

/** Once the page is loaded and has nothing else to do; what is returned takes it back. */
export const whenIdle = (work: () => void): (() => void) => {
  let cancel = (): void => undefined;
  const wait = (): void => {
    if ('requestIdleCallback' in window) {
      const id = requestIdleCallback(work, { timeout: PATIENCE_MS });
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

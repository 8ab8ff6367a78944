/**
 * On a slow connection, users click buttons before hydration. An inline script stores the last clicked
 * button, and the app clicks it again after hydration. Links work without this.
 */

declare global {
  /** The last button clicked before hydration; null once clicks are no longer recorded. */
  var earlyClick: HTMLElement | null | undefined;
}

/** Inlined in the page's head, so that it runs before any other script. */
export const RECORD_CLICKS =
  "addEventListener('click',e=>{if(globalThis.earlyClick!==null)" +
  "globalThis.earlyClick=e.target.closest?.('button[type=button]')??globalThis.earlyClick},true)";

let saved: HTMLElement | null = null;

/**
 * Stops recording. From now on, React handles every click, and replaying a recorded one would run it twice.
 */
export const stopRecordingClicks = (): void => {
  saved = globalThis.earlyClick ?? null;
  globalThis.earlyClick = null;
};

/** Returns the button that was clicked before hydration; null if there is none, and on every later call. */
export const takeEarlyClick = (): HTMLElement | null => {
  const button = saved;
  saved = null;
  return button?.isConnected ? button : null;
};

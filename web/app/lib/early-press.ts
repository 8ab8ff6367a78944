/**
 * On a slow connection people press buttons before they are hydrated. A script in the page itself
 * keeps the last button pressed until the program takes the page over, which then presses it again.
 * Links need none of this.
 */

declare global {
  /** Null once nothing is kept any more. */
  var earlyPress: HTMLElement | null | undefined;
}

/** Stands in the page's head as it is, before any program has come. */
export const KEEP_PRESSES =
  "addEventListener('click',e=>{if(globalThis.earlyPress!==null)" +
  "globalThis.earlyPress=e.target.closest?.('button[type=button]')??globalThis.earlyPress},true)";

let kept: HTMLElement | null = null;

/** From here on React hears every press itself: one that is kept as well would count twice. */
export const keepNoMorePresses = (): void => {
  kept = globalThis.earlyPress ?? null;
  globalThis.earlyPress = null;
};

/** The button that was pressed too early; null the second time. */
export const takeEarlyPress = (): HTMLElement | null => {
  const pressed = kept;
  kept = null;
  return pressed?.isConnected ? pressed : null;
};

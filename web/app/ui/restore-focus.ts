/** Returns the focusable elements around `part`, nearest first; the page's content is always among them. */
const listFocusableAncestors = (part: Element): HTMLElement[] => {
  const found: HTMLElement[] = [];
  for (let at = part.parentElement; at; at = at.parentElement)
    if (at.hasAttribute('tabindex')) found.push(at);
  const content = document.getElementById('content');
  return content ? [...found, content] : found;
};

/**
 * Moves focus if removing `part` loses it: to `fallback`, or otherwise to the nearest remaining focusable
 * element (`tabIndex={-1}`, with a name that describes the new state). Call this before `part` is removed.
 */
export const restoreFocusAfterRemoval = (part: Element, fallback?: HTMLElement): void => {
  const candidates = fallback
    ? [fallback, ...listFocusableAncestors(part)]
    : listFocusableAncestors(part);
  setTimeout(() => {
    if (document.activeElement === document.body)
      candidates.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true });
  });
};

/**
 * Restores focus when an element is removed. Use it as the `ref` of an element that disappears once its
 * work is done.
 */
export const restoresFocusOnRemoval = (part: HTMLElement | null): (() => void) | undefined =>
  part === null
    ? undefined
    : () => {
        if (part.contains(document.activeElement)) restoreFocusAfterRemoval(part);
      };

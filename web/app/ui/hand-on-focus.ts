/** What a script can focus around `part`, the nearest first; the page's content is always there. */
const around = (part: Element): HTMLElement[] => {
  const found: HTMLElement[] = [];
  for (let at = part.parentElement; at; at = at.parentElement)
    if (at.hasAttribute('tabindex')) found.push(at);
  const content = document.getElementById('content');
  return content ? [...found, content] : found;
};

/**
 * Called before `part` goes: if the focus is lost with it, it goes on to `heir` or the nearest thing
 * around that stays and takes it (`tabIndex={-1}`, with a name that says how things stand now).
 */
export const handOnFocus = (part: Element, heir?: HTMLElement): void => {
  const heirs = heir ? [heir, ...around(part)] : around(part);
  setTimeout(() => {
    if (document.activeElement === document.body)
      heirs.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true });
  });
};

/** As `ref` of what vanishes once it has done its work. */
export const handsOnFocus = (part: HTMLElement | null): (() => void) | undefined =>
  part === null
    ? undefined
    : () => {
        if (part.contains(document.activeElement)) handOnFocus(part);
      };

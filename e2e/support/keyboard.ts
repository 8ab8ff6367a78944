import { expect, type Locator, type Page } from '@playwright/test';

/** Returns why a keyboard user would lose track of focus; null if they would not. */
const focusProblem = (): string | null => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'nothing has the focus';
  // The page's content or a sheet receives focus as a whole, and reading continues inside it.
  if (focused.getAttribute('tabindex') === '-1') return null;
  const name = `<${focused.tagName.toLowerCase()}> ${focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 40)}`;
  // The label of a visually hidden input shows its focus.
  const label = focused instanceof HTMLInputElement ? focused.closest('label') : null;
  const shown = focused.matches('.sr-only') ? label : focused;
  if (!shown) return `${name} is drawn nowhere`;
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
  if (from >= to || right <= 0 || left >= innerWidth) return `${name} is out of sight`;
  const covers = [0.2, 0.5, 0.8]
    .map((part) => document.elementFromPoint(x, from + (to - from) * part))
    .filter((at) => at && !shown.contains(at) && !at.contains(shown) && !label?.contains(at));
  if (covers.length > 1) return `${name} is covered by <${covers[0]?.tagName.toLowerCase()}>`;
  const drawn = [focused, focused.nextElementSibling, label, focused.parentElement];
  const hasRing = drawn.some((each) => each && getComputedStyle(each).outlineStyle !== 'none');
  return hasRing ? null : `${name} has no ring`;
};

/** Presses a key and expects visible focus: on screen, not covered, and with a focus ring. */
export const press = async (page: Page, key: string): Promise<void> => {
  await page.keyboard.press(key);
  await expect.poll(() => page.evaluate(focusProblem), `after ${key}`).toBeNull();
};

/** Presses Tab or Shift+Tab until the target is focused. */
export const tabTo = async (
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> => {
  await expect(target).toBeEnabled();
  for (let pressed = 0; pressed < 90; pressed += 1) {
    await press(page, key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} never reaches ${target}`);
};

/**
 * Presses Tab repeatedly in a modal dialog and expects that nothing outside it, except the browser's own
 * UI, receives focus.
 */
export const expectFocusTrap = async (page: Page, dialog: Locator): Promise<void> => {
  for (let pressed = 0; pressed < 12; pressed += 1) {
    await page.keyboard.press('Tab');
    const out = await dialog.evaluate(({ ownerDocument: { activeElement, body } }) =>
      activeElement === body ? null : !activeElement?.closest('dialog, [role="dialog"]'),
    );
    expect(out, 'the focus is outside of the dialog').not.toBe(true);
  }
};

import { expect, type Locator, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Texts that were announced on the page so far. */
    readAloud: string[];
  }
}

/** Records what live regions announce, like a screen reader, from the next page on. */
export const recordAnnouncements = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.readAloud = [];
    const LIVE =
      '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"]';
    const record = (node: Node): void => {
      const element = node instanceof Element ? node : node.parentElement;
      const regions = [
        element?.closest(LIVE),
        ...(element?.querySelectorAll('[role="alert"]') ?? []),
      ];
      for (const region of regions) {
        const words = region?.textContent?.replace(/\s+/g, ' ').trim();
        if (words && !region?.closest('[inert], [hidden]')) window.readAloud.push(words);
      }
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') record(target);
        for (const added of addedNodes) record(added);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
};

/** Waits until the page has announced this text at any time since it was loaded. */
export const expectAnnounced = (page: Page, words: string | RegExp): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => window.readAloud.join(' · ')), `read aloud: ${words}`)
    .toMatch(words);

export type Role = Parameters<Page['getByRole']>[0];

/** Returns the names of all elements with a role in the accessibility tree, in order. */
const listNames = async (page: Page, role: Role): Promise<string[]> => {
  const tree = await page.locator('body').ariaSnapshot();
  // Lines have the form `- button "Name":`, and are enclosed in single quotes if the name contains a colon.
  const lines = tree.matchAll(/^ *- ('?)([a-z]+) ("(?:[^"\\]|\\.)*")/gm);
  return [...lines]
    .filter(([, , each]) => each === role)
    .map(([, quoted, , name = '""']) => JSON.parse(quoted ? name.replaceAll("''", "'") : name));
};

/**
 * Finds an element by role and name in the accessibility tree. A string must match exactly one element; for
 * a pattern, the first or last match is returned.
 */
export const findByRole = async (
  page: Page,
  role: Role,
  name: string | RegExp,
  at: 0 | -1 = 0,
): Promise<Locator> => {
  let names: string[] = [];
  const countMatches = async (): Promise<number> => {
    const all = await listNames(page, role);
    names = all.filter((each) => (typeof name === 'string' ? each === name : name.test(each)));
    return names.length;
  };
  await expect.poll(countMatches, `${role} "${name}" in the accessibility tree`).toBeGreaterThan(0);
  // Elements under an open sheet are inert, which the snapshot does not reflect.
  const found = page
    .getByRole(role, { name: names.at(at) ?? '', exact: true })
    .and(page.locator(':not([inert] *)'));
  if (typeof name === 'string') await expect(found, 'one of this name').toHaveCount(1);
  return found.first();
};

/** Activates an element without a pointer, so that its position on the screen does not matter. */
export const activateElement = async (thing: Locator): Promise<void> => {
  await expect(thing).toBeEnabled();
  await thing.dispatchEvent('click');
};

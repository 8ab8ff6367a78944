import { expect, type Locator, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** What the page had read aloud by itself so far. */
    readAloud: string[];
  }
}

/** From the next page on, notes what its live regions say, as a screen reader would. */
export const listen = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.readAloud = [];
    const LIVE =
      '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"]';
    const note = (node: Node): void => {
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
        if (type === 'characterData') note(target);
        for (const added of addedNodes) note(added);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
};

/** Waits until the page has had these words read aloud since it was loaded. */
export const expectReadAloud = (page: Page, words: string | RegExp): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => window.readAloud.join(' · ')), `read aloud: ${words}`)
    .toMatch(words);

export type Role = Parameters<Page['getByRole']>[0];

/** The names of all things of a role in the accessibility tree, in its order. */
const namesOf = async (page: Page, role: Role): Promise<string[]> => {
  const tree = await page.locator('body').ariaSnapshot();
  // Lines read `- button "Name":`, in single quotes as a whole where the name holds a colon.
  const lines = tree.matchAll(/^ *- ('?)([a-z]+) ("(?:[^"\\]|\\.)*")/gm);
  return [...lines]
    .filter(([, , each]) => each === role)
    .map(([, quoted, , name = '""']) => JSON.parse(quoted ? name.replaceAll("''", "'") : name));
};

/**
 * What somebody finds who has nothing but the accessibility tree: by its role and its name, which has
 * to be in the tree. A name given as a whole names one thing only; of others it is the first or the last.
 */
export const find = async (
  page: Page,
  role: Role,
  name: string | RegExp,
  at: 0 | -1 = 0,
): Promise<Locator> => {
  let names: string[] = [];
  const fitting = async (): Promise<number> => {
    const all = await namesOf(page, role);
    names = all.filter((each) => (typeof name === 'string' ? each === name : name.test(each)));
    return names.length;
  };
  await expect.poll(fitting, `${role} "${name}" in the accessibility tree`).toBeGreaterThan(0);
  // Under an open sheet nothing can be found, which the snapshot does not know.
  const found = page
    .getByRole(role, { name: names.at(at) ?? '', exact: true })
    .and(page.locator(':not([inert] *)'));
  if (typeof name === 'string') await expect(found, 'one of this name').toHaveCount(1);
  return found.first();
};

/** Does what the tree offers with it: no place on the screen and no mouse is needed. */
export const act = async (thing: Locator): Promise<void> => {
  await expect(thing).toBeEnabled();
  await thing.dispatchEvent('click');
};

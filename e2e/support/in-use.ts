import type { Page } from '@playwright/test';

/**
 * Waits until the page's program has taken it over. A page is loaded some time before: a press meets
 * nothing by then, and a link leaves the app. React keeps what it knows of an element on the element,
 * as soon as it knows anything.
 */
export const inUse = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const heading = document.querySelector('#content h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactProps$'));
  });
};

/**
 * Waits until the page has all it asked for: nothing stands in for what is on its way. A network that
 * has been quiet for a while tells less: the program may be about to ask, and some never get quiet.
 * The heading is asked for with it: between two pages there is neither a heading nor a skeleton.
 */
export const complete = async (page: Page): Promise<void> => {
  await inUse(page);
  await page.waitForFunction(
    () =>
      document.querySelector('#content h1') !== null &&
      document.querySelector('#content :is([aria-busy="true"], .skeleton, .animate-spin)') === null,
  );
};

/** Opens a page whose program stays away until it is let come: until then there is what is seen, and no more. */
export const openBeforeUse = async (page: Page, path: string): Promise<() => void> => {
  const program = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await program.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return program.resolve;
};

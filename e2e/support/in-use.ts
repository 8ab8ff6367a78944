import type { Page } from '@playwright/test';

/** By default, Playwright evaluates the condition in every frame, which keeps Chromium rendering. */
const POLLING = { polling: 100 };

/**
 * Waits until React has hydrated the page. Before hydration, clicks do nothing and links leave the app.
 * When React hydrates an element, it stores its props on the element.
 */
export const waitForHydration = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () => {
      const heading = document.querySelector('#content h1');
      return (
        heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactProps$'))
      );
    },
    undefined,
    POLLING,
  );
};

/**
 * Waits until the page has loaded everything, with no skeletons or spinners left. `networkidle` would not
 * be enough: the page may be about to send a request, and some pages never become idle. Also requires a
 * heading, because between two pages there is neither a heading nor a skeleton.
 */
export const waitUntilLoaded = async (page: Page): Promise<void> => {
  await waitForHydration(page);
  await page.waitForFunction(
    () =>
      document.querySelector('#content h1') !== null &&
      document.querySelector('#content :is([aria-busy="true"], .skeleton, .animate-spin)') === null,
    undefined,
    POLLING,
  );
};

/** Opens a page whose scripts are blocked until the returned function is called. */
export const openBeforeHydration = async (page: Page, path: string): Promise<() => void> => {
  const program = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await program.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return program.resolve;
};

import { test as base, expect, type Page } from '@playwright/test';
import { getScreen, type Screen } from './screens.ts';
import type { Site } from './site.ts';
import { SitePool } from './site-pool.ts';

export interface SiteOptions {
  screen: Screen;
  /**
   * True if all tests of the file share one site. Such tests must not leave changes that another test would
   * see.
   */
  sharesSite: boolean;
}

interface Fixtures extends SiteOptions {
  /**
   * Records every request of a test and checks that it goes to the site's own origin
   * (docs/product/expectations.md, "Habits").
   */
  ownHostOnly: undefined;
  /**
   * Closes every page that a test opened: pages left open would keep calling the site of the next test. After
   * a failure, first prints what they showed.
   */
  closesPages: undefined;
  site: Site;
  /** Returns the text in the language of the current run. */
  say: (texts: Texts) => string;
}

/** Returns the beginning of the text on a page; empty if the page does not answer. */
const readText = async (page: Page): Promise<string> => {
  const text = await page
    .locator('body')
    .innerText({ timeout: 2000 })
    .catch(() => '');
  return text.replace(/\n+/g, '\n').slice(0, 800);
};

/**
 * A test with a site of its own, on a new copy of the demo, so that clocks and bookings are isolated. Files
 * whose tests only read share one site, because starting a site takes seconds.
 */
export const test = base.extend<Fixtures, { sitePool: SitePool }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  screen: [async ({}, use, info) => use(getScreen(info.file)), { option: true }],
  locale: async ({ screen }, use) => use(screen.locale),
  viewport: async ({ screen }, use) => use(screen.viewport),
  hasTouch: async ({ screen }, use) => use(screen.phone),
  sharesSite: [false, { option: true }],
  sitePool: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const sitePool = new SitePool();
      await use(sitePool);
      await sitePool.end();
    },
    { scope: 'worker' },
  ],
  site: async ({ sitePool, sharesSite }, use, info) => {
    await use(await sitePool.siteFor(info.file));
    if (!sharesSite) sitePool.renew();
  },
  ownHostOnly: [
    async ({ context, site }, use) => {
      const foreign = new Set<string>();
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (/^(http|ws)s?:$/.test(protocol) && origin !== site.url) foreign.add(origin);
      });
      await use(undefined);
      expect([...foreign], 'asked of other sites').toEqual([]);
    },
    { auto: true },
  ],
  closesPages: [
    async ({ browser }, use, info) => {
      await use(undefined);
      if (info.status !== info.expectedStatus)
        for (const page of browser.contexts().flatMap((context) => context.pages()))
          process.stdout.write(`${page.url()} showed:\n${await readText(page)}\n`);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  say: async ({ screen }, use) => use((texts) => texts[screen.lang]),
});

export interface Texts {
  en: string;
  'zh-CN': string;
}

export { expect };

import type { Browser, Page } from '@playwright/test';
import type { Person } from './bookings.ts';
import type { Site } from './site.ts';
import type { Screen } from './test.ts';

/** A page of somebody who is logged in already, in a browser of their own. */
export const openAs = async (
  { browser, site, screen }: { browser: Browser; site: Site; screen: Screen },
  { token, ...user }: Person,
): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: site.url,
    locale: screen.locale,
    viewport: screen.viewport,
    // Once, not on each page: who logs out or leaves stays so.
    storageState: {
      cookies: [],
      origins: [
        {
          origin: new URL(site.url).origin,
          localStorage: [
            { name: 'token', value: token },
            { name: 'user', value: JSON.stringify(user) },
          ],
        },
      ],
    },
  });
  return context.newPage();
};

import type { Browser, Page } from '@playwright/test';
import type { Person } from './bookings.ts';
import type { Screen } from './screens.ts';
import type { Site } from './site.ts';

/** Opens a page for a user who is already logged in, in a separate browser context. */
export const openAs = async (
  { browser, site, screen }: { browser: Browser; site: Site; screen: Screen },
  { token, ...user }: Person,
): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: site.url,
    locale: screen.locale,
    viewport: screen.viewport,
    // Set only once rather than on each page, because a logout must persist.
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

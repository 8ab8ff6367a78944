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
  });
  await context.addInitScript(
    ([token, user]) => {
      localStorage.setItem('token', token);
      localStorage.setItem('user', user);
    },
    [token, JSON.stringify(user)] as const,
  );
  return context.newPage();
};

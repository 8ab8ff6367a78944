import type { Page } from '@playwright/test';
import { logInDemoUser } from './bookings.ts';

/**
 * Logs in a demo user through the API, and stores the session as the app does. The login page costs seconds
 * of CPU time; `guide-logs-in` tests it. Leaves the page on `/icon.svg`, a document of the site without
 * scripts, so the caller opens the page it needs. A document from `page.route` would not do, because a
 * service worker's requests bypass it.
 */
export const signIn = async (page: Page, username: string): Promise<void> => {
  const { token, ...user } = await logInDemoUser(page.request, username);
  await page.goto('/icon.svg');
  await page.evaluate(
    ([storedToken, storedUser]) => {
      localStorage.setItem('token', storedToken);
      localStorage.setItem('user', storedUser);
    },
    [token, JSON.stringify(user)] as const,
  );
};

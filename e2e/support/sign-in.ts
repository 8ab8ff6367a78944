import type { Page } from '@playwright/test';
import { logInDemoUser } from './bookings.ts';

/**
 * Logs in a demo user through the API, and stores the session as the app does. The login page costs seconds
 * of CPU time; `guide-logs-in` tests it. Leaves the page on an empty document, so the caller opens
 * the page it needs.
 */
export const signIn = async (page: Page, username: string): Promise<void> => {
  const { token, ...user } = await logInDemoUser(page.request, username);
  await page.route('/login', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/login');
  await page.evaluate(
    ([storedToken, storedUser]) => {
      localStorage.setItem('token', storedToken);
      localStorage.setItem('user', storedUser);
    },
    [token, JSON.stringify(user)] as const,
  );
  await page.unroute('/login');
};

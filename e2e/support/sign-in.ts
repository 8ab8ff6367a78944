import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/src/domains/accounts/login/demo-accounts.ts';

/**
 * Logs in a demo user through the login page, and waits until the app has redirected them. The URL changes
 * before the page does, so it also waits until the form has disappeared.
 */
export const signIn = async (page: Page, username: string): Promise<void> => {
  await page.goto('/login');
  await page.locator('[name="username"]').fill(username);
  await page.locator('[name="password"]').fill(DEMO_PASSWORD);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.locator('[name="password"]').waitFor({ state: 'detached' });
};

import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/src/domains/accounts/login/demo-accounts.ts';

/** Logs one of the demo's people in through the login page, and waits until the app has led them on. */
export const signIn = async (page: Page, username: string): Promise<void> => {
  await page.goto('/login');
  await page.locator('[name="username"]').fill(username);
  await page.locator('[name="password"]').fill(DEMO_PASSWORD);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL((url) => url.pathname !== '/login');
};

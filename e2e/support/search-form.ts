import type { Page } from '@playwright/test';
import type { Screen } from './screens.ts';

/** Opens the landing page's full search form, which is a sheet behind one field on phones. */
export const openSearchForm = async (page: Page, { phone }: Screen): Promise<void> => {
  if (!phone) return;
  await page.getByRole('button', { name: /^(Where to\?|想去哪里？)/ }).click();
};

/**
 * Returns the submit button inside the form. On phones, the first screen has another button with the same
 * name.
 */
export const submitButton = (page: Page) => page.locator('search form button[type="submit"]');

import type { Page } from '@playwright/test';
import type { Screen } from './test.ts';

/** Brings the landing page's whole form into sight: on phones it is a sheet behind one field. */
export const openSearchForm = async (page: Page, { phone }: Screen): Promise<void> => {
  if (!phone) return;
  await page.getByRole('button', { name: /^(Where to\?|想去哪里？)/ }).click();
};

/** The form's own button; on phones the first screen has another. */
export const submitButton = (page: Page) => page.locator('search form button[type="submit"]');

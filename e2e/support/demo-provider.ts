import type { Page } from '@playwright/test';
import { expect, type Texts } from './test.ts';

const HEADING: Texts = { en: 'Demo payment provider', 'zh-CN': '演示支付平台' };

/**
 * Waits until the demo provider's page is shown. The URL changes earlier, while the previous page, which
 * also has a pay button, is still visible.
 */
export const waitForDemoProvider = async (
  page: Page,
  say: (texts: Texts) => string,
): Promise<void> => {
  await expect(page.getByRole('heading', { name: say(HEADING) })).toBeVisible();
  await expect(page).toHaveURL(/\/payment-demo/);
};

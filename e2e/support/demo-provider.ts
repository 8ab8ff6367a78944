import type { Page } from '@playwright/test';
import { expect, type Texts } from './test.ts';

const HEADING: Texts = { en: 'Demo payment provider', 'zh-CN': '演示支付平台' };

/**
 * Waits for the demo provider's page to be the one on the screen: its address is there before it is,
 * and the page before it has a button to pay too.
 */
export const onDemoPage = async (page: Page, say: (texts: Texts) => string): Promise<void> => {
  await expect(page.getByRole('heading', { name: say(HEADING) })).toBeVisible();
  await expect(page).toHaveURL(/\/payment-demo/);
};

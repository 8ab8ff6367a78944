import type { Locator } from '@playwright/test';
import { timeControls } from '../support/choose-time.ts';
import { waitForDemoProvider } from '../support/demo-provider.ts';
import { expect, type Texts, test } from '../support/test.ts';

const words = {
  station: { en: 'Kyoto Station, Central Gate', 'zh-CN': '京都站 中央口' },
  address: { en: 'Meeting address', 'zh-CN': '集合地址' },
  paid: { en: 'Payment Successful', 'zh-CN': '付款成功' },
} satisfies Record<string, Texts>;

test('a newcomer books and pays from a guide’s page with at most ten taps and four typed fields', async ({
  page,
  say,
}) => {
  let taps = 0;
  let typed = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  const type = async (target: Locator, text: string) => {
    typed += 1;
    await target.fill(text);
  };

  await page.goto('/guides/2?redirect=%2Fsearch%3Fcity%3Dkyoto%26travelers%3D2');
  for (const control of timeControls(page, say)) await tap(control);
  await expect(page).toHaveURL(/\/checkout\/2\?date=.*start=.*travelers=2/);
  await tap(page.getByRole('button', { name: say(words.station), exact: true }));
  await expect(page.getByLabel(say(words.address))).toHaveValue(/京都駅 中央口/);
  await type(page.locator('[name="fullName"]'), '林美');
  await type(page.locator('[name="email"]'), 'linmei@example.com');
  await type(page.locator('main [name="password"]'), 'lantern by the river');
  await tap(page.locator('[name="terms"]'));
  const button = page.locator('main form button[type="submit"]');
  await tap(button);
  await expect(button).toHaveAttribute('aria-busy', 'true', { timeout: 1_000 });
  await waitForDemoProvider(page, say);
  await tap(page.locator('main button').first());
  await expect(page.getByRole('heading', { name: say(words.paid) })).toBeVisible();
  await expect(page.locator('main ol > li')).toHaveCount(3);

  expect(taps).toBeLessThanOrEqual(10);
  expect(typed).toBeLessThanOrEqual(4);
  const user = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'));
  expect(user).toMatchObject({ username: 'linmei', nickname: '林美' });
});

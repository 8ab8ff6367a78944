import type { Page } from '@playwright/test';
import { onDemoPage } from '../support/demo-provider.ts';
import { inUse } from '../support/in-use.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, type Texts, test } from '../support/test.ts';

const words = {
  destination: { en: 'Destination', 'zh-CN': '目的地' },
  plan: { en: 'Choose day and time', 'zh-CN': '选择日期和时间' },
  address: { en: 'Meeting address', 'zh-CN': '集合地址' },
  paid: { en: 'Payment Successful', 'zh-CN': '付款成功' },
  cancel: { en: 'Cancel', 'zh-CN': '取消预订' },
  details: { en: 'Details', 'zh-CN': '详情' },
} satisfies Record<string, Texts>;

/** Presses Tab until the focus is on what the selector names, as somebody without a mouse does. */
const tabTo = async (page: Page, selector: string): Promise<void> => {
  for (let pressed = 0; pressed < 60; pressed += 1) {
    await page.keyboard.press('Tab');
    const on = await page.evaluate(
      (wanted) => document.activeElement?.matches(wanted) ?? false,
      selector,
    );
    if (on) return;
    // Every stop can be seen, and none is the page itself.
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  }
  throw new Error(`Tab never reaches ${selector}`);
};

test('from the search to the trips without a mouse', async ({ page, say, screen }) => {
  const press = (key: string) => page.keyboard.press(key);
  const content = page.locator('#content');
  await signIn(page, 'mei');
  await page.goto('/');
  await inUse(page);

  await test.step('a city by its name, and the number of travelers', async () => {
    if (screen.phone) {
      // The form is a sheet, which takes the focus: no list covers it before a field is reached.
      await tabTo(page, 'search button[aria-haspopup="dialog"]');
      await press('Enter');
      await expect(page.getByRole('dialog')).toBeFocused();
    }
    await tabTo(page, 'input[role="combobox"]');
    await page.keyboard.type('jingdu');
    await press('Enter');
    await tabTo(page, 'main select');
    await press('2');
    await tabTo(page, 'form button[type="submit"]');
    await press('Enter');
    await expect(page).toHaveURL(/\/search\?city=kyoto&travelers=2/);
    await expect(content).toBeFocused();
  });

  await test.step('a guide, a day, a start', async () => {
    // What is still on its way is no stop of the Tab key.
    await expect(page.locator('article a').first()).toBeVisible();
    await tabTo(page, 'article a');
    await press('Enter');
    await expect(page).toHaveURL(/\/guides\/\d+/);
    await expect(content).toBeFocused();
    await expect(page.locator('#calendar table')).toBeVisible();
    await page.getByRole('button', { name: say(words.plan) }).focus();
    await press('Enter');
    await expect(page.locator('#calendar [data-day][tabindex="0"]')).toBeFocused();
    await press('Enter');
    await expect(page.locator('#calendar fieldset button').first()).toBeVisible();
    // The last one: the first may pass out of reach, 12 hours ahead, while this runs.
    await tabTo(page, '#calendar fieldset button:last-child');
    await press('Enter');
    await tabTo(page, 'a[href^="/checkout/"]');
    await press('Enter');
    await expect(page).toHaveURL(/\/checkout\/\d+/);
    await expect(content).toBeFocused();
  });

  await test.step('what is missing takes the focus, and then the deposit is paid', async () => {
    // Nor is a button that waits for the price.
    await expect(page.locator('main form button[type="submit"]')).toBeEnabled();
    await tabTo(page, 'form button[type="submit"]');
    await press('Enter');
    await expect(page.getByLabel(say(words.address))).toBeFocused();
    await page.keyboard.type('東京駅 丸の内南口');
    await tabTo(page, 'form button[type="submit"]');
    await press('Enter');
    await onDemoPage(page, say);
    await expect(content).toBeFocused();
    await expect(page.locator('main button').first()).toBeVisible();
    await tabTo(page, 'main button');
    await press('Enter');
    await expect(page.getByRole('heading', { name: say(words.paid) })).toBeVisible();
    await tabTo(page, 'main a[href^="/dashboard"]');
    await press('Enter');
    await expect(page).toHaveURL(/\/dashboard/);
  });

  await test.step('Escape closes a dialog and gives the focus back', async () => {
    const details = page.getByRole('button', { name: say(words.details), expanded: false }).first();
    await details.focus();
    await press('Enter');
    const cancel = page.getByRole('button', { name: say(words.cancel), exact: true });
    await cancel.focus();
    await press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(cancel).toBeFocused();
  });
});

import type { Page } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** The traveler reads English on a phone or a desktop, as the run has it; the guide Chinese beside it. */
const field = (page: Page) => page.locator('form textarea');
const log = (page: Page) => page.getByRole('log');
const write = async (page: Page, text: string) => {
  await field(page).fill(text);
  await page.locator('form button[type="submit"]').click();
  await expect(log(page)).toContainText(text);
};

/** The number before the title of the tab. */
const unread = async (page: Page): Promise<number> =>
  Number(/^\((\d+)\) /.exec(await page.title())?.[1] ?? 0);

const KENJI = '岡部健二';
const HELLO = 'Is the garden open in the morning?';
const ANSWER = '九点开门，我在南口等你。';
const WRONG = 'See you at ten';
const LATER = 'Thank you!';

test('two people write and show each other live; one takes a message back, one loses the network', async ({
  page,
  browser,
  site,
  screen,
}) => {
  await signIn(page, 'mei');
  await page.goto('/dashboard?tab=upcoming&lang=en');
  // Where there is room, pressing it opens a window over the page.
  const way = await page.locator('a[href^="/messages?guide="]').first().getAttribute('href');
  await page.goto(`${way}&lang=en`);
  await expect(page).toHaveURL(/\/messages\?conversation=\d+$/);
  await write(page, HELLO);
  await expect(field(page)).toBeFocused();

  const theirs = await browser.newContext({
    baseURL: site.url,
    locale: 'zh-CN',
    viewport: screen.viewport,
  });
  const guide = await theirs.newPage();
  await signIn(guide, 'kenji');
  // The bar tells of it on whatever page one is.
  await expect.poll(() => unread(guide)).toBeGreaterThan(0);
  const before = await unread(guide);
  await guide.goto('/messages');
  await guide.getByRole('link', { name: HELLO }).click();
  await expect(log(guide)).toContainText(HELLO);
  await expect.poll(() => unread(guide)).toBeLessThan(before);
  await write(guide, ANSWER);
  // No reload, and sooner than anybody asks: the socket brought it.
  await expect(log(page)).toContainText(ANSWER, { timeout: 10_000 });

  // What is on this screen is as good a photo as any.
  const photo = { name: 'plan.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.locator('input[data-album]').setInputFiles([photo]);
  await expect(log(page).getByRole('img', { name: 'Photo from you' })).toBeVisible();
  const arrived = log(guide).getByRole('img', { name: /发来的图片/ });
  await expect(arrived).toBeVisible({ timeout: 30_000 });
  await arrived.click();
  await expect(guide.getByRole('dialog').getByRole('button', { name: '下载' })).toBeVisible();
  await guide.keyboard.press('Escape');
  await expect(guide.getByRole('dialog')).toHaveCount(0);

  await write(page, WRONG);
  await expect(log(guide)).toContainText(WRONG, { timeout: 10_000 });
  await page.getByRole('button', { name: 'Recall', exact: true }).last().click();
  await expect(log(guide)).not.toContainText(WRONG, { timeout: 10_000 });
  await expect(log(guide)).toContainText('撤回了一条消息');
  await expect(log(page)).toContainText('You recalled a message.');

  await page.context().setOffline(true);
  await write(page, LATER);
  // The notice of it takes its room from the conversation, and lies over nothing of it.
  const over = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await expect.poll(over).toBe(0);
  await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(0);
  await expect(log(guide)).toContainText(LATER, { timeout: 10_000 });
  await expect(log(page).getByText(LATER, { exact: true })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: KENJI })).toBeVisible();
  await theirs.close();
});

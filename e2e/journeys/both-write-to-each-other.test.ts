import type { Page } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/**
 * The traveler's language is English on a phone or a desktop, depending on the run; the guide's is Chinese.
 */
const field = (page: Page) => page.locator('form textarea');
const log = (page: Page) => page.getByRole('log');
const sendMessage = async (page: Page, text: string) => {
  await field(page).fill(text);
  await page.locator('form button[type="submit"]').click();
  await expect(log(page)).toContainText(text);
};

/** Returns the unread count in front of the page title. */
const unreadCount = async (page: Page): Promise<number> =>
  Number(/^\((\d+)\) /.exec(await page.title())?.[1] ?? 0);

/** Returns the share of the screen's height that the messages take up. */
const shareOfMessages = async (page: Page): Promise<number> =>
  log(page).evaluate((messages) => messages.clientHeight / innerHeight);

const KENJI = '岡部健二';
const HELLO = 'Is the garden open in the morning?';
const ANSWER = '九点开门，我在南口等你。';
const WRONG = 'See you at ten';
const LATER = 'Thank you!';

test('two users exchange messages live, one of them recalls a message, and one loses the network', async ({
  page,
  browser,
  site,
  screen,
}) => {
  await signIn(page, 'mei');
  await page.goto('/dashboard?tab=upcoming&lang=en');
  // On wide screens, clicking the link would open the chat window on top of the page.
  const way = await page.locator('a[href^="/messages?guide="]').first().getAttribute('href');
  await page.goto(`${way}&lang=en`);
  await expect(page).toHaveURL(/\/messages\?conversation=\d+$/);
  await sendMessage(page, HELLO);
  await expect(field(page)).toBeFocused();
  // The booking is shown on one line, and on a phone the messages take up at least 70% of the screen.
  const bookings = page.getByRole('group', { name: /^Bookings with / });
  await expect(bookings.getByRole('link')).toHaveCount(1);
  if (screen.phone) expect(await shareOfMessages(page)).toBeGreaterThanOrEqual(0.7);

  const theirs = await browser.newContext({
    baseURL: site.url,
    locale: 'zh-CN',
    viewport: screen.viewport,
  });
  const guide = await theirs.newPage();
  await signIn(guide, 'kenji');
  await guide.goto('/guide');
  // The header shows the unread count on every page.
  await expect.poll(() => unreadCount(guide)).toBeGreaterThan(0);
  const before = await unreadCount(guide);
  await guide.goto('/messages');
  await guide.getByRole('link', { name: HELLO }).click();
  await expect(log(guide)).toContainText(HELLO);
  await expect.poll(() => unreadCount(guide)).toBeLessThan(before);
  await sendMessage(guide, ANSWER);
  // The message arrives faster than by polling and without a reload, so it came over the socket.
  await expect(log(page)).toContainText(ANSWER, { timeout: 10_000 });

  // Any image works as a photo.
  const photo = { name: 'plan.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.locator('input[data-album]').setInputFiles([photo]);
  await expect(log(page).getByRole('img', { name: 'Photo from you' })).toBeVisible();
  const arrived = log(guide).getByRole('img', { name: /发来的图片/ });
  await expect(arrived).toBeVisible({ timeout: 30_000 });
  await arrived.click();
  await expect(guide.getByRole('dialog').getByRole('button', { name: '下载' })).toBeVisible();
  await guide.keyboard.press('Escape');
  await expect(guide.getByRole('dialog')).toHaveCount(0);

  await sendMessage(page, WRONG);
  await expect(log(guide)).toContainText(WRONG, { timeout: 10_000 });
  await page.getByRole('button', { name: 'Recall', exact: true }).last().click();
  await expect(log(guide)).not.toContainText(WRONG, { timeout: 10_000 });
  await expect(log(guide)).toContainText('撤回了一条消息');
  await expect(log(page)).toContainText('You recalled a message.');

  await page.context().setOffline(true);
  await sendMessage(page, LATER);
  // The notice reduces the height of the conversation, but covers none of it.
  const overflow = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await expect.poll(overflow).toBe(0);
  await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(0);
  await expect(log(guide)).toContainText(LATER, { timeout: 10_000 });
  await expect(log(page).getByText(LATER, { exact: true })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: KENJI })).toBeVisible();
  await theirs.close();
});

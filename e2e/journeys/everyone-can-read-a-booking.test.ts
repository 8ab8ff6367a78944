import { AHEAD, book, freeSlot, logInDemoUser, paidRequest } from '../support/bookings.ts';
import { waitForDemoProvider } from '../support/demo-provider.ts';
import { pageProblems } from '../support/problems.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, type Texts, test } from '../support/test.ts';
import { openTrip } from '../support/trips.ts';

/**
 * axe reports no violations for the dialogs and notices on the booking pages, in the light and the dark
 * theme.
 */

const words = {
  cancel: { en: 'Cancel', 'zh-CN': '取消预订' },
  reject: { en: 'Reject', 'zh-CN': '拒绝' },
  details: { en: 'Details', 'zh-CN': '详情' },
  fail: { en: 'Simulate a failed payment', 'zh-CN': '模拟付款失败' },
  failed: { en: 'Payment Failed', 'zh-CN': '付款失败' },
  paid: { en: 'Payment Successful', 'zh-CN': '付款成功' },
  change: { en: 'Change', 'zh-CN': '修改' },
} satisfies Record<string, Texts>;

test('has no accessibility violations at checkout with errors, on an unpaid booking and on its payment pages', async ({
  page,
  request,
  say,
}) => {
  const slot = await freeSlot(request, AHEAD);
  await signIn(page, 'mei');
  const query = new URLSearchParams({ date: slot.day, start: slot.start, travelers: '2' });
  await page.goto(`/checkout/${slot.guideId}?${query}`);
  const payButton = page.locator('main form button[type="submit"]');
  await payButton.click();
  await page.getByRole('button', { name: say(words.change), exact: true }).click();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);

  const booking = await book(request, await logInDemoUser(request, 'mei'), slot);
  await page.goto(`/checkout?bookingId=${booking.id}`);
  await expect(payButton).toBeEnabled();
  expect(await pageProblems(page)).toEqual([]);

  await payButton.click();
  await waitForDemoProvider(page, say);
  expect(await pageProblems(page)).toEqual([]);
  await page.getByRole('button', { name: say(words.fail) }).click();
  await expect(page).toHaveURL(/\/payment-success/);
  await expect(page.getByRole('heading', { name: say(words.failed) })).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);

  await page.goto(`/checkout?bookingId=${booking.id}`);
  await payButton.click();
  await waitForDemoProvider(page, say);
  await page.locator('main button').first().click();
  await expect(page.getByRole('heading', { name: say(words.paid) })).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);
});

test('has no accessibility violations in the expanded card, the cancel dialog and the reject dialog', async ({
  page,
  request,
  say,
}) => {
  const booking = await paidRequest(request);
  const card = page.locator(`[data-booking="${booking.id}"]`);

  await signIn(page, 'mei');
  await page.goto('/dashboard');
  await openTrip(card);
  await card.getByRole('button', { name: say(words.details) }).click();
  await expect(card.getByRole('listitem').first()).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);
  await card.getByRole('button', { name: say(words.cancel), exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(/\d/);
  expect(await pageProblems(page)).toEqual([]);

  await page.evaluate(() => localStorage.clear());
  await signIn(page, 'kenji');
  await page.goto('/guide-dashboard');
  await card.getByRole('button', { name: say(words.reject), exact: true }).click();
  await page.getByRole('dialog').locator('button').last().click();
  expect(await pageProblems(page)).toEqual([]);
});

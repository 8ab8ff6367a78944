import { nextBooking } from '../support/booked.ts';
import { AHEAD, freeSlot } from '../support/bookings.ts';
import { waitForDemoProvider } from '../support/demo-provider.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, type Texts, test } from '../support/test.ts';
import { openTrip } from '../support/trips.ts';

const words = {
  address: { en: 'Meeting address', 'zh-CN': '集合地址' },
  fail: { en: 'Simulate a failed payment', 'zh-CN': '模拟付款失败' },
  failed: { en: 'Payment Failed', 'zh-CN': '付款失败' },
  tryAgain: { en: 'Continue Payment', 'zh-CN': '继续付款' },
  continuePayment: { en: 'Continue Payment', 'zh-CN': '继续付款' },
  walkAway: { en: 'Leave without paying', 'zh-CN': '暂不付款，离开' },
  held: { en: 'Slot held until', 'zh-CN': '时段保留到' },
  paid: { en: 'Payment Successful', 'zh-CN': '付款成功' },
  waiting: { en: 'Paid. The guide has until', 'zh-CN': '已付款，向导会在' },
} satisfies Record<string, Texts>;

test('a payment fails, is abandoned, and finally succeeds, with a single booking', async ({
  page,
  request,
  say,
}) => {
  const slot = await freeSlot(request, AHEAD);
  const payButton = page.locator('main form button[type="submit"]');

  await signIn(page, 'mei');
  const query = new URLSearchParams({
    date: slot.day,
    start: slot.start,
    duration: String(slot.duration),
    travelers: '2',
  });
  await page.goto(`/checkout/${slot.guideId}?${query}`);
  await page.getByLabel(say(words.address)).fill('東京駅 丸の内南口');
  const booked = await nextBooking(page);
  await payButton.click();
  const { id } = await booked.made;
  const card = page.locator(`[data-booking="${id}"]`);

  await test.step('the payment fails and can be retried', async () => {
    await waitForDemoProvider(page, say);
    await page.getByRole('button', { name: say(words.fail) }).click();
    await expect(page.getByRole('heading', { name: say(words.failed) })).toBeVisible();
    await page.getByRole('link', { name: say(words.tryAgain) }).click();
    await expect(page).toHaveURL(new RegExp(`/checkout\\?bookingId=${id}$`));
    await expect(page.getByText(say(words.held))).toBeVisible();
  });

  await test.step('the abandoned booking is listed among the trips', async () => {
    await payButton.click();
    await waitForDemoProvider(page, say);
    await page.getByRole('button', { name: say(words.walkAway) }).click();
    await expect(page).not.toHaveURL(/\/payment-demo/);
    await page.goto('/dashboard');
    await openTrip(card);
    await card.getByRole('link', { name: say(words.continuePayment) }).click();
    // The trips page shows the same text, and remains visible for a moment under the new URL.
    await expect(card).toHaveCount(0);
    await expect(page.getByText(say(words.held))).toBeVisible();
  });

  await test.step('going back from the provider shows the unpaid booking instead of creating a second one', async () => {
    await payButton.click();
    await waitForDemoProvider(page, say);
    await page.goBack();
    await expect(page.getByText(say(words.held))).toBeVisible();
    await payButton.click();
    await waitForDemoProvider(page, say);
  });

  await page.locator('main button').first().click();
  await expect(page.getByRole('heading', { name: say(words.paid) })).toBeVisible();
  await page.goto('/dashboard');
  await openTrip(card);
  await expect(card).toContainText(say(words.waiting));
  await page.goto(`/checkout?bookingId=${id}`);
  await expect(payButton).toBeHidden();
});

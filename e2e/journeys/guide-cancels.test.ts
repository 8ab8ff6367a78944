import { accept, paidRequest } from '../support/bookings.ts';
import { clickCancel } from '../support/cancel.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, type Texts, test } from '../support/test.ts';
import { openTrip } from '../support/trips.ts';

const words = {
  travelerGetsAll: { en: 'The traveler gets the full', 'zh-CN': '全额退还给旅行者' },
  confirm: { en: 'Cancel and refund', 'zh-CN': '取消并退款' },
  toOther: { en: /^A note to /, 'zh-CN': /^给.+留言/ },
  done: { en: 'Booking has been cancelled', 'zh-CN': '预订已取消' },
  byGuide: {
    en: 'The guide cancelled. Everything paid online goes back in full.',
    'zh-CN': '向导取消了，在线支付的全额退还。',
  },
  toWechat: { en: 'to your WeChat Pay account', 'zh-CN': '退回你的微信支付' },
} satisfies Record<string, Texts | Record<keyof Texts, RegExp>>;

test('tells a guide who cancels that everything is refunded, and refunds it', async ({
  page,
  request,
  say,
  screen,
}) => {
  // The start is less than a day away, so a traveler who cancelled would get no refund.
  const booking = await paidRequest(request, { hours: [13, 120], method: 'wechat' });
  await accept(request, 'kenji', booking);
  const card = page.locator(`[data-booking="${booking.id}"]`);

  await signIn(page, 'kenji');
  await page.goto(`/guide-dashboard#${booking.bookingNumber}`);
  await clickCancel(card, say);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(say(words.travelerGetsAll));
  await dialog.getByLabel(words.toOther[screen.lang]).fill('My train line is closed');
  await dialog.getByRole('button', { name: say(words.confirm) }).click();
  await expect(page.locator('[data-toast]')).toContainText(say(words.done));

  await page.evaluate(() => localStorage.clear());
  await signIn(page, 'mei');
  await page.goto('/dashboard?tab=past');
  await openTrip(card);
  await expect(card).toContainText(say(words.byGuide));
  await expect(card).toContainText('My train line is closed');
  await expect(card).toContainText(say(words.toWechat));
});

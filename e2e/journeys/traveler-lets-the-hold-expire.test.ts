import { AHEAD, book, freeSlot, logInDemoUser } from '../support/bookings.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, type Texts, test } from '../support/test.ts';
import { openTrip } from '../support/trips.ts';

const words = {
  continuePayment: { en: 'Continue Payment', 'zh-CN': '继续付款' },
  cancelled: { en: 'Booking was cancelled', 'zh-CN': '预订已取消' },
  released: {
    en: 'The deposit wasn’t paid in time.',
    'zh-CN': '订金没有按时支付。',
  },
  holdEnded: {
    en: 'Time to pay is up, and your slot was released.',
    'zh-CN': '付款时间已过，时段不再保留。',
  },
} satisfies Record<string, Texts>;

test('an unpaid booking expires after 15 minutes, and its slot can be booked again', async ({
  page,
  request,
  site,
  say,
}) => {
  const slot = await freeSlot(request, AHEAD);
  const mei = await logInDemoUser(request, 'mei');
  await signIn(page, 'mei');
  const booking = await book(request, mei, slot);
  const card = page.locator(`[data-booking="${booking.id}"]`);
  const isFree = async (): Promise<boolean> => {
    const path = `/api/v2/guides/${slot.guideId}/start-times`;
    const query = `date=${slot.day}&duration=${slot.duration}`;
    const reply = (await (await request.get(`${path}?${query}`)).json()) as {
      data: { start: string }[];
    };
    return reply.data.some(({ start }) => start === slot.start);
  };

  await page.goto('/dashboard');
  await openTrip(card);
  await expect(card.getByRole('link', { name: say(words.continuePayment) })).toBeVisible();
  expect(await isFree()).toBe(false);

  // Advances by less than 15 minutes, because the site's clock keeps running and a slow machine needs a few
  // minutes' margin.
  await site.advance('PT11M');
  await page.reload();
  await openTrip(card);
  await expect(card.getByRole('link', { name: say(words.continuePayment) })).toBeVisible();

  await site.advance('PT5M');
  await page.goto(`/checkout?bookingId=${booking.id}`);
  await expect(page.getByText(say(words.holdEnded))).toBeVisible();
  await page.goto('/dashboard?tab=past');
  await openTrip(card);
  await expect(card).toContainText(say(words.cancelled));
  await expect(card).toContainText(say(words.released));
  await expect.poll(isFree).toBe(true);

  await test.step('the same slot is booked again', async () => {
    const again = await book(request, mei, slot);
    await page.goto('/dashboard');
    await expect(page.locator(`[data-booking="${again.id}"]`)).toBeVisible();
  });
});

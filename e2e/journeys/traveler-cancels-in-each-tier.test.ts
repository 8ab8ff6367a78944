import { accept, book, freeSlot, logInDemoUser, pay, type Slot } from '../support/bookings.ts';
import { clickCancel } from '../support/cancel.ts';
import { formatCents } from '../support/money.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, type Texts, test } from '../support/test.ts';
import { openTrip } from '../support/trips.ts';

const words = {
  confirm: {
    en: /^Cancel (booking|and refund|without)/,
    'zh-CN': /^(取消预订|取消并退款|取消且不退款)/,
  },
  done: { en: 'Booking has been cancelled', 'zh-CN': '预订已取消' },
  cancelled: { en: 'Booking was cancelled', 'zh-CN': '预订已取消' },
  days: { en: 'in 1–3 business days', 'zh-CN': '1–3 个工作日内到账' },
  nothing: {
    en: 'Nothing was refunded.',
    'zh-CN': '没有退款。',
  },
} satisfies Record<string, Texts | { en: RegExp; 'zh-CN': RegExp }>;

/**
 * For each tier: the range of hours between the cancellation and the start, and the percentage refunded
 * (docs/product/money.md, "Cancellation policy").
 */
const EARLIER_TIERS = [
  { from: 180, to: 330, percent: 100 },
  { from: 80, to: 160, percent: 70 },
  { from: 30, to: 66, percent: 50 },
] as const;
/** Hours before the start in the last tier: less than a day before the start, nothing is refunded. */
const LAST_HOURS = 18;

test('cancelling refunds the percentage that the dialog shows for the tier', async ({
  page,
  request,
  site,
  screen,
  say,
}) => {
  test.setTimeout(180_000);
  // Mei's demo bookings use up too much of her quota, so bowen books.
  const bowen = await logInDemoUser(request, 'bowen');
  const now = Temporal.Now.instant();
  const bookAcceptedTour = async (slot: Slot, percent: number) => {
    const booking = await book(request, bowen, slot);
    await pay(request, bowen, booking);
    await accept(request, slot.guide, booking);
    return { ...booking, percent };
  };
  const soonest = await freeSlot(request, [36, 200]);
  const cancelledAt = Temporal.Instant.from(soonest.start).subtract({ hours: LAST_HOURS });
  const begin = now.until(cancelledAt).total('hours');
  const bookings = [await bookAcceptedTour(soonest, 0)];
  for (const { from, to, percent } of EARLIER_TIERS) {
    bookings.push(
      await bookAcceptedTour(await freeSlot(request, [begin + from, begin + to]), percent),
    );
  }
  // By then, the hour of free cancellation after the payment has ended.
  await site.advance(now.until(cancelledAt).toString());

  await signIn(page, 'bowen');
  for (const { id, depositCents, percent } of bookings) {
    await test.step(`refunds ${percent}%`, async () => {
      const refund = Math.ceil((depositCents * percent) / 100);
      const card = page.locator(`[data-booking="${id}"]`);
      await page.goto('/dashboard?tab=upcoming');
      await clickCancel(card, say);
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(formatCents(depositCents));
      if (refund > 0) {
        await expect(dialog).toContainText(formatCents(refund));
        await expect(dialog).toContainText(say(words.days));
      }
      await dialog.getByRole('button', { name: words.confirm[screen.lang] }).click();
      await expect(page.locator('[data-toast]')).toContainText(say(words.done));
      await expect(card).toBeHidden();
      await page.goto('/dashboard?tab=past');
      await openTrip(card);
      await expect(card).toContainText(say(words.cancelled));
      await expect(card).toContainText(refund > 0 ? formatCents(refund) : say(words.nothing));
    });
  }
});

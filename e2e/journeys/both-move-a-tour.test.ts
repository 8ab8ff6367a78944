import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { AHEAD, accept, book, freeSlot, logInDemoUser, pay } from '../support/bookings.ts';
import { waitForDemoProvider } from '../support/demo-provider.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, type Texts, test } from '../support/test.ts';
import { openTrip } from '../support/trips.ts';

const words = {
  details: { en: 'Details', 'zh-CN': '详情' },
  propose: { en: 'Propose a change', 'zh-CN': '提议变更行程' },
  duration: { en: 'Duration', 'zh-CN': '时长' },
  send: { en: 'Send proposal', 'zh-CN': '发送提议' },
  sent: { en: 'Proposal sent', 'zh-CN': '提议已发送' },
  accept: { en: 'Accept the change', 'zh-CN': '同意变更' },
  agreed: { en: 'Change accepted', 'zh-CN': '已同意变更' },
  applied: { en: 'The tour has been changed', 'zh-CN': '行程已变更' },
  toPay: { en: 'Pay the difference', 'zh-CN': '补付差额' },
  alipay: { en: 'Alipay', 'zh-CN': '支付宝' },
  youGet: { en: 'You get back', 'zh-CN': '退还给你' },
  tookEffect: { en: 'the change of your tour has taken effect', 'zh-CN': '行程变更已生效' },
  changed: { en: 'Changed on', 'zh-CN': '已变更' },
} satisfies Record<string, Texts>;

const PAY = /^(Pay RMB [\d,.]+|付 ¥[\d,.]+)/;
const PAY_DEMO = /^(Pay|付款|支付)/;

const toast = (page: Page) => page.locator('[data-toast]');

/** Creates a booking of mei with kenji that he has accepted, `hours` longer than his shortest tour. */
const upcomingTour = async (request: APIRequestContext, hours: number) => {
  const slot = await freeSlot(request, AHEAD, ['kenji']);
  const mei = await logInDemoUser(request, 'mei');
  const booking = await book(request, mei, { ...slot, duration: slot.duration + hours });
  await pay(request, mei, booking);
  await accept(request, 'kenji', booking);
  return { ...booking, duration: slot.duration + hours };
};

const openPage = async (page: Page, as: string, path: string): Promise<void> => {
  await signIn(page, as);
  await page.goto(path);
};

const openBooking = async (page: Page, as: string, path: string, id: number): Promise<Locator> => {
  await openPage(page, as, path);
  const card = page.locator(`[data-booking="${id}"]`);
  await openTrip(card);
  return card;
};

/** Proposes another duration, from the booking's card. */
const proposeDuration = async (
  page: Page,
  card: Locator,
  hours: number,
  say: (texts: Texts) => string,
): Promise<void> => {
  await card.getByRole('button', { name: say(words.details) }).click();
  await card.getByRole('button', { name: say(words.propose), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say(words.duration), { exact: true }).selectOption(String(hours));
  await expect(dialog.locator('[data-change="total"]')).toBeVisible();
  await dialog.getByRole('button', { name: say(words.send) }).click();
  await expect(toast(page)).toContainText(say(words.sent));
};

test('the traveler proposes a longer tour, the guide accepts it, and the traveler pays the difference', async ({
  page,
  request,
  say,
}) => {
  const booking = await upcomingTour(request, 0);
  const own = `/dashboard#${booking.bookingNumber}`;
  const trip = await openBooking(page, 'mei', own, booking.id);
  await proposeDuration(page, trip, booking.duration + 1, say);
  await expect(trip.locator('[data-proposal]')).toBeVisible();

  await openPage(page, 'kenji', '/guide-dashboard#requests');
  const proposal = page.locator(`[data-change-of="${booking.id}"]`);
  await proposal.getByRole('button', { name: say(words.accept) }).click();
  await expect(toast(page)).toContainText(say(words.agreed));

  const toPay = await openBooking(page, 'mei', own, booking.id);
  await toPay.getByRole('button', { name: PAY }).click();
  const dialog = page.getByRole('dialog', { name: say(words.toPay) });
  await dialog.getByText(say(words.alipay), { exact: true }).click();
  await dialog.getByRole('button', { name: PAY }).click();
  await waitForDemoProvider(page, say);
  await page.getByRole('button', { name: PAY_DEMO }).first().click();
  await expect(page.getByText(say(words.tookEffect))).toBeVisible();
  const changed = await openBooking(page, 'mei', own, booking.id);
  await expect(changed.getByText(say(words.changed))).toBeVisible();
});

test('the guide proposes a shorter tour, and the traveler accepts it and gets the difference back', async ({
  page,
  request,
  say,
}) => {
  const booking = await upcomingTour(request, 1);
  const path = `/guide-dashboard#${booking.bookingNumber}`;
  const tour = await openBooking(page, 'kenji', path, booking.id);
  await proposeDuration(page, tour, booking.duration - 1, say);

  const trip = await openBooking(page, 'mei', `/dashboard#${booking.bookingNumber}`, booking.id);
  await expect(
    trip.locator('[data-proposal]').getByText(say(words.youGet), { exact: true }),
  ).toBeVisible();
  await trip.getByRole('button', { name: say(words.accept) }).click();
  await expect(toast(page)).toContainText(say(words.applied));
  await expect(trip.getByText(say(words.changed))).toBeVisible();
});

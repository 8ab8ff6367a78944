import type { APIRequestContext, Locator, Page } from '@playwright/test';
import {
  accept,
  type Booked,
  book,
  freeSlot,
  logInDemoUser,
  pay,
  type Slot,
} from '../support/bookings.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, type Texts, test } from '../support/test.ts';
import { openTrip } from '../support/trips.ts';

const words = {
  details: { en: 'Details', 'zh-CN': '详情' },
  open: { en: 'Ask a colleague to take over', 'zh-CN': '请其他向导接手' },
  send: { en: 'Ask 1 colleague', 'zh-CN': '询问 1 位向导' },
  asked: { en: 'You asked colleagues to take over', 'zh-CN': '你已请其他向导接手' },
  takeOver: { en: 'Take over', 'zh-CN': '接手' },
  accepted: { en: 'The traveler decides now.', 'zh-CN': '等待旅行者决定。' },
  agree: { en: /^Go with Jingyi/, 'zh-CN': /^同意由/ },
  isYours: { en: 'is now your guide', 'zh-CN': '现在是你的向导' },
  decline: { en: /^Decline and get/, 'zh-CN': /^不同意，退回/ },
  refunded: { en: 'is being refunded to you', 'zh-CN': '正在退回给你' },
} as const;

/** A guide in Kyoto with kenji's languages. */
const COLLEAGUE = 'xujingyi';
const DAY_HOURS = 24;

/** Returns a slot of kenji's, more than a day ahead, in which the colleague is free, too. */
const sharedSlot = async (request: APIRequestContext): Promise<Slot> => {
  for (let from = 30; from < 360; from += DAY_HOURS) {
    const own = await freeSlot(request, [from, from + 200], ['kenji']);
    const { guideId } = await logInDemoUser(request, COLLEAGUE);
    const query = `date=${own.day}&duration=${own.duration}`;
    const response = await request.get(`/api/v2/guides/${guideId}/start-times?${query}`);
    const { data } = (await response.json()) as { data?: { start: string }[] };
    if (data?.some(({ start }) => start === own.start)) return own;
  }
  throw new Error('kenji and the colleague are never free at the same time');
};

const upcomingTour = async (request: APIRequestContext): Promise<Booked> => {
  const slot = await sharedSlot(request);
  const mei = await logInDemoUser(request, 'mei');
  const booking = await book(request, mei, slot);
  await pay(request, mei, booking);
  await accept(request, 'kenji', booking);
  return booking;
};

const openBooking = async (
  page: Page,
  as: string,
  path: string,
  { id, bookingNumber }: Booked,
): Promise<Locator> => {
  await signIn(page, as);
  await page.goto(`${path}#${bookingNumber}`);
  const card = page.locator(`[data-booking="${id}"]`);
  await openTrip(card);
  return card;
};

/** Asks the colleague from kenji's card, and accepts as the colleague. */
const findSubstitute = async (page: Page, booking: Booked, say: (texts: Texts) => string) => {
  const tour = await openBooking(page, 'kenji', '/guide-dashboard', booking);
  await tour.getByRole('button', { name: say(words.details) }).click();
  await tour.getByRole('button', { name: say(words.open) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /Jingyi/ }).check();
  await dialog.getByRole('button', { name: say(words.send) }).click();
  await expect(tour.getByText(say(words.asked))).toBeVisible();

  await signIn(page, COLLEAGUE);
  await page.goto('/guide-dashboard#requests');
  const request = page.locator('[data-substitute-request]');
  // The guide's name follows for screen readers.
  await request.getByRole('button', { name: new RegExp(`^${say(words.takeOver)}`) }).click();
  await expect(page.locator('[data-toast]')).toContainText(say(words.accepted));
};

test('a guide who cannot come finds a colleague, and the traveler keeps the tour with the colleague', async ({
  page,
  request,
  screen,
  say,
}) => {
  const booking = await upcomingTour(request);
  await findSubstitute(page, booking, say);
  const trip = await openBooking(page, 'mei', '/dashboard', booking);
  await trip.getByRole('button', { name: words.agree[screen.lang] }).click();
  await expect(page.locator('[data-toast]')).toContainText(say(words.isYours));
  await expect(trip).toContainText('Jingyi');

  await signIn(page, COLLEAGUE);
  await page.goto(`/guide-dashboard#${booking.bookingNumber}`);
  await expect(page.locator(`[data-booking="${booking.id}"]`)).toBeVisible();
});

test('a traveler who declines the colleague gets everything back', async ({
  page,
  request,
  screen,
  say,
}) => {
  const booking = await upcomingTour(request);
  await findSubstitute(page, booking, say);
  const trip = await openBooking(page, 'mei', '/dashboard', booking);
  const decline = { name: words.decline[screen.lang] };
  await trip.getByRole('button', decline).click();
  await page.getByRole('dialog').getByRole('button', decline).click();
  await expect(page.locator('[data-toast]')).toContainText(say(words.refunded));
});

import {
  getBookingQuote,
  getBookingSheet,
  listTravelerBookings,
} from '@tomoguide/contract/bookings/calls';
import { listServiceCategories } from '@tomoguide/contract/catalog/calls';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { deleteOfflineCaches } from '../../../lib/session-storage.ts';
import { TripsPage } from '../../../pages/dashboard/trips-page.tsx';
import { answerCalls, bytes, holdReplies, refusal, reply } from '../../../testing/api-replies.ts';
import { sampleBooking, sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { enterModal } from '../../../ui/modal.ts';
import { storeSheets } from './stored-sheets.ts';
import { getNextTrips } from './stored-trips.ts';

const trips = <TripsPage savedTotal={undefined} savedGuides={null} help={null} />;
const at = '/dashboard?tab=upcoming';
const mei = sampleSession();
const someoneElse = sampleSession({ id: mei.id + 1 });

const now = Temporal.Now.instant();
const inHours = (hours: number) =>
  now.add({ minutes: hours * 60 }).toString({ smallestUnit: 'second' });
const tour = (id: number, start: number, end = start + 2) =>
  sampleBooking({
    id,
    tab: 'upcoming',
    status: 'upcoming',
    scheduledStartTime: inHours(start),
    scheduledEndTime: inHours(end),
  });

const storedIds = async ({ id }: { id: number }): Promise<number[]> => {
  const name = `kept-${id}`;
  if (!(await caches.has(name))) return [];
  const record = await (await caches.open(name)).match('/kept/traveler');
  if (!record) return [];
  const { bookings } = (await record.json()) as { bookings: { id: number }[] };
  return bookings.map((booking) => booking.id);
};

/** Opens the page online, and leaves it once it has stored these trips. */
const storeTrips = async (bookings: ReturnType<typeof tour>[], ids: number[]) => {
  const { screen } = await show(trips, {
    at,
    as: mei,
    replies: [
      reply(listTravelerBookings, { data: bookings }),
      reply(getBookingQuote, { quote: null }),
      reply(listServiceCategories, { data: [], total: 0, page: 1, limit: 100 }),
    ],
  });
  await expect.poll(() => storedIds(mei)).toEqual(ids);
  await screen.unmount();
};

afterEach(() => deleteOfflineCaches(null));

test('offline, shows the stored trips in place of the list, with the time when they were stored', async () => {
  await storeTrips([tour(1, 5)], [1]);
  await show(trips, { at, as: mei });
  await expect.element(page.getByText(/^No connection\. This is from/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: /119/ })).toBeVisible();
  expect(document.querySelectorAll('[data-booking]')).toHaveLength(1);
  await expect.element(page.getByText('Error loading trips')).not.toBeInTheDocument();
});

test('keeps showing stored trips during a refetch and while one of their sheets is open', async () => {
  await storeTrips([tour(1, 5)], [1]);
  const answers = { fail: true };
  const { cache } = await show(trips, {
    at,
    as: mei,
    replies: [
      reply(listTravelerBookings, () => {
        if (answers.fail) throw new TypeError('lost');
        return { data: [tour(1, 5)] };
      }),
      reply(getBookingQuote, { quote: null }),
      reply(listServiceCategories, { data: [], total: 0, page: 1, limit: 100 }),
    ],
  });
  const note = page.getByText(/^No connection\. This is from/);
  await expect.element(note).toBeVisible();
  const card = document.querySelector('[data-booking]');
  answers.fail = false;
  const letGo = holdReplies();
  void cache.refetchQueries();
  await expect.poll(() => cache.isFetching()).toBeGreaterThan(0);
  expect(document.querySelector('[data-booking]')).toBe(card);
  const sheet = document.createElement('dialog');
  const close = enterModal(sheet);
  letGo();
  await expect.poll(() => cache.isFetching()).toBe(0);
  expect(document.querySelector('[data-booking]')).toBe(card);
  close();
  await expect.element(note).not.toBeInTheDocument();
});

test('shows a server rejection above the stored trips', async () => {
  await storeTrips([tour(1, 5)], [1]);
  await show(trips, {
    at,
    as: mei,
    replies: [refusal(listTravelerBookings, 500, 'INTERNAL_ERROR')],
  });
  await expect.element(page.getByText('Error loading trips')).toBeVisible();
  expect(document.querySelectorAll('[data-booking]')).toHaveLength(1);
});

test('deletes stored trips when the session ends and when another user logs in', async () => {
  await storeTrips([tour(1, 5)], [1]);
  const { screen } = await show(trips, { at, as: someoneElse });
  await expect.element(page.getByText('Error loading trips')).toBeVisible();
  await expect.poll(() => caches.has(`kept-${mei.id}`)).toBe(false);
  await screen.unmount();
  await storeTrips([tour(1, 5)], [1]);
  await show(trips, { at });
  await expect.poll(() => caches.has(`kept-${mei.id}`)).toBe(false);
});

test('stores only upcoming and running trips, earliest first, and deletes them once they have ended', () => {
  const storedTrips = (bookings: ReturnType<typeof tour>[]) =>
    getNextTrips(bookings, now).map(({ id }) => id);
  const unanswered = { ...tour(4, 3), tab: 'pending-requests' as const };
  expect(storedTrips([tour(1, 5), tour(2, -3, -1), tour(3, -20, -13), unanswered])).toEqual([2, 1]);
  const many = Array.from({ length: 20 }, (_, index) => tour(index + 1, 100 - index));
  expect(storedTrips(many)).toEqual([20, 19, 18, 17, 16, 15, 14, 13]);
});

test('fetches a sheet again only if its booking has changed', async () => {
  const sent = answerCalls([bytes(getBookingSheet, 'sheet', 'application/pdf')]);
  const cache = await caches.open(`kept-${mei.id}`);
  const booking = tour(1, 5);
  await Promise.all([storeSheets(cache, [booking]), storeSheets(cache, [booking])]);
  await storeSheets(cache, [booking]);
  expect(sent).toHaveLength(1);
  await storeSheets(cache, [{ ...booking, meetingAddress: '京都駅 八条口' }]);
  expect(sent).toHaveLength(2);
});

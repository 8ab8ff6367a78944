import { useQuery } from '@tanstack/react-query';
import { listTravelerBookings } from '@tomoguide/contract/bookings/calls';
import { GuideId, UserId } from '@tomoguide/contract/primitives';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  freeDaysQuery as checkoutDays,
  priceQuoteQuery,
} from '../parts/bookings/checkout-form/queries.ts';
import { travelerBookingsQuery } from '../parts/bookings/queries.ts';
import { guideFreeDaysQuery, guideStartTimesQuery, quoteQuery } from '../parts/guides/queries.ts';
import { reply } from '../testing/api-replies.ts';
import { show } from '../testing/show.tsx';
import { getQueryClient } from './query-client.ts';

const GUIDE = GuideId.parse(7);
const YEAR_MS = 365 * 24 * 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  getQueryClient().clear();
});
afterEach(() => {
  vi.useRealTimers();
});

test('never marks a query as stale because of its age', async () => {
  const fetchValue = vi.fn(async () => 'here');
  const read = () => getQueryClient().fetchQuery({ queryKey: ['x'], queryFn: fetchValue });
  await read();
  vi.setSystemTime(Date.now() + YEAR_MS);
  await read();
  expect(fetchValue).toHaveBeenCalledTimes(1);
  await getQueryClient().invalidateQueries({ queryKey: ['x'] });
  await read();
  expect(fetchValue).toHaveBeenCalledTimes(2);
});

test('does not retry a failed query', async () => {
  const failing = vi.fn(async () => Promise.reject(new Error('no')));
  const read = getQueryClient().fetchQuery({ queryKey: ['y'], queryFn: failing });
  await expect(read).rejects.toThrow('no');
  const Reader = () => <p>{useQuery({ queryKey: ['z'], queryFn: failing }).status}</p>;
  const { screen } = await show(<Reader />);
  await expect.element(screen.getByText('error')).toBeVisible();
  expect(failing).toHaveBeenCalledTimes(2);
});

const tour = { duration: 4, travelers: 2, services: [] };

test.each<[string, () => { staleTime?: unknown }]>([
  ['free days', () => guideFreeDaysQuery(GUIDE, 4)],
  ['start times', () => guideStartTimesQuery(GUIDE, '2026-05-03', 4)],
  ['a quote', () => quoteQuery(GUIDE, tour)],
  ['free days at the checkout', () => checkoutDays(GUIDE, 4)],
  ['a quote at the checkout', () => priceQuoteQuery(GUIDE, tour)],
])('refetches %s after 30 seconds, and not before', async (_, options) => {
  const fetchValue = vi.fn(async () => 'here');
  const staleTime = Number(options().staleTime);
  const read = () =>
    getQueryClient().fetchQuery({ queryKey: ['fleeting'], queryFn: fetchValue, staleTime });
  const start = Date.now();
  vi.setSystemTime(start);
  await read();
  vi.setSystemTime(start + 29_999);
  await read();
  expect(fetchValue).toHaveBeenCalledTimes(1);
  vi.setSystemTime(start + 30_000);
  await read();
  expect(fetchValue).toHaveBeenCalledTimes(2);
});

test.each(['focus', 'visibilitychange'])('refetches only the trips on %s', async (event) => {
  const once = vi.fn(async () => 'here');
  const Reader = () => {
    const trips = useQuery(travelerBookingsQuery(UserId.parse(1)));
    const other = useQuery({ queryKey: ['other'], queryFn: once });
    return <p>{`${trips.status} ${other.status}`}</p>;
  };
  const replies = [reply(listTravelerBookings, { data: [] })];
  const { screen, sent } = await show(<Reader />, { replies });
  await expect.element(screen.getByText('success success')).toBeVisible();
  const before = sent.length;
  window.dispatchEvent(new Event(event));
  await expect.poll(() => sent.length).toBe(before + 1);
  expect(once).toHaveBeenCalledTimes(1);
});

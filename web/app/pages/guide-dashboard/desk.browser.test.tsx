import {
  acceptBooking,
  listGuideBookings,
  listSubstituteRequests,
  listTourRequests,
} from '@tomoguide/contract/bookings/calls';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import { getEarnings } from '@tomoguide/contract/payments/calls';
import { Link, useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { guideBookingsQuery } from '../../parts/bookings/queries.ts';
import { holdReplies, reply, replySequence } from '../../testing/api-replies.ts';
import { sampleBooking, sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { EarningsSection } from './earnings-section.tsx';
import { GuideDashboardPage } from './guide-dashboard-page.tsx';
import { ReviewsSection } from './reviews-section.tsx';

afterEach(() => page.viewport(1280, 800));

const user = sampleSession({ id: 9, isGuide: true, guideId: 3, role: 'guide' });

type Change = NonNullable<Parameters<typeof sampleBooking>[0]>;
const tour = (id: number, change: Change = {}) =>
  sampleBooking({ id, bookingNumber: `TG000${id}`, viewerIs: 'guide', can: ['cancel'], ...change });
const today = tour(1, { daysAway: 0 });
const request = tour(2, {
  status: 'confirmed',
  tab: 'pending-requests',
  can: ['accept', 'reject'],
  deadlineAt: '2036-01-05T00:00:00Z',
});
const later = tour(3);
const past = tour(4, { status: 'cancelled', tab: 'past', can: [], cancelKind: 'traveler' });
const ALL = [today, request, later, past];
const tourWithSuggestion = (id: number) =>
  tour(id, {
    addressProposal: {
      number: 3,
      by: 'traveler',
      meetingAddress: 'Ueno Park, south gate',
      meetingPostalCode: '1100007',
      addressConfirmed: false,
      at: '2026-11-21T00:00:00Z',
    },
  });

/** Opens the dashboard at a hash, for a guide with the given tours. */
const desk = (
  hash: string,
  bookings: () => Booking[] = () => ALL,
  replies: ReturnType<typeof reply>[] = [],
) =>
  show(
    <GuideDashboardPage
      session={{ token: 'a.b.c', user }}
      earnings={<EarningsSection />}
      reviews={<ReviewsSection />}
    />,
    {
      as: user,
      at: `/guide-dashboard${hash}`,
      replies: [
        reply(listGuideBookings, () => ({ data: bookings() })),
        reply(listSubstituteRequests, { data: [] }),
        reply(listTourRequests, { data: [], nextCursor: null }),
        ...replies,
      ],
    },
  );

const tab = (name: string) => page.getByRole('tab', { name });
const cards = () => [...document.querySelectorAll('[data-booking]')].map(({ id }) => id);
const line = (number: string) => document.querySelector<HTMLElement>(`#${number} [aria-expanded]`);
const isOpen = (number: string) => line(number)?.getAttribute('aria-expanded') === 'true';

test('shows one view at a time, today first, and fetches no data for the others', async () => {
  const { sent } = await desk('');
  await expect.element(tab('Today 1')).toHaveAttribute('aria-selected', 'true');
  expect(cards()).toEqual(['TG0002', 'TG0001']);
  const hasFetchedEarnings = () => sent.some(({ path }) => path === getEarnings.path);
  expect(hasFetchedEarnings()).toBe(false);
  await tab('Earnings').click();
  await expect.poll(hasFetchedEarnings).toBe(true);
  expect(cards()).toEqual([]);
  await tab('Upcoming').click();
  await expect.element(page.getByRole('heading', { name: 'Upcoming tours' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Calendar' })).toBeVisible();
  expect(cards()).toEqual(['TG0003']);
});

test.each([
  ['#requests', 'Today 1', true],
  ['#upcoming', 'Upcoming', false],
  ['#calendar', 'Upcoming', true],
  ['#earnings', 'Earnings', false],
  ['#reviews', 'Past', true],
  ['#past', 'Past', false],
  ['#TG0001', 'Today 1', true],
  ['#TG0002', 'Today 1', true],
  ['#TG0003', 'Upcoming', true],
  ['#TG0004', 'Past', true],
])('%s opens the view of its target, and focuses the target', async (hash, name, isPart) => {
  await desk(hash);
  await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true');
  const part = document.getElementById(hash.slice(1));
  expect(part !== null).toBe(isPart);
  if (part) await expect.poll(() => document.activeElement).toBe(part);
});

test.each([
  ['does not contain it yet', []],
  ['still has it in its old view', [tour(4)]],
])('follows a link even if the initial list %s', async (_, stale) => {
  const Pages = () =>
    useLocation().hash === '' ? (
      <Link to="#TG0004">Notice</Link>
    ) : (
      <GuideDashboardPage session={{ token: 'a.b.c', user }} />
    );
  const { cache } = await show(<Pages />, {
    as: user,
    at: '/guide-dashboard',
    replies: [
      replySequence(
        reply(listGuideBookings, { data: stale }),
        reply(listGuideBookings, { data: ALL }),
      ),
      reply(listSubstituteRequests, { data: [] }),
      reply(listTourRequests, { data: [], nextCursor: null }),
    ],
  });
  await cache.fetchQuery(guideBookingsQuery(user.id));
  const letGo = holdReplies();
  await page.getByRole('link', { name: 'Notice' }).click();
  await expect.element(tab('Past')).toHaveAttribute('aria-selected', 'false');
  letGo();
  await expect.element(tab('Past')).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => document.activeElement?.id).toBe('TG0004');
});

test('each tab counts what is waiting for the guide (bookings.md, "The guide\'s dashboard")', async () => {
  const unchecked = tour(6, {
    status: 'completed',
    tab: 'past',
    can: [],
    payments: [
      {
        kind: 'final_payment',
        amountCents: 70_000,
        paidAt: null,
        proofUploadedByTraveler: true,
        verifiedByGuide: false,
      },
    ],
  });
  const dispute = tour(7, { status: 'disputed', tab: 'past', can: [] });
  await desk('', () => [...ALL, tourWithSuggestion(5), unchecked, dispute, tour(8)]);
  await expect.element(tab('Today 2')).toBeVisible();
  expect(
    page
      .getByRole('tab')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Today2', 'Upcoming1', 'Earnings', 'Past1']);
});

test('fits the tabs with their counts on a phone', async () => {
  await page.viewport(390, 844);
  await desk('');
  await expect.element(tab('Today 1')).toBeVisible();
  const row = page.getByRole('tablist').element();
  expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
});

test('selecting a tab twice, or passing tabs with arrow keys, adds no history entry', async () => {
  const { back } = await desk('');
  await tab('Past').click();
  await tab('Past').click();
  await expect.poll(cards).toEqual(['TG0004']);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(tab('Earnings')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(tab('Upcoming')).toHaveAttribute('aria-selected', 'true');
  await back();
  await expect.element(tab('Today 1')).toHaveAttribute('aria-selected', 'true');
});

test('going back returns to the previous view', async () => {
  const { back } = await desk('');
  await tab('Past').click();
  await expect.poll(cards).toEqual(['TG0004']);
  await back();
  await expect.poll(cards).toEqual(['TG0002', 'TG0001']);
});

test('focuses the new view if the old one contained focus', async () => {
  const { back } = await desk('');
  await tab('Past').click();
  await page.getByRole('button', { name: /Cancelled/ }).click();
  await back();
  await expect.element(page.getByRole('tabpanel', { name: 'Today 1' })).toHaveFocus();
});

test('scrolls a new view to its top, below the tabs', async () => {
  await page.viewport(390, 600);
  await desk('', () => [1, 2, 3, 4].map((id) => tour(id, { daysAway: 0 })));
  await expect.element(tab('Today')).toBeVisible();
  window.scrollTo(0, 1_500);
  await tab('Upcoming').click();
  const top = () => page.getByRole('tabpanel').element().getBoundingClientRect().top;
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  expect(top()).toBeLessThan(300);
});

test('a link from the calendar opens its tour every time it is followed', async () => {
  const now = Temporal.Now.instant().toString();
  await desk('#calendar', () => [tour(3, { scheduledStartTime: now, scheduledEndTime: now })]);
  await page.getByRole('button', { name: /, 1 tour$/ }).click();
  const link = page.getByRole('status').getByRole('link', { name: /Mei/ });
  expect(isOpen('TG0003')).toBe(false);
  for (const _ of ['once', 'again']) {
    await link.click();
    await expect.poll(() => isOpen('TG0003')).toBe(true);
    await expect.poll(() => document.activeElement?.id).toBe('TG0003');
    line('TG0003')?.click();
    await expect.poll(() => isOpen('TG0003')).toBe(false);
  }
});

test('an upcoming tour can be expanded, and starts expanded if the traveler has suggested a meeting point', async () => {
  await desk('#upcoming', () => [later, tourWithSuggestion(5)]);
  await expect.element(tab('Upcoming 1')).toBeVisible();
  expect(isOpen('TG0005')).toBe(true);
  expect(isOpen('TG0003')).toBe(false);
  const one = page.getByRole('group', { name: /Kyoto Station/ }).first();
  await expect.element(one.getByRole('link', { name: 'Message Mei' })).toBeVisible();
  await expect.element(one.getByRole('link', { name: /Directions/ })).not.toBeInTheDocument();
  await one.getByRole('button', { name: /Tue, Dec 1/ }).click();
  await expect.element(one.getByRole('link', { name: /Directions/ })).toBeVisible();
  await expect.element(one.getByRole('button', { name: /^Add to/ })).toBeVisible();
  await expect.element(one.getByText('TG0003', { exact: true })).toBeVisible();
});

test('answering the last request moves neither its section nor the view nor the focus (bookings.md, "The guide\'s dashboard")', async () => {
  let data = [request];
  await desk('#TG0002', () => data, [
    reply(acceptBooking, () => {
      const accepted = tour(2);
      data = [accepted];
      return accepted;
    }),
  ]);
  const accept = page.getByRole('button', { name: 'Accept' });
  await expect.element(accept).toBeVisible();
  const sectionTitles = () =>
    [...document.querySelectorAll('[role="tabpanel"] > * > section')].map(
      (part) => part.getAttribute('aria-label') ?? part.querySelector('h2')?.textContent,
    );
  expect(sectionTitles()).toEqual(['Today', 'To answer']);
  (accept.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Accept this booking?' });
  (dialog.getByRole('button', { name: 'Accept' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('No pending requests')).toBeVisible();
  await expect.element(tab('Today')).toHaveAttribute('aria-selected', 'true');
  expect(sectionTitles()).toEqual(['Today', 'To answer']);
  await expect.element(page.getByRole('region', { name: 'Paid requests' })).toHaveFocus();
});

const eightTours = () => [1, 2, 3, 4, 5, 6, 7, 8].map((id) => tour(id));

test('a link to a tour beyond the first six opens it, and keeps the other tours', async () => {
  await desk('#TG0008', eightTours);
  await expect.poll(() => isOpen('TG0008')).toBe(true);
  await expect.poll(() => document.activeElement?.id).toBe('TG0008');
  await tab('Upcoming').click();
  expect(cards()).toHaveLength(8);
});

test('shows tours that wait for the guide even beyond the first six, and keeps them after the guide answers', async () => {
  let tours = [...eightTours().slice(0, 6), tour(7), tourWithSuggestion(8)];
  const { cache } = await desk('#upcoming', () => tours);
  await expect.poll(cards).toContain('TG0008');
  expect(cards()).toHaveLength(7);
  expect(isOpen('TG0008')).toBe(true);
  tours = eightTours();
  await cache.invalidateQueries();
  await expect.element(page.getByText('Ueno Park, south gate')).not.toBeInTheDocument();
  expect(cards()).toContain('TG0008');
  await page.getByRole('button', { name: 'Show all 8' }).click();
  await expect.poll(() => document.activeElement?.id).toBe('TG0007');
});

test('moves focus to the section when a focused line is removed from its list', async () => {
  let tours = eightTours();
  const { cache } = await desk('#upcoming', () => tours);
  await expect.element(tab('Upcoming')).toBeVisible();
  line('TG0002')?.focus();
  tours = tours.filter(({ id }) => id !== 2);
  await cache.invalidateQueries();
  await expect.element(page.getByRole('region', { name: 'Upcoming tours' })).toHaveFocus();
});

test('labels a card only with its traveler and booking number', async () => {
  await desk('');
  for (const number of ['TG0001', 'TG0002'])
    await expect
      .element(page.getByRole('group', { name: `Mei ${number}`, exact: true }))
      .toBeVisible();
});

test('shows the remaining hold time in the tour’s line, without a timer role because the line is a button', async () => {
  const held = tour(5, {
    status: 'pending',
    tab: 'pending-requests',
    can: [],
    deadlineAt: '2036-01-05T00:00:00Z',
  });
  await desk('', () => [held]);
  await expect.element(page.getByRole('button', { name: /left.*Mei/ })).toBeVisible();
  expect(document.querySelector('button [role="timer"]')).toBeNull();
});

test('going back from another page restores the expanded lines and the list', async () => {
  const Pages = () => (
    <>
      <Link to="/elsewhere">Away</Link>
      {useLocation().pathname === '/elsewhere' ? null : (
        <GuideDashboardPage session={{ token: 'a.b.c', user }} />
      )}
    </>
  );
  const { back } = await show(<Pages />, {
    as: user,
    at: '/guide-dashboard#upcoming',
    replies: [
      reply(listGuideBookings, () => ({ data: eightTours() })),
      reply(listSubstituteRequests, { data: [] }),
      reply(listTourRequests, { data: [], nextCursor: null }),
    ],
  });
  await page.getByRole('button', { name: 'Show all 8' }).click();
  line('TG0002')?.click();
  await expect.poll(() => isOpen('TG0002')).toBe(true);
  await page.getByRole('link', { name: 'Away' }).click();
  await expect.poll(cards).toEqual([]);
  await back();
  await expect.poll(cards).toHaveLength(8);
  expect(['TG0001', 'TG0002'].map(isOpen)).toEqual([false, true]);
});

import { focusManager } from '@tanstack/react-query';
import {
  acceptBooking,
  listGuideBookings,
  listSubstituteRequests,
  listTourRequests,
} from '@tomoguide/contract/bookings/calls';
import type { TourRequest } from '@tomoguide/contract/bookings/entities';
import { getOwnGuide } from '@tomoguide/contract/guides/calls';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { reply } from '../../testing/api-replies.ts';
import { conversationReplies } from '../../testing/sample-conversation.ts';
import { sampleOwnGuide } from '../../testing/sample-guide.ts';
import { sampleRequest } from '../../testing/sample-request.ts';
import { sampleBooking, sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { GuideLandingPage } from '../guide/guide-landing-page.tsx';
import { GuideDashboardPage } from './guide-dashboard-page.tsx';

afterEach(async () => {
  vi.restoreAllMocks();
  await page.viewport(1280, 800);
});

const user = sampleSession({ id: 9, isGuide: true, guideId: 3, role: 'guide' });
const session = { token: 'a.b.c', user };
const mine = { viewerIs: 'guide', can: ['cancel'] } as const;
const today = sampleBooking({
  ...mine,
  id: 1,
  bookingNumber: 'TG0001',
  daysAway: 0,
  can: ['cancel'],
});
const paidRequest = (id: number) =>
  sampleBooking({
    id,
    bookingNumber: `TG000${id}`,
    viewerIs: 'guide',
    status: 'confirmed',
    tab: 'pending-requests',
    can: ['accept', 'reject'],
    deadlineAt: '2036-01-05T00:00:00Z',
  });
const request = paidRequest(2);
const later = sampleBooking({ ...mine, id: 3, bookingNumber: 'TG0003', can: ['cancel'] });

const accepted = sampleBooking({ ...mine, id: 2, bookingNumber: 'TG0002', can: ['cancel'] });

const own = sampleOwnGuide({ rating: null, reviewCount: 0 });

const openPage = (
  part: 'landing' | 'dashboard',
  data = [today, request, later],
  tourRequest: TourRequest[] = [],
  /** The hash of the URL, which targets a section. */
  hash = '',
  conversation: object = {},
) => {
  const replies = [
    reply(listGuideBookings, { data }),
    reply(listSubstituteRequests, { data: [] }),
    reply(listTourRequests, { data: tourRequest, nextCursor: null }),
    reply(getOwnGuide, own),
    reply(acceptBooking, accepted),
    ...conversationReplies(conversation),
  ];
  const options = { as: user, replies, at: `/${hash}` };
  const Page = part === 'landing' ? GuideLandingPage : GuideDashboardPage;
  return show(<Page session={session} />, options);
};
const cards = () =>
  [...document.querySelectorAll('[data-booking]')].map((card) => card.getAttribute('data-booking'));

test('/guide shows a count, the next three items and a link to all in each section', async () => {
  await openPage('landing', [today, ...[2, 4, 5, 6].map(paidRequest), later]);
  await expect.element(page.getByRole('heading', { name: 'Today · 1' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Paid requests · 4' })).toBeVisible();
  const lines = page.getByRole('link', { name: /You earn RMB 850/ });
  expect(lines.elements().map((line) => line.getAttribute('href'))).toEqual([
    '/guide-dashboard#TG0002',
    '/guide-dashboard#TG0004',
    '/guide-dashboard#TG0005',
  ]);
  const all = page.getByRole('link', { name: /^See all.*Paid requests/ });
  await expect.element(all).toHaveAttribute('href', '/guide-dashboard#requests');
  expect(cards()).toEqual([]);
  expect(
    page
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Accept', 'Reject', 'Accept', 'Reject', 'Accept', 'Reject']);
});

test('/guide lists conversations with unread messages and their unread counts', async () => {
  await openPage('landing', [], [], '', { unreadCount: 3 });
  await expect.element(page.getByRole('heading', { name: 'Unread messages · 3' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /See you there/ }))
    .toHaveAttribute('href', '/messages?conversation=7');
});

test('/guide shows that no message is unread', async () => {
  await openPage('landing', []);
  await expect.element(page.getByText('No unread messages.')).toBeVisible();
  await expect.element(page.getByText('See you there')).not.toBeInTheDocument();
});

test.each([
  ['with tours today', [today, request]],
  ['without tours today', [request]],
] as const)(
  'on a phone, a guide accepts on /guide in two taps without scrolling, %s',
  async (_, data) => {
    await page.viewport(390, 844);
    const { sent } = await openPage('landing', [...data]);
    const row = page.getByRole('listitem', { name: 'Mei' }).first();
    const accept = row.getByRole('button', { name: 'Accept' });
    await expect.element(accept).toBeVisible();
    // The header (64 px) and the bottom bar (56 px), which this test does not render, must also fit.
    expect(accept.element().getBoundingClientRect().bottom).toBeLessThan(844 - 64 - 56);
    await accept.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => sent.filter(({ path }) => path.endsWith('/accept'))).toHaveLength(1);
  },
);

test('/guide links to all items only if there are more than it shows', async () => {
  await openPage('landing', [today, ...[2, 4, 5].map(paidRequest), { ...later, daysAway: 3 }]);
  await expect.element(page.getByRole('heading', { name: /^Paid requests/ })).toBeVisible();
  expect(
    page.getByRole('link', { name: /^See all.*(Today|requests|seven days)/ }).elements(),
  ).toEqual([]);
});

test('/guide shows all of today’s tours, even with one running and one overdue (bookings.md, "The guide\'s pages")', async () => {
  const bookingWith = (
    id: number,
    status: 'ongoing' | 'awaiting_start' | 'upcoming',
    daysAway: number,
  ) =>
    sampleBooking({
      ...mine,
      id,
      bookingNumber: `TG000${id}`,
      status,
      tab: status === 'ongoing' ? 'ongoing' : 'upcoming',
      daysAway,
      can: [],
    });
  await openPage('landing', [
    bookingWith(6, 'awaiting_start', -1),
    bookingWith(7, 'ongoing', 0),
    bookingWith(8, 'upcoming', 0),
    later,
  ]);
  const section = page.getByRole('region', { name: 'Today · 3' });
  await expect.element(section).toBeVisible();
  expect(
    [...section.element().querySelectorAll('li a')].map((line) => line.getAttribute('href')),
  ).toEqual(['/guide-dashboard#TG0007', '/guide-dashboard#TG0006', '/guide-dashboard#TG0008']);
});

test('shows the start also in the user’s time zone in a short row, and the amount on a separate line', async () => {
  vi.spyOn(Temporal.Now, 'timeZoneId').mockReturnValue('America/New_York');
  await page.viewport(390, 844);
  await openPage('landing', [today, request]);
  const line = page.getByRole('link', { name: /You earn RMB 850/ });
  // At 10:00 in Tokyo, it is still the previous day.
  await expect
    .element(line.getByText('Mon, Nov 30, 20:00 on this device (New York time)'))
    .toBeVisible();
  expect(page.getByText(/on this device/).elements()).toHaveLength(2);
  const box = (words: string) => page.getByText(words).element().getBoundingClientRect();
  expect(box('You earn RMB 850').top).toBeGreaterThanOrEqual(
    line.getByRole('timer').element().getBoundingClientRect().bottom,
  );
});

test('at 640 px, keeps the date of a short row on one line and right-aligns both numbers', async () => {
  await page.viewport(640, 900);
  await openPage('landing', [today, request]);
  const line = page.getByRole('link', { name: /You earn RMB 850/ });
  await expect.element(line).toBeVisible();
  const day = line.getByText(/Tue, Dec 1/).element();
  expect(day.getBoundingClientRect().height).toBeLessThan(30);
  const rightEdge = (part: Element) => Math.round(part.getBoundingClientRect().right);
  const timer = line.getByRole('timer').element().parentElement ?? day;
  expect(rightEdge(timer)).toBe(rightEdge(line.getByText('You earn RMB 850').element()));
});

const near = sampleBooking({ ...mine, id: 6, status: 'awaiting_start', daysAway: 0, can: [] });
const overdue = sampleBooking({
  ...mine,
  id: 8,
  status: 'awaiting_start',
  daysAway: 0,
  can: [],
  scheduledStartTime: '2026-11-30T16:00:00Z',
  scheduledEndTime: '2026-11-30T20:00:00Z',
});
const running = sampleBooking({
  ...mine,
  id: 7,
  status: 'ongoing',
  tab: 'ongoing',
  daysAway: 0,
  can: [],
});

test.each([
  [[today, request, later], ['2', '1'], ['Today']],
  [
    [today, near, running, request],
    ['7', '2', '1', '6'],
    ['Today', 'Other tours today'],
  ],
  [[near, request], ['6', '2'], ['Today']],
  [
    [overdue, near, request],
    ['6', '2', '8'],
    ['Today', 'Other tours today'],
  ],
  [[near, today], ['6', '1'], ['Today']],
  [[request, later], ['2'], ['Today']],
])(
  'shows requests before the day’s tours, except the one running or starting within two hours (bookings.md, "The guide’s dashboard") %#',
  async (data, order, titles) => {
    vi.spyOn(Temporal.Now, 'instant').mockReturnValue(
      Temporal.Instant.from('2026-12-01T00:00:00Z'),
    );
    await page.viewport(390, 844);
    await openPage('dashboard', data);
    await expect.poll(() => new Set(cards())).toEqual(new Set(order));
    const byTop = (one: Element, other: Element) =>
      one.getBoundingClientRect().top - other.getBoundingClientRect().top;
    const inSight = [...document.querySelectorAll('[data-booking]')].toSorted(byTop);
    expect(inSight.map((card) => card.getAttribute('data-booking'))).toEqual(order);
    // In visual order.
    expect(cards()).toEqual(order);
    expect(
      [...document.querySelectorAll('h2')]
        .map(({ textContent }) => textContent)
        .filter((title) => /today/i.test(title ?? '')),
    ).toEqual(titles);
  },
);

test('shows the tour under way as one row with its next step, and the first Accept on a phone’s first screen', async () => {
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(Temporal.Instant.from('2026-12-01T00:00:00Z'));
  await page.viewport(390, 844);
  const ending = { ...running, can: ['complete' as const] };
  await openPage('dashboard', [ending, request]);
  const row = page.getByRole('group', { name: /–.*Mei/ });
  await expect.element(row.getByRole('button', { name: 'Complete Service' })).toBeVisible();
  await expect.element(row.getByRole('timer')).not.toBeInTheDocument();
  const accept = page.getByRole('button', { name: 'Accept' }).element();
  // The header, the title and the bottom bar of the page take 180 px.
  expect(accept.getBoundingClientRect().bottom).toBeLessThan(844 - 180);
  await row.getByRole('button', { name: /Mei/ }).click();
  await expect.element(row.getByRole('timer')).toBeVisible();
  expect(row.getByRole('button', { name: 'Complete Service' }).elements()).toHaveLength(1);
});

test('when a request collapses tours to rows, keeps only the tour that was shown in full expanded', async () => {
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(Temporal.Instant.from('2026-12-01T00:00:00Z'));
  const next = { ...near, bookingNumber: 'TG0006' };
  let data = [running, next];
  const { cache } = await show(<GuideDashboardPage session={session} />, {
    as: user,
    replies: [
      reply(listGuideBookings, () => ({ data })),
      reply(listSubstituteRequests, { data: [] }),
      reply(listTourRequests, { data: [], nextCursor: null }),
    ],
  });
  const row = page.getByRole('group', { name: /–.*Mei/ });
  const line = row.getByRole('button', { name: /Mei/ }).first();
  await expect.poll(() => new Set(cards())).toEqual(new Set(['6', '7']));
  data = [running, next, request];
  await cache.invalidateQueries();
  await expect.element(line).toHaveAttribute('aria-expanded', 'true');
  data = [next, request];
  await cache.invalidateQueries();
  await expect.poll(cards).toEqual(['6', '2']);
  await expect.element(line).toHaveAttribute('aria-expanded', 'false');
});

test('on desktop, shows today’s tours and the requests side by side', async () => {
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(Temporal.Instant.from('2026-12-01T00:00:00Z'));
  await openPage('dashboard', [today, near, request]);
  await expect.poll(cards).toHaveLength(3);
  const box = (name: string) =>
    page.getByRole('region', { name, exact: true }).element().getBoundingClientRect();
  const answers = box('To answer');
  expect(Math.abs(box('Today').top - answers.top)).toBeLessThan(2);
  expect(box('Today').right).toBeLessThan(answers.left);
  expect(box('Other tours today').right).toBeLessThan(answers.left);
  expect(box('Other tours today').top - box('Today').bottom).toBeLessThan(40);
});

test('keeps the tours in place after the last request is answered, until the user leaves the view', async () => {
  let data = [today, request];
  const { cache } = await show(<GuideDashboardPage session={session} />, {
    as: user,
    replies: [
      reply(listGuideBookings, () => ({ data })),
      reply(listSubstituteRequests, { data: [] }),
      reply(listTourRequests, { data: [], nextCursor: null }),
    ],
  });
  const places = () =>
    [...document.querySelectorAll('[role="tabpanel"] > * > section')].map(
      (part) => part.getAttribute('aria-label') ?? part.querySelector('h2')?.textContent,
    );
  await expect.poll(places).toEqual(['To answer', 'Today']);
  data = [today];
  await cache.invalidateQueries();
  await expect.element(page.getByText('No pending requests')).toBeVisible();
  expect(places()).toEqual(['To answer', 'Today']);
});

test('shows a day without tours as one line above the requests (bookings.md, "The guide\'s dashboard")', async () => {
  await openPage('dashboard', [request, later]);
  const line = page.getByText('No tours today. Your next one is on Tue, Dec 1, 2026.');
  await expect.element(line).toBeVisible();
  const { bottom } = line.element().getBoundingClientRect();
  const answers = page.getByRole('region', { name: 'To answer' });
  const { top } = answers.element().getBoundingClientRect();
  expect(top - bottom).toBeGreaterThan(0);
  expect(top - bottom).toBeLessThan(48);
});

test('on /guide, shows the meeting point of today’s tour, and lets the guide confirm the start', async () => {
  const soon = sampleBooking({
    ...mine,
    id: 6,
    status: 'awaiting_start',
    daysAway: 0,
    can: ['confirm_start'],
  });
  await openPage('landing', [soon, later]);
  const section = page.getByRole('region', { name: 'Today · 1' });
  await expect.element(section.getByRole('button', { name: 'Confirm Start' })).toBeVisible();
  await expect.element(section.getByText('Meeting point:')).toBeInTheDocument();
  await expect.element(page.getByText('Tour times are shown in Japan time.')).toBeVisible();
});

test.each([
  ['2036-01-04T00:00:00Z', ['request 5', 'booking 2']],
  ['2036-01-06T00:00:00Z', ['booking 2', 'request 5']],
])(
  'shows the kind of request with the earlier deadline first, paid or unpaid',
  async (expiresAt, order) => {
    const tourRequest = sampleRequest({ viewerIs: 'guide', can: ['accept', 'reject'], expiresAt });
    await openPage('dashboard', [request], [tourRequest]);
    await expect.element(page.getByRole('heading', { name: 'Paid requests · 1' })).toBeVisible();
    await expect
      .element(page.getByRole('heading', { name: 'Tour requests to agree on first · 1' }))
      .toBeVisible();
    const answered = [...document.querySelectorAll<HTMLElement>('[data-booking], [data-request]')];
    expect(
      answered.map(({ dataset }) =>
        dataset.request ? `request ${dataset.request}` : `booking ${dataset.booking}`,
      ),
    ).toEqual(order);
  },
);

test.each(['landing', 'dashboard'] as const)(
  'shows a tour request in the same row as a paid booking, alike on both pages: %s (bookings.md, "The guide\'s pages")',
  async (where) => {
    const particulars = {
      deadlineAt: '2036-01-05T00:00:00Z',
      expiresAt: '2036-01-05T00:00:00Z',
      scheduledStartTime: request.scheduledStartTime,
      duration: request.duration,
      group: null,
    };
    const tourRequest = sampleRequest({
      viewerIs: 'guide',
      can: ['accept', 'reject'],
      plan: '',
      meetingAddress: request.meetingAddress,
      meetingPostalCode: request.meetingPostalCode,
      ...particulars,
    });
    await openPage(where, [request], [tourRequest]);
    await expect.element(page.getByRole('heading', { name: /^Tour requests/ })).toBeVisible();
    const rows = page
      .getByRole('button', { name: 'Accept' })
      .elements()
      .map((button) => button.closest('.\\@container')?.textContent);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(/Mei TG0002.*4 hours · 2 travelers.*You earn RMB 850.*AcceptReject/);
    expect(rows[1]).toBe(rows[0]?.replace('TG0002', 'Tour request'));
  },
);

test('shows the next six upcoming tours, and all of them on request (bookings.md, "The guide\'s dashboard")', async () => {
  const ids = Array.from({ length: 10 }, (_, index) => index + 11);
  const ahead = ids.map((id) =>
    sampleBooking({ ...mine, id, bookingNumber: `TG00${id}`, can: [] }),
  );
  await openPage('dashboard', ahead, [], '#upcoming');
  await expect.element(page.getByRole('heading', { name: 'Upcoming tours' })).toBeVisible();
  expect(cards()).toEqual(ids.slice(0, 6).map(String));
  await page.getByRole('button', { name: 'Show all 10' }).click();
  expect(cards()).toEqual(ids.map(String));
  expect(document.activeElement?.id).toBe('TG0017');
});

test.each([
  ['', 'No pending requests'],
  ['#upcoming', 'No upcoming tours'],
  ['#past', 'No past tours'],
])('explains the purpose of each view if there are no bookings: %s', async (hash, words) => {
  await openPage('dashboard', [], [], hash);
  await expect.element(page.getByText(words)).toBeVisible();
});

test.each([
  [[request, later], 'Paid requests · 1'],
  [[today, request], 'Paid requests · 1'],
  [[later], 'Today'],
])('shows requests before the day’s tours only if there are any', async (data, first) => {
  await openPage('landing', data);
  await expect.element(page.getByRole('heading', { name: /^Today/ })).toBeVisible();
  expect(document.querySelector('h2')?.textContent).toBe(first);
});

test('shows an error on /guide if the guide’s reviews fail to load', async () => {
  const replies = [reply(listGuideBookings, { data: [] }), ...conversationReplies()];
  const { sent } = await show(<GuideLandingPage session={session} />, { as: user, replies });
  await expect.element(page.getByText('Your reviews couldn’t be loaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect
    .poll(() => sent.filter(({ path }) => path === getOwnGuide.path).length)
    .toBeGreaterThan(1);
});

test('/guide shows that staff have paused the listing when the guide returns to the page', async () => {
  let now = own;
  const replies = [reply(listGuideBookings, { data: [] }), reply(getOwnGuide, () => now)];
  await show(<GuideLandingPage session={session} />, { as: user, replies });
  await expect.element(page.getByRole('link', { name: 'See your guide page' })).toBeVisible();
  now = { ...own, listed: false, unlistedBecause: ['paused_by_staff'] };
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await expect.element(page.getByRole('link', { name: 'Contact support' })).toBeVisible();
  focusManager.setFocused(undefined);
});

test('/guide shows where a request meets, and its dialog the place, both parts of the earnings and Reject', async () => {
  await openPage('landing', [request]);
  const row = page.getByRole('listitem', { name: 'Mei' });
  await expect.element(row.getByText(/^Kyoto Station/)).toBeVisible();
  await expect.element(row.getByText('RMB 150 online · RMB 700 in person')).toBeVisible();
  await row.getByRole('button', { name: 'Accept' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('heading', { name: 'Meeting point' })).toBeVisible();
  await expect.element(dialog.getByText(/^Kyoto Station/)).toBeVisible();
  await expect.element(dialog.getByText('RMB 150 online · RMB 700 in person')).toBeVisible();
  await dialog.getByRole('button', { name: 'Reject instead' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Reject this booking?' })).toBeVisible();
});

test('/guide shows the traveler’s text of a tour request, which is accepted without a dialog', async () => {
  await openPage(
    'landing',
    [],
    [sampleRequest({ viewerIs: 'guide', can: ['accept', 'reject'], plan: 'Slowly, please.' })],
  );
  const row = page.getByRole('listitem', { name: 'Mei' });
  await expect.element(row.getByText('Slowly, please.')).toBeVisible();
  await expect.element(row.getByRole('button', { name: 'Reject' })).toBeVisible();
});

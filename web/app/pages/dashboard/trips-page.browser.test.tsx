import { listTravelerBookings } from '@tomoguide/contract/bookings/calls';
import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bookingKeys } from '../../parts/bookings/queries.ts';
import { leaveCallsUnanswered, refusal, reply } from '../../testing/api-replies.ts';
import { sampleProposal, withChanges } from '../../testing/sample-change.ts';
import { sampleSubstitution } from '../../testing/sample-substitution.ts';
import { sampleBooking, sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { TripsPage } from './trips-page.tsx';

const trips = (savedTotal?: number) => (
  <TripsPage savedTotal={savedTotal} savedGuides="hearts" help="support" />
);
const signedIn = { as: sampleSession(), replies: [reply(listTravelerBookings, { data: [] })] };

test.each([
  ['a phone', 390],
  ['a desktop', 1280],
])('links to Help & Support on %s', async (_where, width) => {
  await page.viewport(width, 800);
  await show(trips(), { at: '/dashboard?tab=help', ...signedIn });
  await expect.element(page.getByRole('tab', { selected: true })).toBeInViewport();
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Help & Supportsupport');
  await page.viewport(1280, 800);
});

test('shows pending requests first, and selects only a known tab from the URL', async () => {
  for (const [at, tab] of [
    ['/dashboard', 'Pending Requests'],
    ['/dashboard?tab=past', 'Past Experiences'],
    ['/dashboard?tab=nonsense', 'Pending Requests'],
  ] as const) {
    const { screen } = await show(trips(), { at, ...signedIn });
    await expect.element(page.getByRole('tab', { selected: true })).toHaveTextContent(tab);
    await screen.unmount();
  }
});

test('opens the tab of a booking in the URL and focuses the booking, until another tab is chosen', async () => {
  const data = [
    ...[11, 12, 13].map((id) => sampleBooking({ id, bookingNumber: `TG00${id}`, tab: 'past' })),
    sampleBooking({ id: 14, bookingNumber: 'TG0014', tab: 'past', status: 'completed' }),
  ];
  const { address } = await show(trips(), {
    at: '/dashboard#TG0014',
    as: sampleSession(),
    replies: [reply(listTravelerBookings, { data })],
  });
  const selected = page.getByRole('tab', { selected: true });
  await expect.element(selected).toHaveTextContent('Past Experiences');
  await expect.poll(() => document.activeElement?.id).toBe('TG0014');
  await expect.element(page.getByText('TG0014').first()).toBeInViewport();
  await page.getByRole('tab', { name: 'Pending Requests' }).click();
  await expect.element(selected).toHaveTextContent('Pending Requests');
  expect(address()).toBe('/dashboard');
});

test('sorts bookings to be paid first, by deadline, then those waiting for the guide', async () => {
  const pendingTrip = (id: number, status: 'pending' | 'confirmed', deadlineAt: string) =>
    sampleBooking({ id, bookingNumber: `TG00${id}`, tab: 'pending-requests', status, deadlineAt });
  const data = [
    pendingTrip(11, 'confirmed', '2036-01-01T00:00:00Z'),
    pendingTrip(12, 'pending', '2036-01-03T00:00:00Z'),
    pendingTrip(13, 'confirmed', '2036-01-01T00:00:00Z'),
    pendingTrip(14, 'pending', '2036-01-02T00:00:00Z'),
  ];
  await show(trips(), {
    at: '/dashboard',
    as: sampleSession(),
    replies: [reply(listTravelerBookings, { data })],
  });
  const ids = () =>
    [...document.querySelectorAll<HTMLElement>('[data-booking]')].map(
      ({ dataset }) => dataset.booking,
    );
  await expect.poll(ids).toEqual(['14', '12', '11', '13']);
});

test.each([
  ['receives the focus', false],
  ['does not take the focus from another element', true],
])('a booking in the URL that loads later %s', async (_, moved) => {
  const now: { data: ReturnType<typeof sampleBooking>[] } = { data: [] };
  const { cache } = await show(trips(), {
    at: '/dashboard#TG0014',
    as: sampleSession(),
    replies: [reply(listTravelerBookings, () => now)],
  });
  const find = page.getByRole('link', { name: 'Find a guide' });
  await expect.element(find).toBeVisible();
  const tab = page.getByRole('tab', { selected: true });
  if (moved) (tab.element() as HTMLElement).focus();
  now.data = [sampleBooking({ bookingNumber: 'TG0014', tab: 'pending-requests' })];
  await cache.invalidateQueries({ queryKey: bookingKeys.all });
  await expect.element(page.getByText('TG0014').first()).toBeVisible();
  const focusedId = () => document.activeElement?.id;
  await expect.poll(focusedId).toBe(moved ? tab.element().id : 'TG0014');
});

test('returns to the booking in the URL after login', async () => {
  await show(trips(), { at: '/dashboard#TG0014' });
  const logIn = page.getByRole('link', { name: 'Log In' });
  const to = `/login?redirect=${encodeURIComponent('/dashboard#TG0014')}`;
  await expect.element(logIn).toHaveAttribute('href', to);
});

test('writes the chosen tab to the URL, except the first one', async () => {
  const { address } = await show(trips(), { at: '/dashboard', ...signedIn });
  await page.getByRole('tab', { name: 'Ongoing Tours' }).click();
  expect(address()).toBe('/dashboard?tab=ongoing');
  await page.getByRole('tab', { name: 'Pending Requests' }).click();
  expect(address()).toBe('/dashboard');
});

test('shows the number of saved guides if there are any', async () => {
  const { screen } = await show(trips(0), { at: '/dashboard', ...signedIn });
  await expect.element(page.getByRole('tab', { name: 'Saved Guides', exact: true })).toBeVisible();
  await screen.unmount();
  await show(trips(3), { at: '/dashboard', ...signedIn });
  await expect.element(page.getByRole('tab', { name: 'Saved Guides (3 total)' })).toBeVisible();
});

test('sends visitors to the login page, which returns to the trips', async () => {
  await show(trips(), { at: '/dashboard?tab=past' });
  await expect.element(page.getByText('Please log in')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Log In' }))
    .toHaveAttribute('href', '/login?redirect=%2Fdashboard%3Ftab%3Dpast');
  await expect.element(page.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
});

test('shows an error with a refresh button if the trips fail to load', async () => {
  await show(trips(), {
    at: '/dashboard',
    as: sampleSession(),
    replies: [refusal(listTravelerBookings, 500, 'INTERNAL_ERROR')],
  });
  await expect.element(page.getByText('Error loading trips')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
});

test('on a phone, fades out the edge of the tab bar if more tabs follow', async () => {
  await page.viewport(390, 800);
  await show(trips(), { at: '/dashboard?tab=ongoing', ...signedIn });
  await expect.element(page.getByRole('tab', { selected: true })).toBeVisible();
  const row = page.getByRole('tablist').element() as HTMLElement;
  const fadeWidths = () =>
    ['before', 'after'].map((side) => row.style.getPropertyValue(`--fade-${side}`));
  await expect.poll(fadeWidths).toEqual(['2.5rem', '2.5rem']);
  row.scrollLeft = 0;
  await expect.poll(fadeWidths).toEqual(['0px', '2.5rem']);
  row.scrollLeft = row.scrollWidth;
  await expect.poll(fadeWidths).toEqual(['2.5rem', '0px']);
  await page.viewport(1280, 800);
});

test('shows running trips and trips starting today above the tabs, and counts them on their tabs', async () => {
  const data = [
    sampleBooking({ id: 1, tab: 'pending-requests', status: 'confirmed' }),
    sampleBooking({ id: 2, can: ['confirm_start', 'cancel'], daysAway: 0 }),
    sampleBooking({ id: 3 }),
    sampleBooking({ id: 4, tab: 'ongoing', status: 'ongoing', can: ['complete'] }),
    sampleBooking({ id: 5, tab: 'ongoing', status: 'extend_requested', can: ['complete'] }),
  ];
  const content = (
    <main id="content" tabIndex={-1}>
      {trips()}
    </main>
  );
  const { address } = await show(content, {
    at: '/dashboard',
    as: sampleSession(),
    replies: [reply(listTravelerBookings, { data })],
  });
  const now = page.getByRole('list', { name: 'Now' });
  await expect.element(page.getByRole('tab', { name: 'Upcoming Trips 1' })).toBeVisible();
  await expect
    .element(now.getByRole('link', { name: '1 tour starts today' }))
    .toHaveAttribute('href', '/dashboard?tab=upcoming');
  (now.getByRole('link', { name: '2 tours are underway' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/dashboard?tab=ongoing');
  await expect.element(now).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.id).toBe('content');
});

test.each([
  ['from yesterday', -1],
  ['that starts after midnight tonight', 1],
])(
  'a tour %s awaits its start but is not announced as starting today (bookings.md, "Tabs")',
  async (_which, daysAway) => {
    const data = [daysAway, 0].map((days, index) =>
      sampleBooking({
        id: index + 1,
        status: 'awaiting_start',
        can: ['confirm_start'],
        daysAway: days,
      }),
    );
    await show(trips(), {
      at: '/dashboard',
      as: sampleSession(),
      replies: [reply(listTravelerBookings, { data })],
    });
    const now = page.getByRole('list', { name: 'Now' });
    await expect.element(page.getByRole('tab', { name: 'Upcoming Trips 2' })).toBeVisible();
    await expect
      .element(now.getByRole('link', { name: 'Confirm the start of 1 tour' }))
      .toHaveAttribute('href', '/dashboard?tab=upcoming');
    await expect.element(now.getByRole('link', { name: '1 tour starts today' })).toBeVisible();
  },
);

test('what needs an answer comes first, says so with the time left, and opens from the notice (bookings.md, "Tabs")', async () => {
  const inHours = (hours: number) => Temporal.Now.instant().add({ hours, minutes: 5 }).toString();
  const trip = (id: number) =>
    sampleBooking({
      id,
      bookingNumber: `TG000${id}`,
      daysAway: 3 + id,
      scheduledStartTime: `2036-01-0${3 + id}T00:00:00Z`,
      scheduledEndTime: `2036-01-0${3 + id}T04:00:00Z`,
    });
  const [first, second] = [trip(1), trip(2)];
  const substitution = sampleSubstitution(trip(3), { answerBy: inHours(11) });
  const data = [
    first,
    withChanges(second, sampleProposal(second, { answerBy: inHours(20) })),
    sampleBooking({ ...trip(3), substitution }),
  ];
  await show(trips(), {
    at: '/dashboard',
    as: sampleSession(),
    replies: [reply(listTravelerBookings, { data })],
  });
  await page.getByRole('link', { name: '2 changes of tours need you' }).click();
  await expect.poll(() => document.activeElement?.id).toBe('TG0003');
  const ids = () =>
    [...document.querySelectorAll<HTMLElement>('[data-booking]')].map(
      ({ dataset }) => dataset.booking,
    );
  expect(ids()).toEqual(['3', '2', '1']);
  await expect.element(page.getByText('Change to answer · 20 hours left')).toBeVisible();
  await page.getByRole('button', { name: /^Show less.*TG0003/ }).click();
  await expect.element(page.getByText('New guide: answer · 11 hours left')).toBeVisible();
});

test('shows no notice about today if there are no tours today', async () => {
  await show(trips(), {
    at: '/dashboard',
    as: sampleSession(),
    replies: [reply(listTravelerBookings, { data: [sampleBooking()] })],
  });
  await expect
    .element(page.getByRole('tab', { name: 'Upcoming Trips', exact: true }))
    .toBeVisible();
  await expect.element(page.getByRole('list', { name: 'Now' })).not.toBeInTheDocument();
});

const threeTrips = [1, 2, 3].map((id) =>
  sampleBooking({
    id,
    bookingNumber: `TG000${id}`,
    meetingAddress: `Kyoto Station, exit ${id}`,
    guide: {
      ...sampleBooking().guide,
      name: 'A guide whose name is longer than any phone is wide',
    },
  }),
);

test('on a phone, shows the next trip with a link to its meeting point, and the other trips as rows', async () => {
  await page.viewport(390, 844);
  await show(trips(), {
    at: '/dashboard',
    as: sampleSession(),
    replies: [reply(listTravelerBookings, { data: threeTrips })],
  });
  await page.getByRole('tab', { name: /^Upcoming Trips/ }).click();
  const address = page.getByText('Kyoto Station, exit 1');
  await expect.element(address).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Directions/ })).toBeVisible();
  const rows = page.getByRole('button', { name: /A guide whose name/, expanded: false });
  expect(rows.elements()).toHaveLength(2);
  for (const row of rows.elements())
    expect(row.parentElement?.parentElement?.getBoundingClientRect().height).toBeLessThanOrEqual(
      96,
    );
  await page.viewport(1280, 800);
});

test('a row expands into its card, which takes focus, and collapses again', async () => {
  await show(trips(), {
    at: '/dashboard?tab=upcoming',
    as: sampleSession(),
    replies: [reply(listTravelerBookings, { data: threeTrips })],
  });
  await page
    .getByRole('button', { name: /A guide whose name/, expanded: false })
    .last()
    .click();
  await expect.element(page.getByText('Kyoto Station, exit 3')).toBeVisible();
  await expect.poll(() => document.activeElement?.id).toBe('TG0003');
  await page.getByRole('button', { name: /^Show less.*TG0003/ }).click();
  await expect.element(page.getByText('Kyoto Station, exit 3')).not.toBeInTheDocument();
  expect(document.activeElement?.getAttribute('aria-expanded')).toBe('false');
});

const Later = ({ children }: { children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return children;
  return (
    <button type="button" onClick={() => setOpen(true)}>
      Open
    </button>
  );
};

test('after eight seconds of loading, shows that it is slow and offers to refresh', async () => {
  await show(<Later>{trips()}</Later>, { at: '/dashboard', as: sampleSession() });
  leaveCallsUnanswered();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  (page.getByRole('button', { name: 'Open' }).element() as HTMLElement).click();
  await vi.waitUntil(() => page.getByText('Loading your trips').elements().length > 0);
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await vi.advanceTimersByTimeAsync(7_500);
  expect(refresh.elements()).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(refresh.elements()).toHaveLength(1);
  expect(page.getByText('This is taking longer than usual.').elements()).toHaveLength(1);
  vi.useRealTimers();
});

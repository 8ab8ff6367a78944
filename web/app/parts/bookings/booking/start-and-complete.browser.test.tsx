import {
  confirmStart,
  reportNoShow,
  updateBookingStatus,
} from '@tomoguide/contract/bookings/calls';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { TripCard } from '../../../pages/dashboard/trip-card.tsx';
import { TourCard } from '../../../pages/guide-dashboard/tour-card.tsx';
import { refusal, reply } from '../../../testing/api-replies.ts';
import { sampleBooking, sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { Toaster } from '../../../ui/toaster.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Change = Parameters<typeof sampleBooking>[0];
const both = { travelerConfirmedStart: true, guideConfirmedStart: true } as const;
const running = {
  ...both,
  status: 'ongoing',
  tab: 'ongoing',
  can: ['complete'],
  deadlineAt: '2026-12-03T05:00:00Z',
} as const satisfies Change;

const card = (
  side: 'traveler' | 'guide',
  change: Change,
  more: { locale?: 'en' | 'zh-CN'; replies?: ReturnType<typeof reply>[] } = {},
) => {
  const booking = sampleBooking({ viewerIs: side, ...change });
  const Card = side === 'guide' ? TourCard : TripCard;
  return show(
    <>
      <Card booking={booking} />
      <Toaster />
    </>,
    { as: sampleSession(), ...more },
  );
};

test.each([
  [600, 'Confirm the start when you meet Aoi.'],
  [-600, 'With Aoi already? Confirm the start.'],
])(
  'adapts the text about the start to the time left, %i seconds before it',
  async (seconds, words) => {
    const start = Temporal.Now.instant().add({ seconds });
    await card('traveler', {
      status: 'awaiting_start',
      can: ['confirm_start'],
      scheduledStartTime: start.toString(),
      scheduledEndTime: start.add({ hours: 4 }).toString(),
    });
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(page.getByText('Awaiting start')).toBeVisible();
  },
);

/**
 * Returns a four-hour tour that starts in the given number of minutes and is waiting for its start to be
 * confirmed.
 */
const startingIn = (minutes: number) => {
  const start = Temporal.Now.instant().add({ minutes });
  return {
    status: 'awaiting_start',
    can: ['cancel', 'confirm_start'],
    scheduledStartTime: start.toString(),
    scheduledEndTime: start.add({ hours: 4 }).toString(),
  } as const satisfies Change;
};

const confirmations = (sent: { path: string }[]) =>
  sent.filter(({ path }) => path.endsWith('/confirm-start'));

test.each([
  ['traveler', 14],
  ['guide', 14],
  ['guide', -230],
] as const)(
  'lets the %s confirm the start for themselves with one click, %i minutes before it',
  async (side, minutes) => {
    const { sent } = await card(side, startingIn(minutes), {
      replies: [reply(confirmStart, sampleBooking({ viewerIs: side, ...running }))],
    });
    await page.getByRole('button', { name: 'Confirm Start' }).click();
    await expect.element(page.getByText('Tour start confirmed successfully')).toBeVisible();
    expect(confirmations(sent)).toMatchObject([{ body: { userType: side } }]);
  },
);

test.each([
  ['traveler', 90, 'Are you with Aoi now?', /The tour is due to start at/],
  ['guide', 16, 'Are you with Mei now?', /The tour is due to start at/],
  ['guide', -300, 'Did you meet Mei?', /The tour was due to end on/],
] as const)(
  'asks the %s to confirm a second time %i minutes before the start',
  async (side, minutes, title, words) => {
    const { sent } = await card(side, startingIn(minutes), {
      replies: [reply(confirmStart, sampleBooking({ viewerIs: side, ...running }))],
    });
    await page.getByRole('button', { name: 'Confirm Start' }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect.element(dialog.getByText(words)).toBeVisible();
    expect(confirmations(sent)).toEqual([]);
    await dialog.getByRole('button', { name: 'Confirm Start' }).click();
    await expect.element(page.getByText('Tour start confirmed successfully')).toBeVisible();
    expect(confirmations(sent)).toMatchObject([{ body: { userType: side } }]);
    await expect.element(dialog).not.toBeInTheDocument();
  },
);

test('shows an error if confirming the start fails', async () => {
  await card('traveler', startingIn(0), { replies: [refusal(confirmStart, 503, 'UNAVAILABLE')] });
  await page.getByRole('button', { name: 'Confirm Start' }).click();
  await expect
    .element(page.getByText('Failed to confirm tour start. Please try again.'))
    .toBeVisible();
});

test.each([
  ['traveler', 'en', 'Waiting for guide...', /Waiting for Aoi/],
  ['guide', 'zh-CN', '等待旅行者确认…', /等 Mei 确认/],
] as const)(
  'shows the %s who has confirmed that the other user has not confirmed yet',
  async (side, locale, label, words) => {
    const mine =
      side === 'traveler'
        ? ({ status: 'awaiting_start', travelerConfirmedStart: true } as const)
        : ({ status: 'start_confirmed', guideConfirmedStart: true } as const);
    await card(side, { ...mine, can: ['cancel'] }, { locale });
    await expect.element(page.getByRole('button', { name: label })).toBeDisabled();
    await expect.element(page.getByText(words)).toBeVisible();
  },
);

test.each([
  ['traveler', /Aoi confirmed the start/],
  ['guide', /Mei confirmed the start/],
] as const)('shows the %s that the other user is waiting', async (side, words) => {
  const theirs =
    side === 'traveler'
      ? ({ status: 'start_confirmed', guideConfirmedStart: true } as const)
      : ({ status: 'awaiting_start', travelerConfirmedStart: true } as const);
  await card(side, { ...theirs, can: ['cancel', 'confirm_start'] });
  await expect.element(page.getByText(words)).toBeVisible();
});

test('the timer of an ongoing tour ticks without shifting the content below, and shows what to do at the end', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const now = vi.spyOn(Temporal.Now, 'instant');
  const setNow = (instant: string) => now.mockReturnValue(Temporal.Instant.from(instant));
  setNow('2026-12-01T04:49:59Z');
  const { screen } = await card('traveler', running);
  const clock = page.getByRole('region', { name: /Tour in progress/ });
  const bigText = () => clock.element().querySelector('.font-bold')?.textContent;
  const topOfContentBelow = () =>
    page.getByRole('heading', { name: 'Meeting point' }).element().getBoundingClientRect().top;
  // The test server has no city image, so its banner disappears.
  await expect.poll(() => document.querySelector('[data-missing]')).not.toBeNull();
  const tops = [topOfContentBelow()];
  const read = [bigText()];
  for (const instant of ['2026-12-01T04:50:00Z', '2026-12-01T04:59:59Z', '2026-12-01T05:00:01Z']) {
    setNow(instant);
    await vi.advanceTimersByTimeAsync(1_000);
    await expect.poll(bigText).not.toBe(read.at(-1));
    read.push(bigText());
    tops.push(topOfContentBelow());
  }
  expect(read).toEqual(['0:10:01', '0:10:00', '0:00:01', 'Complete Service']);
  expect(new Set(tops).size, tops.join()).toBe(1);
  expect(screen.container.textContent).toContain('The scheduled time is over');
});

test('leaves no empty row below the timer’s text long before the end', async () => {
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(Temporal.Instant.from('2026-12-01T03:00:00Z'));
  await page.viewport(390, 844);
  await card('guide', running, { locale: 'zh-CN' });
  const clock = page.getByRole('region', { name: /进行中的行程/ });
  const sentence = clock.getByText(/当面收尾款/);
  await expect.element(sentence).toBeVisible();
  const bottom = (part: typeof clock) => part.element().getBoundingClientRect().bottom;
  expect(bottom(clock) - bottom(sentence)).toBeLessThan(20);
  await page.viewport(1280, 800);
});

test.each([
  ['2026-12-01T03:00:00Z', 'Directions'],
  ['2026-12-01T04:44:00Z', 'Directions'],
  ['2026-12-01T04:46:00Z', 'Complete Service'],
  ['2026-12-01T05:30:00Z', 'Complete Service'],
])('at %s, the first action of an ongoing tour is: %s', async (instant, first) => {
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(Temporal.Instant.from(instant));
  await card('traveler', running);
  const complete = page.getByRole('button', { name: 'Complete Service' });
  await expect.element(complete).toBeVisible();
  const filled = [...document.querySelectorAll('[data-booking] :is(a, button)')]
    .filter((one) => one.classList.contains('bg-action'))
    .map((one) => one.textContent ?? '');
  expect(filled).toEqual([expect.stringContaining(first)]);
});

test('asks for confirmation once before completing a tour, and explains the effect', async () => {
  const { sent } = await card('traveler', running, {
    replies: [reply(updateBookingStatus, sampleBooking({ status: 'completed', tab: 'past' }))],
  });
  const changes = () => sent.filter(({ path }) => path.endsWith('/status'));
  await page.getByRole('button', { name: 'Complete Service' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/the remaining RMB 700/)).toBeVisible();
  await expect.element(dialog.getByText(/goes to the guide. This can’t be undone/)).toBeVisible();
  expect(changes()).toEqual([]);
  await dialog.getByRole('button', { name: 'Complete Service' }).click();
  await expect.element(page.getByText('Tour service completed successfully')).toBeVisible();
  expect(changes()).toMatchObject([{ body: { status: 'completed' } }]);
});

test.each([
  ['2026-12-01T02:09:00Z', 'End the tour now?', /has 2 hours 51 minutes left/],
  ['2026-12-01T05:30:00Z', 'Complete the service?', /is over/],
])('at %s, the confirmation says whether the tour is over', async (at, title, text) => {
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(Temporal.Instant.from(at));
  await card('guide', running);
  await page.getByRole('button', { name: 'Complete Service' }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect.element(dialog.getByText(text)).toBeVisible();
  await expect.element(dialog.getByText(/counts as earned/)).toBeVisible();
});

test.each([
  ['traveler', { travelerConfirmedStart: true }, /^The tour’s time is over, and Aoi hasn’t/],
  ['guide', { guideConfirmedStart: true }, /^The tour’s time is over, and Mei hasn’t/],
  ['guide', {}, /^The tour’s time is over. If you met Mei/],
] as const)(
  'after the end of a tour that has not begun, offers the %s to report a no-show outside the details (bookings.md, "The traveler\'s card") %o',
  async (side, confirmed, words) => {
    vi.spyOn(Temporal.Now, 'instant').mockReturnValue(
      Temporal.Instant.from('2026-12-01T05:30:00Z'),
    );
    await card(side, {
      status:
        side === 'guide' && 'guideConfirmedStart' in confirmed
          ? 'start_confirmed'
          : 'awaiting_start',
      ...confirmed,
      can: ['report_no_show'],
    });
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(page.getByText('Start not confirmed')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Report a no-show' })).toBeVisible();
  },
);

test('reports a no-show with a description, after one confirmation', async () => {
  const { sent } = await card(
    'guide',
    { status: 'start_confirmed', guideConfirmedStart: true, can: ['cancel', 'report_no_show'] },
    {
      replies: [
        reply(
          reportNoShow,
          sampleBooking({ status: 'cancelled', tab: 'past', cancelKind: 'no_show_traveler' }),
        ),
      ],
    },
  );
  await page.getByRole('button', { name: /^Details/ }).click();
  await page.getByRole('button', { name: 'Report a no-show' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/deposit for 72 hours/)).toBeVisible();
  await dialog.getByRole('textbox').fill('Nobody at the gate');
  await dialog.getByRole('button', { name: 'Report a no-show' }).click();
  await expect.element(page.getByText('No-show reported')).toBeVisible();
  expect(sent.filter(({ path }) => path.endsWith('/report-no-show'))).toMatchObject([
    { body: { reason: 'Nobody at the gate' } },
  ]);
});

test('shows no refund for a no-show until the payment has been split', async () => {
  await card('traveler', {
    status: 'cancelled',
    tab: 'past',
    can: [],
    cancelKind: 'no_show_guide',
    settleAt: '2026-12-04T02:00:00Z',
  });
  await expect.element(page.getByText(/Aoi didn’t confirm the start/)).toBeVisible();
  await expect.element(page.getByText(/frozen until then/)).toBeVisible();
  await expect.element(page.getByText(/Nothing was refunded/)).not.toBeInTheDocument();
});

test('shows no refund while an emergency claim holds the money after the time to contest has passed', async () => {
  await card('traveler', {
    status: 'cancelled',
    tab: 'past',
    can: [],
    cancelKind: 'no_show_traveler',
    paidAt: '2026-11-01T02:00:00Z',
    settleAt: null,
    emergencyClaim: 'open',
  });
  await expect.element(page.getByText(/your no-show/)).toBeVisible();
  await expect.element(page.getByText(/until/)).not.toBeInTheDocument();
  await expect.element(page.getByText(/Nothing was refunded/)).not.toBeInTheDocument();
});

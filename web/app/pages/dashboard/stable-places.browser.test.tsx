import {
  getBooking,
  getRefundQuote,
  listGuideBookings,
  listTravelerBookings,
} from '@tomoguide/contract/bookings/calls';
import type { BookingDetail } from '@tomoguide/contract/bookings/entities';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bookingKeys } from '../../parts/bookings/queries.ts';
import { reply } from '../../testing/api-replies.ts';
import { sampleBooking, sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { GuideDashboardPage } from '../guide-dashboard/guide-dashboard-page.tsx';
import { TripsPage } from './trips-page.tsx';

const dialog = page.getByRole('dialog');
const card = page.getByText('TG0042');

const trips = (first: BookingDetail, at: string) => {
  const now = { booking: first };
  const shown = show(<TripsPage savedTotal={0} savedGuides={null} help={null} />, {
    at,
    as: sampleSession(),
    replies: [
      reply(listTravelerBookings, () => ({ data: [now.booking] })),
      reply(getBooking, () => now.booking),
      reply(getRefundQuote, {
        bookingId: first.id,
        onlinePaidCents: 30_000,
        refundCents: 30_000,
        keptCents: 0,
        parts: [],
      }),
    ],
  });
  const replaceBooking = async (booking: BookingDetail) => {
    now.booking = booking;
    await (await shown).cache.invalidateQueries({ queryKey: bookingKeys.all });
  };
  return { shown, becomes: replaceBooking };
};

test('keeps a card whose dialog is open when the guide answers', async () => {
  const unanswered = sampleBooking({
    status: 'confirmed',
    tab: 'pending-requests',
    can: ['cancel'],
  });
  const { shown, becomes } = trips(unanswered, '/dashboard');
  await shown;
  await page.getByRole('button', { name: /^Details/ }).click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await dialog.getByRole('textbox').fill('My flight is cancelled.');
  await becomes(sampleBooking({ status: 'upcoming', tab: 'upcoming', can: ['cancel'] }));
  await expect.element(dialog.getByRole('textbox')).toHaveValue('My flight is cancelled.');

  await dialog.getByRole('button', { name: 'Keep booking' }).click();
  await expect.element(card).not.toBeInTheDocument();
});

test('keeps the place of a booking linked in the URL while its dialog is open, and then moves it to its new tab', async () => {
  const unanswered = sampleBooking({
    status: 'confirmed',
    tab: 'pending-requests',
    can: ['cancel'],
  });
  const { shown, becomes } = trips(unanswered, '/dashboard#TG0042');
  await shown;
  await page.getByRole('button', { name: /^Details/ }).click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await dialog.getByRole('textbox').fill('My flight is cancelled.');
  await becomes(sampleBooking({ status: 'upcoming', tab: 'upcoming', can: ['cancel'] }));
  await expect.element(dialog.getByRole('textbox')).toHaveValue('My flight is cancelled.');

  await dialog.getByRole('button', { name: 'Keep booking' }).click();
  const selected = page.getByRole('tab', { selected: true });
  await expect.element(selected).toHaveTextContent('Upcoming Trips');
  await expect.element(card.first()).toBeVisible();
});

test('keeps the dispute dialog open with its text when the other user completes the tour', async () => {
  const running = { status: 'ongoing', tab: 'ongoing' } as const;
  const { shown, becomes } = trips(
    sampleBooking({ ...running, can: ['open_dispute'] }),
    '/dashboard?tab=ongoing',
  );
  await shown;
  await page.getByRole('button', { name: /^Details/ }).click();
  await page.getByRole('button', { name: 'Open a dispute' }).click();
  await dialog.getByRole('textbox').fill('We never got there.');
  await becomes(sampleBooking({ status: 'completed', tab: 'past', can: [] }));
  await expect.element(page.getByText('Completed', { exact: true })).toBeVisible();
  await expect.element(dialog.getByRole('textbox')).toHaveValue('We never got there.');
});

test('closes the sheet with the user’s start code once the guide has entered it', async () => {
  const now = Temporal.Now.instant();
  const times = {
    scheduledStartTime: now.add({ minutes: 5 }).toString(),
    scheduledEndTime: now.add({ hours: 4 }).toString(),
  };
  const { shown, becomes } = trips(
    sampleBooking({ ...times, status: 'awaiting_start', can: ['enter_start_code'] }),
    '/dashboard?tab=upcoming',
  );
  await shown;
  await page.getByRole('button', { name: 'Start code' }).click();
  await expect.element(dialog).toBeVisible();
  await becomes(sampleBooking({ ...times, status: 'ongoing', tab: 'ongoing', can: [] }));
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(card).not.toBeInTheDocument();
});

test('keeps the guide’s rejection text if the traveler cancels in the meantime', async () => {
  const unanswered = {
    viewerIs: 'guide',
    status: 'confirmed',
    tab: 'pending-requests',
    can: ['accept', 'reject'],
    deadlineAt: '2036-01-05T00:00:00Z',
  } as const;
  const now = { booking: sampleBooking({ ...unanswered, can: [...unanswered.can] }) };
  const user = sampleSession({ id: 9, isGuide: true, guideId: 3, role: 'guide' });
  const { cache } = await show(<GuideDashboardPage session={{ token: 'a.b.c', user }} />, {
    as: user,
    replies: [reply(listGuideBookings, () => ({ data: [now.booking] }))],
  });
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  await dialog.getByRole('textbox').fill('I am ill.');
  now.booking = sampleBooking({
    viewerIs: 'guide',
    status: 'cancelled',
    tab: 'past',
    cancelKind: 'traveler',
    can: [],
  });
  await cache.invalidateQueries({ queryKey: bookingKeys.all });
  await expect.element(page.getByText('Accept', { exact: true })).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('textbox')).toHaveValue('I am ill.');
});

import { getBookingHistory } from '@tomoguide/contract/bookings/calls';
import { BookingId, UserId } from '@tomoguide/contract/primitives';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusal, reply } from '../../../testing/api-replies.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { CollapsibleHistory } from './booking-history.tsx';

const person = (id: number, nickname: string) => ({
  id: UserId.parse(id),
  nickname,
  profilePicture: null,
});
const AT = '2026-05-03T00:30:00Z';
const STORY = {
  traveler: person(7, 'Mei'),
  guide: person(8, 'Kenji'),
  scheduledStartTime: AT,
  scheduledEndTime: '2026-05-03T04:30:00Z',
  timeZone: 'Asia/Tokyo',
  travelers: 2,
  itinerary: null,
  history: [
    {
      at: AT,
      event: 'complete',
      by: 'traveler' as const,
      from: 'ongoing' as const,
      to: 'completed' as const,
      cancelKind: null,
      rejectReason: null,
      reason: null,
      enteredAt: null,
    },
  ],
  refunds: [
    {
      amountCents: 20_700,
      destination: 'card' as const,
      status: 'arrived' as const,
      minDays: 3,
      maxDays: 5,
      createdAt: AT,
      demoPage: null,
    },
  ],
  startCodeEntries: [],
  dayMarks: [],
  formerGuides: [],
};

test('fetches a booking’s actions, actors and refunds when the user opens its history', async () => {
  const { sent } = await show(<CollapsibleHistory id={BookingId.parse(42)} />, {
    as: sampleSession(),
    replies: [reply(getBookingHistory, STORY)],
  });
  expect(sent).toEqual([]);
  await page.getByText('Booking history').click();
  await expect.element(page.getByText(/2 travelers/)).toBeVisible();
  await expect.element(page.getByText(/Mei.*complete/)).toBeVisible();
  await expect.element(page.getByText(/207.* to the card · arrived/)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('lets the user retry if the history fails to load', async () => {
  await show(<CollapsibleHistory id={BookingId.parse(42)} />, {
    as: sampleSession(),
    replies: [refusal(getBookingHistory, 503, 'UNAVAILABLE')],
  });
  await page.getByText('Booking history').click();
  await expect.element(page.getByText('The history couldn’t be loaded')).toBeVisible();
  await expect.element(page.getByRole('button')).toBeVisible();
});

test('shows a case in the console’s time zone, wherever the tour takes place', async () => {
  const entry = { by: 'guide' as const, enteredAt: AT, arrivedAt: AT, fits: true, reason: null };
  await show(<CollapsibleHistory id={BookingId.parse(42)} />, {
    as: sampleSession(),
    replies: [
      reply(getBookingHistory, {
        ...STORY,
        timeZone: 'Pacific/Auckland',
        startCodeEntries: [{ ...entry, outcome: 'started' as const }],
      }),
    ],
  });
  await page.getByText('Booking history').click();
  await expect.element(page.getByRole('time')).toHaveTextContent('Sun, May 3, 2026, 09:30');
  await expect.element(page.getByText(/entered Sun, May 3, 2026, 09:30/)).toBeVisible();
});

test('shows what both sent on the day, and the arrival of a mark that was late', async () => {
  const marks = [
    { by: 'traveler' as const, mark: 'here' as const, at: AT, arrivedAt: '2026-05-03T00:32:00Z' },
    { by: 'guide' as const, mark: 'late' as const, at: AT, arrivedAt: '2026-05-03T00:32:01Z' },
  ].map((mark) => ({ ...mark, id: crypto.randomUUID() }));
  await show(<CollapsibleHistory id={BookingId.parse(42)} />, {
    as: sampleSession(),
    replies: [reply(getBookingHistory, { ...STORY, dayMarks: marks })],
  });
  await page.getByText('Booking history').click();
  await expect.element(page.getByText(/^Mei: here, Sun, May 3, 2026, 09:30$/)).toBeVisible();
  await expect
    .element(page.getByText(/^Kenji: 10 minutes late, .*09:30 \(arrived .*09:32\)$/))
    .toBeVisible();
});

test('names in each entry the guide of its time (bookings.md, "Substitute guide")', async () => {
  const [step] = STORY.history;
  if (!step) throw new Error('no step');
  const history = [
    { ...step, event: 'accept', by: 'guide' as const },
    { ...step, at: '2026-05-02T00:00:00Z', event: 'agree_to_substitute', by: 'traveler' as const },
    { ...step, at: '2026-05-03T00:00:00Z', event: 'complete', by: 'guide' as const },
  ];
  const formerGuides = [person(11, 'Ren')];
  await show(<CollapsibleHistory id={BookingId.parse(42)} />, {
    as: sampleSession(),
    replies: [reply(getBookingHistory, { ...STORY, history, formerGuides })],
  });
  await page.getByText('Booking history').click();
  await expect.element(page.getByText('Ren accepted the request')).toBeVisible();
  await expect.element(page.getByText(/^Kenji .*complete/)).toBeVisible();
});

import { sendMark } from '@tomoguide/contract/bookings/calls';
import type { Booking, BookingDetail } from '@tomoguide/contract/bookings/entities';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, refusal, reply } from '../../../testing/api-replies.ts';
import { sampleBooking, sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { deleteEntries } from '../start-code/entry-queue.ts';
import { DayMarks } from './day-marks.tsx';

afterEach(deleteEntries);

/** Creates a new booking for each test, because stored data outlives a test. */
let nextId = 700;
const startingIn = (minutes: number, change: Partial<Booking> = {}): BookingDetail => {
  nextId += 1;
  const now = Temporal.Now.instant();
  return sampleBooking({
    id: nextId,
    status: 'awaiting_start',
    scheduledStartTime: now.add({ minutes }).toString(),
    scheduledEndTime: now.add({ minutes: minutes + 180 }).toString(),
    ...change,
  });
};

const marked = (by: 'traveler' | 'guide', mark: 'here' | 'on_my_way' | 'late', at: string) => ({
  id: crypto.randomUUID(),
  by,
  mark,
  at,
  arrivedAt: at,
});

const open = (booking: Booking, replies: Parameters<typeof answerCalls>[0] = []) =>
  show(<DayMarks booking={booking} />, { as: sampleSession(), replies });

test('appears one hour before the start, and shows what both have sent, with the time', async () => {
  const { screen } = await open(startingIn(70));
  await expect.element(page.getByText('On the day')).not.toBeInTheDocument();
  await screen.unmount();
  const dayMarks = [
    marked('guide', 'on_my_way', '2026-11-30T23:40:00Z'),
    marked('traveler', 'late', '2026-11-30T23:41:00Z'),
  ];
  await open(startingIn(50, { dayMarks }));
  await expect.element(page.getByText('Aoi: on my way, 08:40')).toBeVisible();
  await expect.element(page.getByText('You: 10 minutes late, 08:41')).toBeVisible();
  expect(document.querySelectorAll('[data-day-marks] button')).toHaveLength(4);
});

test('a click without a connection is stored with its time, and sent once later', async () => {
  const booking = startingIn(50);
  const { sent } = await open(booking);
  const button = page.getByRole('button', { name: 'On my way' });
  await button.click();
  await button.click();
  await expect.element(page.getByText(/^Saved on this phone/)).toBeVisible();
  const { body } = sent.find((call) => call.path.endsWith('/marks')) ?? {};
  expect(body).toMatchObject({ mark: 'on_my_way' });
  const at = (body as { clickedAt: string }).clickedAt;
  const again = answerCalls([
    reply(sendMark, { ...booking, dayMarks: [marked('traveler', 'on_my_way', at)] }),
  ]);
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText(/^Saved on this phone/)).not.toBeInTheDocument();
  expect(again.filter((call) => call.path.endsWith('/marks'))).toMatchObject([{ body }]);
});

test('a rejected click says why', async () => {
  await open(startingIn(50), [refusal(sendMark, 409, 'MARK_OUTSIDE_TIME')]);
  await page.getByRole('button', { name: 'I’m here' }).click();
  await expect.element(page.getByText(/^Not sent\. .*Check this phone’s clock/)).toBeVisible();
});

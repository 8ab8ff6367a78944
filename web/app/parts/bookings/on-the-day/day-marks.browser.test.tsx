import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import { enterStartCode, sendMark } from '@tomoguide/contract/bookings/calls';
import type { Mark } from '@tomoguide/contract/bookings/day-marks';
import type { Booking, BookingDetail } from '@tomoguide/contract/bookings/entities';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, refusal, reply, type Sent } from '../../../testing/api-replies.ts';
import { sampleBooking, sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { deleteEntries, enterCode } from '../start-code/entry-queue.ts';
import { DayMarks } from './day-marks.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  deleteEntries();
});

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

const marked = (by: Party, mark: Mark, at: string, arrivedAt = at) => ({
  id: crypto.randomUUID(),
  by,
  mark,
  at,
  arrivedAt,
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
    marked('guide', 'here', '2026-11-30T23:42:00Z', '2026-11-30T23:50:00Z'),
  ];
  await open(startingIn(50, { dayMarks }));
  await expect.element(page.getByText('Aoi: on my way, 08:40')).toBeVisible();
  await expect.element(page.getByText('You sent: 10 minutes late, 08:41')).toBeVisible();
  await expect.element(page.getByText('Aoi: here, 08:42 (arrived 08:50)')).toBeVisible();
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

test('a sent mark stays visible until the list contains it', async () => {
  const booking = startingIn(50);
  let calls: readonly Sent[] = [];
  const getMarkId = () => {
    const body = calls.find(({ path }) => path.endsWith('/marks'))?.body;
    return (body as { markId: string }).markId;
  };
  const stored = () => [{ ...marked('traveler', 'here', booking.createdAt), id: getMarkId() }];
  const { sent } = await open(booking, [
    reply(sendMark, () => ({ ...booking, dayMarks: stored() })),
  ]);
  calls = sent;
  await page.getByRole('button', { name: 'I’m here' }).click();
  await expect.poll(() => document.querySelector('[data-mark=sent]')).not.toBeNull();
  await expect.element(page.getByText(/^You sent: I’m here/)).toBeVisible();
  await expect.element(page.getByText(/^Saved on this phone/)).not.toBeInTheDocument();
});

test('a start code does not wait for a mark that hangs', async () => {
  const booking = startingIn(5);
  const wrongCode = { outcome: 'kept' as const, reason: 'wrong_code' as const, booking };
  await open(booking, [reply(enterStartCode, wrongCode)]);
  const answer = globalThis.fetch;
  const hanging = Promise.withResolvers<never>();
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      String(input).endsWith('/marks') ? hanging.promise : answer(input, init),
    );
  await page.getByRole('button', { name: 'I’m here' }).click();
  await expect.poll(() => fetched.mock.calls.length).toBeGreaterThan(0);
  const enteredAt = Temporal.Now.instant().toString();
  const { id: userId } = sampleSession();
  const entry = await enterCode({ userId, bookingId: booking.id, code: '000001', enteredAt });
  expect(entry).toMatchObject({ state: 'kept', reason: 'wrong_code' });
  // The call must not stay pending into the next test.
  hanging.reject(new TypeError('given up'));
  await expect.element(page.getByText(/^Saved on this phone/)).toBeVisible();
});

test('says that the team is asked, and after the call that it knows', async () => {
  const booking = startingIn(-20);
  const early = marked('traveler', 'cannot_find', booking.scheduledStartTime);
  const { screen } = await open({ ...booking, dayMarks: [early] });
  await expect.element(page.getByText(/also asks our team for help/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Write to our team' })).toBeVisible();
  await screen.unmount();
  const call = marked('traveler', 'cannot_find', Temporal.Now.instant().toString());
  await open({ ...booking, dayMarks: [early, call] });
  await expect.element(page.getByText(/^Our team knows/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Open the support chat' })).toBeVisible();
});

import { openDispute } from '@tomoguide/contract/bookings/calls';
import { sweepBookings } from '../../domains/bookings/service.ts';
import type { TestApp, TestReply } from '../app.ts';
import { aToken } from './accounts.ts';
import { aBooking, aKey, forceStatus, type TestBooking } from './bookings.ts';

const BOTH = { travelerConfirmedStart: true, guideConfirmedStart: true };

/** The factory's tour is on May 10, 10:00 to 13:00 in Tokyo. It completes automatically two days later. */
export const START = '2026-05-10T01:00:00Z';
export const END = '2026-05-10T04:00:00Z';
export const COMPLETED = '2026-05-12T04:00:00Z';
/** If only one party confirmed the start, the other is reported as a no-show a day after the end. */
const REPORTED = '2026-05-11T04:00:00Z';

export type Disputable =
  | 'awaiting_start'
  | 'ongoing'
  | 'completed'
  | 'no_show_guide'
  | 'no_show_traveler';

const bookingInState = async (
  t: TestApp,
  state: Disputable,
  given: Parameters<typeof aBooking>[1] = {},
): Promise<TestBooking> => {
  const booking = await aBooking(t, { status: 'upcoming', ...given });
  const deadlineAt = (at: string) => ({ deadlineAt: Temporal.Instant.from(at) });
  if (state === 'awaiting_start') {
    await forceStatus(t, booking, 'awaiting_start', deadlineAt(REPORTED));
    t.clock.set(START);
    return booking;
  }
  if (state === 'ongoing' || state === 'completed') {
    await forceStatus(t, booking, 'ongoing', { ...BOTH, ...deadlineAt(COMPLETED) });
    t.clock.set(state === 'ongoing' ? END : COMPLETED);
  } else {
    const came = state === 'no_show_guide' ? 'travelerConfirmedStart' : 'guideConfirmedStart';
    const status = state === 'no_show_guide' ? 'awaiting_start' : 'start_confirmed';
    await forceStatus(t, booking, status, { [came]: true, ...deadlineAt(REPORTED) });
    t.clock.set(REPORTED);
  }
  if (state !== 'ongoing') await sweepBookings(t.deps);
  return booking;
};

/**
 * Creates a paid booking (RMB 690, deposit RMB 207) that can be disputed, sets the clock to a suitable
 * time, and returns it with new sessions.
 */
export const aDisputableBooking = async (
  ...args: Parameters<typeof bookingInState>
): Promise<TestBooking> => {
  const [t] = args;
  const { id, guide, traveler } = await bookingInState(...args);
  const token = await aToken(t, guide.userId);
  return {
    id,
    guide: { ...guide, user: { ...guide.user, token } },
    traveler: { ...traveler, token: await aToken(t, traveler.id) },
  };
};

/** Opens a dispute for the traveler or the guide. */
export const dispute = (
  t: TestApp,
  booking: TestBooking,
  by: 'traveler' | 'guide' = 'traveler',
  reason = 'The tour ended an hour early.',
): Promise<TestReply> =>
  t.inject(openDispute, {
    token: by === 'traveler' ? booking.traveler.token : booking.guide.user.token,
    params: { id: booking.id },
    body: { reason },
    headers: aKey(),
  });

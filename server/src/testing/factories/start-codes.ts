import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import { enterStartCode, getStartCode } from '@tomoguide/contract/bookings/calls';
import { calculateTotpCode, calculateTotpStep } from '@tomoguide/contract/bookings/totp';
import { startCodeSecret } from '../../domains/bookings/start/start-code-secret.ts';
import type { TestApp, TestReply } from '../app.ts';
import { aKey, type TestBooking } from './bookings.ts';

type Moment = string | Temporal.Instant;
const getInstant = (instant: Moment): Temporal.Instant => Temporal.Instant.from(instant);

/** Returns the code that a party's app shows at this time, unless a substitute took over. */
export const getStartCodeAt = (
  t: TestApp,
  booking: TestBooking,
  side: Party,
  instant: Moment = t.clock.now(),
): Promise<string> => {
  const row = { id: booking.id, guideUserId: booking.guide.userId, substitutedAt: null };
  return calculateTotpCode(
    startCodeSecret(t.deps, row, side),
    calculateTotpStep(getInstant(instant)),
  );
};

/** Returns what the app of `by` sends after it has scanned the other party's code at this time. */
export const aCodeEntry = async (
  t: TestApp,
  booking: TestBooking,
  by: Party,
  instant: Moment = t.clock.now(),
): Promise<{ code: string; enteredAt: string }> => ({
  code: await getStartCodeAt(t, booking, by === 'guide' ? 'traveler' : 'guide', instant),
  enteredAt: getInstant(instant).toString(),
});

const getToken = (booking: TestBooking, side: Party): string =>
  side === 'guide' ? booking.guide.user.token : booking.traveler.token;

export const fetchCodeSecret = (
  t: TestApp,
  booking: TestBooking,
  side: Party,
): Promise<TestReply> =>
  t.inject(getStartCode, { token: getToken(booking, side), params: { id: booking.id } });

/** Sends a code entry; by default, the correct code, scanned and sent now. */
export const enterCode = async (
  t: TestApp,
  booking: TestBooking,
  by: Party,
  entry: { code?: string; enteredAt?: string } = {},
  headers = aKey(),
): Promise<TestReply> =>
  t.inject(enterStartCode, {
    token: getToken(booking, by),
    params: { id: booking.id },
    body: { ...(await aCodeEntry(t, booking, by, entry.enteredAt)), ...entry },
    headers,
  });

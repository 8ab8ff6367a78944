import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import { findTransition } from '@tomoguide/contract/bookings/find-transition';
import { canChangeAddress } from '@tomoguide/contract/bookings/meeting-point';
import type { BookingEvent, Transition } from '@tomoguide/contract/bookings/transitions';
import type { UserId } from '@tomoguide/contract/primitives';
import { fail } from '../../failure.ts';
import type { BookingRow } from './tables.ts';
import { factsOf, partyOf } from './transitions/facts-of-row.ts';

type People = Pick<BookingRow, 'travelerId' | 'guideUserId'>;

/**
 * Returns the user's side of the booking, traveler or guide. Throws NOT_FOUND for anyone else, as if there
 * were no such booking.
 */
export const requireParty = (people: People | null, userId: UserId): Party =>
  (people && partyOf(people, userId)) ?? fail('NOT_FOUND');

/** Like `requireParty`, but also returns the row. */
export const asParty = (
  row: BookingRow | null,
  userId: UserId,
): { row: BookingRow; party: Party } => {
  const party = requireParty(row, userId);
  return row ? { row, party } : fail('NOT_FOUND');
};

/**
 * Throws USER_TYPE_MISMATCH if the request body states the wrong side. The stated side is not used otherwise.
 */
export const requireClaimedParty = (party: Party, claimed: Party): void => {
  if (claimed !== party) fail('USER_TYPE_MISMATCH', { field: 'userType' });
};

/** Lists of bookings are visible only to their own user; throws NOT_FOUND for anyone else. */
export const requireOwnList = (listedUserId: UserId, userId: UserId): void => {
  if (listedUserId !== userId) fail('NOT_FOUND');
};

/**
 * Returns the transition if the table allows this party the step now. Throws INVALID_TRANSITION with the
 * status.
 */
export const requireTransition = (
  row: BookingRow,
  event: BookingEvent,
  party: Party,
  now: Temporal.Instant,
): Transition =>
  findTransition(factsOf(row), event, party, now) ??
  fail('INVALID_TRANSITION', { status: row.status });

/** The sides that may propose another meeting point, and answer or withdraw a proposal. */
const MEETING_POINT_PARTIES: readonly Party[] = ['traveler', 'guide'];

/** Returns true if this side may change the meeting point now (docs/product/bookings.md, "Meeting point"). */
export const mayChangeAddress = (row: BookingRow, party: Party, now: Temporal.Instant): boolean =>
  MEETING_POINT_PARTIES.includes(party) && canChangeAddress(factsOf(row), now);

/** Throws INVALID_TRANSITION with the status unless `mayChangeAddress` is true. */
export const requireAddressChange = (
  row: BookingRow,
  party: Party,
  now: Temporal.Instant,
): void => {
  if (!mayChangeAddress(row, party, now)) fail('INVALID_TRANSITION', { status: row.status });
};

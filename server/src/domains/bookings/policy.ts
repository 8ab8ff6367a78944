import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import { findTransition } from '@tomoguide/contract/bookings/find-transition';
import { canChangeAddress } from '@tomoguide/contract/bookings/meeting-point';
import type { BookingEvent, Transition } from '@tomoguide/contract/bookings/transitions';
import type { UserId } from '@tomoguide/contract/primitives';
import { fail } from '../../failure.ts';
import type { BookingRow } from './tables.ts';
import { getParty, toFacts } from './transitions/row-to-facts.ts';

type People = Pick<BookingRow, 'travelerId' | 'guideUserId'>;

/**
 * Returns the user's party in the booking: traveler or guide. Throws NOT_FOUND for anyone else, as if the
 * booking did not exist.
 */
export const requireParty = (people: People | null, userId: UserId): Party =>
  (people && getParty(people, userId)) ?? fail('NOT_FOUND');

/** Returns the booking's row and the user's party in it. Throws NOT_FOUND like `requireParty`. */
export const asParty = (
  row: BookingRow | null,
  userId: UserId,
): { row: BookingRow; party: Party } => {
  const party = requireParty(row, userId);
  return row ? { row, party } : fail('NOT_FOUND');
};

/**
 * Throws USER_TYPE_MISMATCH if the request body names the other party. The stated party is not used
 * otherwise.
 */
export const requireClaimedParty = (party: Party, claimed: Party): void => {
  if (claimed !== party) fail('USER_TYPE_MISMATCH', { field: 'userType' });
};

/** Throws NOT_FOUND unless the list of bookings is the user's own. */
export const requireOwnList = (listedUserId: UserId, userId: UserId): void => {
  if (listedUserId !== userId) fail('NOT_FOUND');
};

/**
 * Returns the transition if the table allows this party to take this step now. Throws INVALID_TRANSITION
 * with the current status.
 */
export const requireTransition = (
  row: BookingRow,
  event: BookingEvent,
  party: Party,
  now: Temporal.Instant,
  weather = false,
): Transition =>
  findTransition(toFacts(row, weather), event, party, now) ??
  fail('INVALID_TRANSITION', { status: row.status });

/** The parties that can propose another meeting point, and answer or withdraw a proposal. */
const MEETING_POINT_PARTIES: readonly Party[] = ['traveler', 'guide'];

/**
 * Returns true if this party can change the meeting point now (docs/product/bookings.md, "Meeting point").
 */
export const mayChangeAddress = (row: BookingRow, party: Party, now: Temporal.Instant): boolean =>
  MEETING_POINT_PARTIES.includes(party) && canChangeAddress(toFacts(row), now);

/** Throws INVALID_TRANSITION with the current status unless `mayChangeAddress` is true. */
export const requireAddressChange = (
  row: BookingRow,
  party: Party,
  now: Temporal.Instant,
): void => {
  if (!mayChangeAddress(row, party, now)) fail('INVALID_TRANSITION', { status: row.status });
};

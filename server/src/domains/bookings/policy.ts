import type { Party } from '@tomoguide/contract/bookings/facts';
import { findTransition } from '@tomoguide/contract/bookings/moves';
import type { BookingEvent, Transition } from '@tomoguide/contract/bookings/transitions';
import { fail } from '../../failure.ts';
import { factsOf, partyOf } from './facts.ts';
import type { BookingRow } from './tables.ts';

/** The booking and which of its people asks; NOT_FOUND for strangers, as if there were none. */
export const asParty = (
  row: BookingRow | null,
  userId: number,
): { row: BookingRow; party: Party } => {
  const party = row && partyOf(row, userId);
  return row && party ? { row, party } : fail('NOT_FOUND');
};

/** The row of the table that lets this party do it now; INVALID_TRANSITION with the status. */
export const requireTransition = (
  row: BookingRow,
  event: BookingEvent,
  party: Party,
  now: Temporal.Instant,
): Transition =>
  findTransition(factsOf(row), event, party, now) ??
  fail('INVALID_TRANSITION', { status: row.status });

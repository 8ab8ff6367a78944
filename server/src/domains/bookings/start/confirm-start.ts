import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import { getDeadline } from '@tomoguide/contract/bookings/deadlines';
import type { BookingStatus } from '@tomoguide/contract/bookings/statuses';
import type { Transition } from '@tomoguide/contract/bookings/transitions';
import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { carryOut } from '../effects/carry-out.ts';
import { lockForParty } from '../locks/lock-booking.ts';
import { requireClaimedParty, requireTransition } from '../policy.ts';
import type { BookingRow } from '../tables.ts';
import { toFacts } from '../transitions/row-to-facts.ts';

/** The column that stores that a party has confirmed the start. */
const FLAG = { traveler: 'travelerConfirmedStart', guide: 'guideConfirmedStart' } as const;

/**
 * The possible statuses after a confirmation. In these, a repeated confirmation returns the booking
 * unchanged.
 */
const AFTER_CONFIRMING: ReadonlySet<BookingStatus> = new Set([
  'awaiting_start',
  'start_confirmed',
  'ongoing',
]);

/** Applies the transition for one party. `byUserId` is absent if the travelers' link was used. */
export const confirmFor = async (
  tx: Tx,
  deps: Deps,
  row: BookingRow,
  by: { party: Party; transition: Transition; now: Temporal.Instant; byUserId?: UserId },
): Promise<BookingRow> => {
  const { party, transition, now, ...who } = by;
  const step = { at: now, by: party, ...who };
  // Schedules the notice that the tour starts in two hours, because both parties still get it
  // (docs/product/notices.md, "System messages").
  const remindAt =
    row.status === 'upcoming' ? { remindAt: getDeadline('startNears', toFacts(row)) } : {};
  const changes = { [FLAG[party]]: true, ...remindAt };
  return (await carryOut(tx, deps, row, transition, step, { changes })).row;
};

/**
 * Confirms the start for one party; once both have confirmed, the tour is ongoing
 * (docs/product/bookings.md, "Start"). `claimed` is the party stated in the request body; null if absent.
 * Throws NOT_FOUND, USER_TYPE_MISMATCH, or INVALID_TRANSITION.
 */
export const confirmStart = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
  claimed: Party | null = null,
): Promise<BookingRow> => {
  const now = deps.clock.now();
  const { row, party } = await lockForParty(tx, id, viewer.userId, { calendar: true });
  if (claimed) requireClaimedParty(party, claimed);
  if (row[FLAG[party]] && AFTER_CONFIRMING.has(row.status)) return row;
  const transition = requireTransition(row, 'confirm_start', party, now);
  return confirmFor(tx, deps, row, { party, transition, now, byUserId: viewer.userId });
};

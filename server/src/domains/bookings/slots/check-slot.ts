import { isLive } from '@tomoguide/contract/bookings/statuses';
import type { BookingId, GuideId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { runDeadlines } from '../deadlines/run-deadlines.ts';
import type { HeldTime, Range } from '../queries.ts';

export interface Slot {
  guideId: GuideId;
  /** The traveler who wants to book the slot. */
  travelerId: UserId;
  range: Range;
}

/** The details of SLOT_TAKEN. `bookingId` is set only if the traveler's own unpaid booking holds it. */
export interface Taken {
  bookingId?: BookingId;
}

const overlaps = (a: Range, b: Range): boolean =>
  Temporal.Instant.compare(a.start, b.end) < 0 && Temporal.Instant.compare(b.start, a.end) < 0;

/**
 * Returns whether an unpaid booking, a change proposal or a substitute holds the time and has expired, even if
 * its timer has not run yet.
 */
export const isExpiredHold = (
  {
    status,
    deadlineAt,
    isProposal,
    isSubstitute,
  }: Pick<HeldTime, 'status' | 'deadlineAt' | 'isProposal' | 'isSubstitute'>,
  now: Temporal.Instant,
): boolean =>
  (isProposal || isSubstitute || status === 'pending') &&
  deadlineAt !== null &&
  Temporal.Instant.compare(deadlineAt, now) <= 0;

type LiveBooking = Pick<HeldTime, 'id' | 'status' | 'busy' | 'travelerId'>;

/**
 * `taken`: set if a booking holds part of the requested range; `liveRanges`: the ranges of the live
 * bookings around it.
 */
interface Found {
  taken: Taken | null;
  liveRanges: Range[];
}

const findConflict = (slot: Slot, liveBookings: readonly LiveBooking[]): Found => {
  const conflicting = liveBookings.find((row) => overlaps(row.busy, slot.range));
  const own = conflicting?.status === 'pending' && conflicting.travelerId === slot.travelerId;
  return {
    taken: conflicting ? (own ? { bookingId: conflicting.id } : {}) : null,
    liveRanges: liveBookings.map(({ busy }) => busy),
  };
};

/**
 * Returns whether a booking holds part of the requested range, and the live bookings around it. First ends
 * holds that have expired, even if their timer has not run yet, so that they do not block the slot. Must
 * run under the guide's lock.
 */
export const checkSlot = async (
  tx: Tx,
  deps: Deps,
  slot: Slot,
  held: readonly HeldTime[],
): Promise<Found> => {
  const now = deps.clock.now();
  const liveBookings: LiveBooking[] = [];
  for (const row of held) {
    const isExpired = isExpiredHold(row, now);
    // Its booking belongs to another guide, whose lock is not held here. The timer ends it.
    if (row.isSubstitute && isExpired) continue;
    // A hold that was paid at the last second stays live.
    const left = isExpired ? await runDeadlines(tx, deps, row.id) : row;
    // The booking of an expired proposal is listed with its own time.
    if (row.isProposal && isExpired) continue;
    if (left && isLive(left.status)) liveBookings.push(left);
  }
  return findConflict(slot, liveBookings);
};

/** Like `checkSlot`, but read-only: ignores expired holds instead of ending them. */
export const findSlotConflict = (
  slot: Slot,
  held: readonly HeldTime[],
  now: Temporal.Instant,
): Found =>
  findConflict(
    slot,
    held.filter((row) => !isExpiredHold(row, now)),
  );

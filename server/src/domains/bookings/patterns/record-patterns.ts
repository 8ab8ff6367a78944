import {
  GUIDE_CANCELLATIONS,
  PAIR_BOOKINGS,
  PATTERN_DAYS,
} from '@tomoguide/contract/bookings/figures';
import {
  type EndedFacts,
  guideCancelledAccepted,
  hasEndedLate,
} from '@tomoguide/contract/bookings/patterns';
import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { pauseListing } from '../../guides/service.ts';
import { listHandedOver } from '../substitutions/substitution-queries.ts';
import type { BookingRow } from '../tables.ts';
import { isFreedByGuide } from '../transitions/row-to-facts.ts';
import {
  addBookings,
  listRecentLateEndings,
  loadBookingsInCases,
  lockUndecided,
  openCase,
  type PatternOf,
} from './pattern-queries.ts';

/** Converts a row to the facts that the pattern rules need. */
export const getEndedFacts = (row: BookingRow): EndedFacts => ({
  status: row.status,
  cancelKind: row.cancelKind,
  freedByGuide: isFreedByGuide(row),
  start: row.scheduledStart,
  earliestStart: row.earliestStart,
  paidAt: row.paidAt,
  acceptedAt: row.acceptedAt,
  endedAt: row.endedAt,
});

/**
 * Adds bookings that are not yet in any case to the open case, or opens a case. A case whose commission was
 * announced does not change.
 */
const recordPattern = async (
  tx: Tx,
  of: PatternOf,
  ids: readonly BookingId[],
  at: Temporal.Instant,
): Promise<void> => {
  const known = await loadBookingsInCases(tx, of.kind, ids);
  if (ids.every((id) => known.has(id))) return;
  const row = (await lockUndecided(tx, of)) ?? (await openCase(tx, of, at));
  if (row.state === 'open') await addBookings(tx, row.id, ids);
};

type Pair = Pick<BookingRow, 'guideId' | 'guideUserId' | 'travelerId'>;

/**
 * Opens a case if this pair has two bookings that ended late within 90 days (docs/product/bookings.md,
 * "Suspicious patterns"). The caller must hold the lock of the guide's calendar.
 */
export const findPair = async (
  tx: Tx,
  { guideId, guideUserId, travelerId }: Pair,
  at: Temporal.Instant,
): Promise<void> => {
  const rows = (await listRecentLateEndings(tx, guideId, at)).filter(
    (row) => row.travelerId === travelerId && hasEndedLate(getEndedFacts(row)),
  );
  if (rows.length < PAIR_BOOKINGS) return;
  const ids = rows.map(({ id }) => id);
  await recordPattern(tx, { kind: 'pair', guideId, guideUserId, travelerId }, ids, at);
};

/**
 * Pauses the listing of a guide who has cancelled three accepted bookings within 90 days; two that substitutes
 * took over count as one.
 */
const pauseAfterCancellations = async (
  tx: Tx,
  deps: Deps,
  { guideId, guideUserId }: Pair,
  at: Temporal.Instant,
): Promise<void> => {
  const rows = (await listRecentLateEndings(tx, guideId, at)).filter((row) =>
    guideCancelledAccepted(getEndedFacts(row)),
  );
  const handedOver = await listHandedOver(tx, guideId, at.subtract({ hours: 24 * PATTERN_DAYS }));
  if (rows.length + handedOver.length / 2 < GUIDE_CANCELLATIONS) return;
  await recordPattern(
    tx,
    { kind: 'cancellations', guideId, guideUserId, travelerId: null },
    [...new Set([...rows.map(({ id }) => id), ...handedOver])],
    at,
  );
  await pauseListing(tx, deps, { guideId, userId: guideUserId }, { by: 'rule' });
};

/**
 * Counts a booking that a substitute just took over as half a cancellation. `row` is the booking with its first
 * guide, the lock of whose calendar the caller must hold.
 */
export const recordHandOver = pauseAfterCancellations;

/**
 * Checks whether a booking that was just cancelled completes a pattern. Runs in the transaction of the
 * cancellation.
 */
export const recordPatterns = async (
  tx: Tx,
  deps: Deps,
  row: BookingRow,
  at: Temporal.Instant,
): Promise<void> => {
  const facts = getEndedFacts(row);
  if (hasEndedLate(facts)) await findPair(tx, row, at);
  if (guideCancelledAccepted(facts)) await pauseAfterCancellations(tx, deps, row, at);
};

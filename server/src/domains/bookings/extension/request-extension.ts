import {
  type EXTENSION_MINUTES,
  MAX_EXTENSIONS,
  MAX_UNPAID_EXTENSIONS,
} from '@tomoguide/contract/bookings/figures';
import { calculateExtensionFeeCents, toRmb } from '@tomoguide/contract/bookings/price';
import type { Transition } from '@tomoguide/contract/bookings/transitions';
import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import { findViolatedConstraint } from '../../../database/violations.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import {
  type Bookable,
  getAffectingRange,
  loadBookable,
  refreshHeldDays,
} from '../../guides/service.ts';
import { lockAfterDeadlines } from '../deadlines/lock-after-deadlines.ts';
import { carryOut } from '../effects/carry-out.ts';
import { getExtendedRange } from '../effects/slot.ts';
import { requireTransition } from '../policy.ts';
import { listOverlappingBookings, type Range } from '../queries.ts';
import { checkSlot } from '../slots/check-slot.ts';
import type { BookingRow } from '../tables.ts';
import type { Step } from '../transitions/take-transition.ts';
import { findExtensionObstacle } from './extended-range.ts';

export type ExtensionMinutes = (typeof EXTENSION_MINUTES)[number];

export interface ExtensionRequest {
  minutes: ExtensionMinutes;
  /** The fee that the client displayed, in fen. */
  claimedCents: number;
}

/** Returns the fee for extending this booking, in fen. */
export const calculateFee = (row: BookingRow, minutes: number): number =>
  calculateExtensionFeeCents(row.totalCents, row.bookedMinutes, minutes);

/**
 * Throws EXTENSION_NOT_POSSIBLE with the reason if the guide is not free for a longer tour. First ends
 * expired unpaid holds, so that they do not block the extension. Returns what it has read of the guide.
 */
const requireFree = async (
  tx: Tx,
  deps: Deps,
  row: BookingRow,
  minutes: number,
): Promise<{ bookable: Bookable; liveRanges: readonly Range[] }> => {
  const { guideId, travelerId } = row;
  const range = getExtendedRange(row, minutes);
  const [bookable, around] = await Promise.all([
    loadBookable(tx, guideId),
    listOverlappingBookings(tx, [guideId], getAffectingRange(range)),
  ]);
  if (!bookable) throw new Error(`guide ${guideId} not found`);
  const others = around.filter(({ id }) => id !== row.id);
  const { liveRanges } = await checkSlot(tx, deps, { guideId, travelerId, range }, others);
  const { calendar } = bookable;
  const reason = findExtensionObstacle(row, minutes, { calendar, liveRanges }, deps.clock.now());
  if (reason) fail('EXTENSION_NOT_POSSIBLE', { reason });
  return { bookable, liveRanges };
};

/** Holds the longer time range. The exclusion constraint is a second safeguard in addition to the locks. */
const holdRange = async (
  tx: Tx,
  deps: Deps,
  row: BookingRow,
  transition: Transition,
  step: Omit<Step, 'event'>,
  minutes: number,
): Promise<BookingRow> => {
  const changes = {
    extension: 'unpaid',
    extensionMinutes: minutes,
    extensionPriceCents: calculateFee(row, minutes),
    extensionSince: step.at,
    travelerConfirmedExtension: false,
    busy: getExtendedRange(row, minutes),
  } as const;
  try {
    return (await carryOut(tx, deps, row, transition, step, { changes })).row;
  } catch (error) {
    if (findViolatedConstraint(error) === 'bookings_no_overlap')
      return fail('EXTENSION_NOT_POSSIBLE', { reason: 'next_booking' });
    throw error;
  }
};

/**
 * Requests more time for the traveler: holds the longer time range and opens the fee, which is due within
 * 15 minutes. Once it is paid, the guide must answer. Idempotent. Throws NOT_FOUND,
 * EXTENSION_LIMIT_REACHED, INVALID_TRANSITION, EXTENSION_NOT_POSSIBLE, or PRICE_CHANGED.
 */
export const requestExtension = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
  { minutes, claimedCents }: ExtensionRequest,
): Promise<BookingRow> => {
  const { row, party, now } = await lockAfterDeadlines(tx, deps, id, viewer.userId);
  const isRequested = row.status === 'extend_requested' && row.extensionMinutes === minutes;
  if (party === 'traveler' && isRequested) return row;
  requireExtensionsLeft(row);
  const transition = requireTransition(row, 'request_extension', party, now);
  const guide = await requireFree(tx, deps, row, minutes);
  const feeCents = calculateFee(row, minutes);
  if (claimedCents !== feeCents) {
    fail('PRICE_CHANGED', { extensionPrice: toRmb(feeCents), extensionPriceCents: feeCents });
  }
  const step = { at: now, by: party, byUserId: viewer.userId };
  const longer = await holdRange(tx, deps, row, transition, step, minutes);
  await refreshHeldDays(tx, deps, guide, longer.busy);
  return longer;
};

/**
 * Throws EXTENSION_LIMIT_REACHED if an ongoing tour was extended the maximum number of times, or
 * TOO_MANY_UNPAID_EXTENSIONS if too many requests were never paid.
 */
export const requireExtensionsLeft = (row: BookingRow): void => {
  if (row.status === 'ongoing' && row.extensionCount >= MAX_EXTENSIONS) {
    fail('EXTENSION_LIMIT_REACHED', { extensionCount: row.extensionCount });
  }
  if (row.status === 'ongoing' && row.extensionsUnpaid >= MAX_UNPAID_EXTENSIONS) {
    fail('TOO_MANY_UNPAID_EXTENSIONS', { unpaid: row.extensionsUnpaid });
  }
};

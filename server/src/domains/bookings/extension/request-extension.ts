import { MAX_EXTENSIONS, MAX_UNPAID_EXTENSIONS } from '@tomoguide/contract/bookings/figures';
import {
  type EXTENSION_MINUTES,
  extensionFeeCents,
  toRmb,
} from '@tomoguide/contract/bookings/price';
import type { Transition } from '@tomoguide/contract/bookings/transitions';
import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import { violatedConstraint } from '../../../database/violations.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { loadBookable, rewriteDays, timeAround } from '../../guides/service.ts';
import { openPayment } from '../../payments/service.ts';
import { clearSlot } from '../checkout/clear-slot.ts';
import { lockAfterDeadlines } from '../deadlines/lock-after-deadlines.ts';
import { requireTransition } from '../policy.ts';
import { overlapping } from '../queries.ts';
import type { BookingRow } from '../tables.ts';
import { move, type Step } from '../transitions/take-transition.ts';
import { obstacleTo, rangeWith } from './extended-range.ts';

export type ExtensionMinutes = (typeof EXTENSION_MINUTES)[number];

export interface ExtensionRequest {
  minutes: ExtensionMinutes;
  /** The price the client expects, in fen. */
  claimedCents: number;
}

/** The fee of an extension of this booking, in fen. */
export const feeOf = (row: BookingRow, minutes: number): number =>
  extensionFeeCents(row.totalCents, row.bookedMinutes, minutes);

/**
 * Ends expired unpaid holds, which block no one. Returns the guide's calendar and the other busy time
 * around the tour. Throws EXTENSION_NOT_POSSIBLE with the reason.
 */
const checkFree = async (tx: Tx, deps: Deps, row: BookingRow, minutes: number) => {
  const { guideId, travelerId } = row;
  const range = rangeWith(row, minutes);
  const [bookable, around] = await Promise.all([
    loadBookable(tx, guideId),
    overlapping(tx, [guideId], timeAround(range)),
  ]);
  if (!bookable) throw new Error(`guide ${guideId} vanished`);
  const others = around.filter(({ id }) => id !== row.id);
  const { liveRanges } = await clearSlot(tx, deps, { guideId, travelerId, range }, others);
  const reason = obstacleTo(row, minutes, { calendar: bookable.calendar, liveRanges });
  if (reason) fail('EXTENSION_NOT_POSSIBLE', { reason });
  return { bookable, liveRanges };
};

/** The exclusion constraint is a second safeguard after the locks. */
const holdRange = async (
  tx: Tx,
  row: BookingRow,
  transition: Transition,
  step: Step,
  minutes: number,
): Promise<BookingRow> => {
  try {
    return await move(tx, row, transition, step, {
      extension: 'unpaid',
      extensionMinutes: minutes,
      extensionPriceCents: feeOf(row, minutes),
      extensionSince: step.at,
      travelerConfirmedExtension: false,
      busy: rangeWith(row, minutes),
    });
  } catch (error) {
    if (violatedConstraint(error) === 'bookings_no_overlap')
      return fail('EXTENSION_NOT_POSSIBLE', { reason: 'next_booking' });
    throw error;
  }
};

/**
 * The traveler requests more time: the longer range is held, and the fee is due within 15 minutes; the
 * guide is asked once it is paid. A retry is idempotent. Throws NOT_FOUND, EXTENSION_LIMIT_REACHED,
 * INVALID_TRANSITION, EXTENSION_NOT_POSSIBLE, or PRICE_CHANGED.
 */
export const requestExtension = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
  { minutes, claimedCents }: ExtensionRequest,
): Promise<BookingRow> => {
  const { row, party, now } = await lockAfterDeadlines(tx, deps, id, viewer.userId);
  const isAskedFor = row.status === 'extend_requested' && row.extensionMinutes === minutes;
  if (party === 'traveler' && isAskedFor) return row;
  requireExtensionsLeft(row);
  const transition = requireTransition(row, 'request_extension', party, now);
  const { bookable, liveRanges } = await checkFree(tx, deps, row, minutes);
  const feeCents = feeOf(row, minutes);
  if (claimedCents !== feeCents) {
    fail('PRICE_CHANGED', { extensionPrice: toRmb(feeCents), extensionPriceCents: feeCents });
  }
  const by = { by: party, byUserId: viewer.userId };
  const moved = await holdRange(
    tx,
    row,
    transition,
    { at: now, event: transition.event, ...by },
    minutes,
  );
  await openPayment(tx, deps, {
    bookingId: id,
    travelerId: row.travelerId,
    kind: 'extension',
    amountCents: feeCents,
    useWallet: false,
  });
  await rewriteDays(tx, bookable, moved.busy, [...liveRanges, moved.busy]);
  return moved;
};

/**
 * For a running tour: throws EXTENSION_LIMIT_REACHED if it was extended the maximum number of times,
 * TOO_MANY_UNPAID_EXTENSIONS if too many requests went unpaid.
 */
export const requireExtensionsLeft = (row: BookingRow): void => {
  if (row.status === 'ongoing' && row.extensionCount >= MAX_EXTENSIONS) {
    fail('EXTENSION_LIMIT_REACHED', { extensionCount: row.extensionCount });
  }
  if (row.status === 'ongoing' && row.extensionsUnpaid >= MAX_UNPAID_EXTENSIONS) {
    fail('TOO_MANY_UNPAID_EXTENSIONS', { unpaid: row.extensionsUnpaid });
  }
};

import { findTransition } from '@tomoguide/contract/bookings/find-transition';
import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { carryOut } from '../effects/carry-out.ts';
import { lockBooking } from '../queries.ts';
import type { BookingRow } from '../tables.ts';
import { factsOf } from '../transitions/facts-of-row.ts';

/** Advances the booking once the deposit is in `held`; null if it no longer awaits the deposit. */
export const applyPaidDeposit = async (
  tx: Tx,
  deps: Deps,
  row: BookingRow,
  paidAt: Temporal.Instant,
): Promise<BookingRow | null> => {
  const at = deps.clock.now();
  const transition = findTransition(factsOf(row), 'pay', 'payments', at);
  if (!transition) return null;
  const step = { at, by: 'payments', byUserId: row.travelerId } as const;
  const changes = { paidAt, ...(row.guidePreAccepted ? { acceptedAt: row.createdAt } : {}) };
  return (await carryOut(tx, deps, row, transition, step, { changes })).row;
};

/**
 * Called by payments in the transaction that recorded the deposit. `late`: the hold expired or the booking
 * ended, so payments refunds the whole deposit (docs/product/money.md, "Late money").
 */
export const settleDeposit = async (
  tx: Tx,
  deps: Deps,
  bookingId: BookingId,
  paidAt: Temporal.Instant,
): Promise<'applied' | 'late'> => {
  const row = await lockBooking(tx, bookingId);
  return row && (await applyPaidDeposit(tx, deps, row, paidAt)) ? 'applied' : 'late';
};

import { findTransition } from '@tomoguide/contract/bookings/find-transition';
import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { carryOut } from '../effects/carry-out.ts';
import { lockBooking } from '../queries.ts';
import { factsOf } from '../transitions/facts-of-row.ts';

/**
 * Called by payments in the transaction that recorded the fee: requests the guide's answer. `late`: the
 * booking no longer awaits the fee, so payments refunds it in full (docs/product/money.md, "Late money").
 */
export const applyPaidFee = async (
  tx: Tx,
  deps: Deps,
  bookingId: BookingId,
): Promise<'applied' | 'late'> => {
  const at = deps.clock.now();
  const row = await lockBooking(tx, bookingId);
  const transition = row && findTransition(factsOf(row), 'pay_extension', 'payments', at);
  if (!transition) return 'late';
  const step = { at, by: 'payments', byUserId: row.travelerId } as const;
  const changes = { extension: 'paid', extensionPriceCents: null, extensionSince: at } as const;
  await carryOut(tx, deps, row, transition, step, { changes });
  return 'applied';
};

import { findTransition } from '@tomoguide/contract/bookings/find-transition';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { carryOut } from '../effects/carry-out.ts';
import type { BookingRow } from '../tables.ts';
import { toFacts } from '../transitions/row-to-facts.ts';

/**
 * Advances the locked booking once the deposit is in `held`. Null if the hold expired or the booking ended, so
 * payments refunds the whole deposit (docs/product/money.md, "Late money").
 */
export const applyPaidDeposit = async (
  tx: Tx,
  deps: Deps,
  row: BookingRow,
  paidAt: Temporal.Instant,
): Promise<BookingRow | null> => {
  const at = deps.clock.now();
  const transition = findTransition(toFacts(row), 'pay', 'payments', at);
  if (!transition) return null;
  const step = { at, by: 'payments', byUserId: row.travelerId } as const;
  const acceptedAt = row.guidePreAccepted ? row.createdAt : row.instant ? at : null;
  const changes = { paidAt, ...(acceptedAt && { acceptedAt }) };
  return (await carryOut(tx, deps, row, transition, step, { changes })).row;
};

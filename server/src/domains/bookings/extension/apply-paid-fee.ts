import { findTransition } from '@tomoguide/contract/bookings/find-transition';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { carryOut } from '../effects/carry-out.ts';
import type { BookingRow } from '../tables.ts';
import { toFacts } from '../transitions/row-to-facts.ts';

/**
 * Requests the guide's answer once the fee is in `held`. Null if the locked booking no longer awaits the fee, so
 * payments refunds it in full (docs/product/money.md, "Late money").
 */
export const applyPaidFee = async (
  tx: Tx,
  deps: Deps,
  row: BookingRow,
): Promise<BookingRow | null> => {
  const at = deps.clock.now();
  const transition = findTransition(toFacts(row), 'pay_extension', 'payments', at);
  if (!transition) return null;
  const step = { at, by: 'payments', byUserId: row.travelerId } as const;
  const changes = { extension: 'paid', extensionPriceCents: null, extensionSince: at } as const;
  return (await carryOut(tx, deps, row, transition, step, { changes })).row;
};

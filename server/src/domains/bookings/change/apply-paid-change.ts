import { findChangeStep } from '@tomoguide/contract/bookings/change-proposal';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { BookingRow, ChangeRow } from '../tables.ts';
import { applyChange } from './apply-change.ts';

/**
 * Applies an accepted change once its difference in deposit is in `held`. Null if the proposal has ended or
 * the booking is no longer upcoming, so payments refunds it in full (docs/product/money.md, "Late money").
 */
export const applyPaidChange = async (
  tx: Tx,
  deps: Deps,
  row: BookingRow,
  proposal: ChangeRow,
): Promise<BookingRow | null> => {
  const at = deps.clock.now();
  if (!findChangeStep(proposal, 'pay', 'payments', at)) return null;
  return applyChange(tx, deps, row, proposal, { at, by: 'payments', byUserId: row.travelerId });
};

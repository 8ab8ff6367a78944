import { findTransition } from '@tomoguide/contract/bookings/find-transition';
import {
  type DisputeOutcome,
  splitDisputedMoney,
} from '@tomoguide/contract/payments/dispute-split';
import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { recordStaffAction, requireOthersCase } from '../../audit/service.ts';
import { loadDisputedMoney } from '../../payments/service.ts';
import { carryOut } from '../effects/carry-out.ts';
import { findDispute, lockBookingAndCalendar } from '../queries.ts';
import type { BookingRow } from '../tables.ts';
import { toFacts } from '../transitions/row-to-facts.ts';

const EVENT = { completed: 'decide_completed', cancelled: 'decide_cancelled' } as const;

/**
 * Applies a staff decision on a dispute: sets the status of the tour and the refund of the online payment,
 * and takes commission from the rest (docs/product/bookings.md, "Disputes"). Throws NOT_FOUND, OWN_CASE,
 * REASON_REQUIRED, INVALID_TRANSITION, or REFUND_TOO_HIGH.
 */
export const decideDispute = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
  decision: { outcome: DisputeOutcome; refundCents: number; reason: string },
): Promise<BookingRow> => {
  const { outcome, refundCents, reason } = decision;
  const now = deps.clock.now();
  const row = await lockBookingAndCalendar(tx, id);
  if (!row || !(await findDispute(tx, id))) return fail('NOT_FOUND');
  requireOthersCase(viewer, [row.travelerId, row.guideUserId]);
  const transition =
    findTransition(toFacts(row), EVENT[outcome], 'staff', now) ??
    fail('INVALID_TRANSITION', { status: row.status });
  if (reason === '') fail('REASON_REQUIRED', { field: 'reason' });
  const money = (await loadDisputedMoney(tx, [id])).get(id) ?? fail('NOT_FOUND');
  if (refundCents > money.onlineCents) {
    fail('REFUND_TOO_HIGH', { field: 'refundCents', mostCents: money.onlineCents });
  }
  const decided = splitDisputedMoney(outcome, {
    ...money,
    refundCents,
    totalCents: row.totalCents,
    commissionPercent: row.policy.commissionPercent,
  });
  const step = { at: now, by: 'staff', byUserId: viewer.userId, reason } as const;
  const ended = await carryOut(tx, deps, row, transition, step, { decided });
  await recordStaffAction(tx, {
    staffId: viewer.userId,
    at: now,
    action: 'decide_dispute',
    subject: { kind: 'booking', id },
    reason,
    before: { status: 'disputed' },
    after: { status: outcome, ...decided, feeCents: money.openFeeCents },
  });
  return ended.row;
};

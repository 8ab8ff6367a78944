import type { CommissionNews } from '@tomoguide/contract/bookings/events';
import type { PatternDecision } from '@tomoguide/contract/bookings/patterns';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { record } from '../../../events/record.ts';
import { chargeCommission } from '../../payments/service.ts';
import { listBookingsByIds } from '../queries.ts';
import type { PatternCaseRow } from '../tables.ts';
import { clearDue, listCaseBookings, updateCase } from './pattern-queries.ts';
import { findPair } from './record-patterns.ts';

/** Notifies the guide that the status of a case's commission has changed. */
export const recordCommissionEvent = async (
  tx: Tx,
  deps: Deps,
  row: PatternCaseRow,
  type: 'announced' | 'charged' | 'dropped',
  reason: string | null,
): Promise<void> => {
  const [first] = await listCaseBookings(tx, [row.id]);
  const [booking] = first ? await listBookingsByIds(tx, [first.bookingId]) : [];
  const { objectBy } = row;
  if (!booking || !objectBy || row.amountCents === null)
    throw new Error(`pattern ${row.id} asks for no commission`);
  const payload: CommissionNews = {
    caseId: row.id,
    guideId: row.guideId,
    userId: row.guideUserId,
    amountCents: row.amountCents,
    timeZone: booking.timeZone,
    reason,
    objectBy: objectBy.toString(),
  };
  await record(tx, { type: `commission.${type}`, payload, occurredAt: deps.clock.now() });
};

/**
 * Ends a locked case and charges or drops its announced commission. Later bookings of the same pair can
 * open a new case.
 */
export const endCase = async (
  tx: Tx,
  deps: Deps,
  row: PatternCaseRow,
  { decision, reason }: { decision: PatternDecision; reason: string | null },
): Promise<PatternCaseRow> => {
  const at = deps.clock.now();
  const ended = await updateCase(tx, row.id, {
    state: 'decided',
    decision,
    decidedAt: at,
    reason: reason ?? row.reason,
  });
  const { guideId, guideUserId, travelerId, amountCents } = row;
  if (decision === 'commission' && amountCents !== null) {
    await chargeCommission(tx, { guideId, caseId: row.id, amountCents, at });
    await recordCommissionEvent(tx, deps, ended, 'charged', reason);
  } else if (row.announcedAt) {
    await clearDue(tx, row.id);
    await recordCommissionEvent(tx, deps, ended, 'dropped', reason);
  }
  if (travelerId !== null) await findPair(tx, { guideId, guideUserId, travelerId }, at);
  return ended;
};

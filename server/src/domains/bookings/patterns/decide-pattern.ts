import { OBJECTION_DAYS } from '@tomoguide/contract/bookings/figures';
import type { PatternDecision } from '@tomoguide/contract/bookings/patterns';
import type { PatternCaseId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { recordStaffAction, requireOthersCase } from '../../audit/service.ts';
import { loadGuideRestrictions, pauseListing, resumeListing } from '../../guides/service.ts';
import { listBookingsByIds } from '../queries.ts';
import type { PatternCaseRow } from '../tables.ts';
import { calculateTotalDue, loadCommissionsDue } from './commission-due.ts';
import { endCase, recordCommissionEvent } from './end-case.ts';
import { listCaseBookings, lockCase, setDue, updateCase } from './pattern-queries.ts';

interface StaffDecision {
  viewer: Pick<Viewer, 'userId'>;
  id: PatternCaseId;
  decision: PatternDecision;
  reason: string;
}

/** Requests the commission of each booking of a case from the guide, who has seven days to object. */
const announceCommission = async (
  tx: Tx,
  deps: Deps,
  row: PatternCaseRow,
  reason: string,
): Promise<PatternCaseRow> => {
  const ids = (await listCaseBookings(tx, [row.id])).map(({ bookingId }) => bookingId);
  const commissionsDue = await loadCommissionsDue(tx, await listBookingsByIds(tx, ids));
  const amountCents = row.kind === 'pair' ? calculateTotalDue([...commissionsDue.values()]) : null;
  if (amountCents === null) return fail('COMMISSION_NOT_DUE');
  for (const [bookingId, { dueCents }] of commissionsDue)
    if (dueCents !== null) await setDue(tx, row.id, bookingId, dueCents);
  const announcedAt = deps.clock.now();
  const announced = await updateCase(tx, row.id, {
    state: 'announced',
    amountCents,
    announcedAt,
    objectBy: announcedAt.add({ hours: 24 * OBJECTION_DAYS }),
    reason,
  });
  await recordCommissionEvent(tx, deps, announced, 'announced', reason);
  return announced;
};

/** Pauses the guide's listing as if the guide had; an earlier pause by staff stays in effect. */
const pauseByDecision = async (
  tx: Tx,
  deps: Deps,
  row: PatternCaseRow,
  { viewer, reason }: StaffDecision,
): Promise<void> => {
  const { guideId, guideUserId } = row;
  const wasPaused = (await loadGuideRestrictions(tx, [guideId])).get(guideId)?.pausedByStaff;
  await pauseListing(tx, deps, { guideId, userId: guideUserId }, { by: 'staff', reason });
  if (wasPaused) return;
  await recordStaffAction(tx, {
    staffId: viewer.userId,
    at: deps.clock.now(),
    action: 'pause_guide',
    subject: { kind: 'guide', id: guideId },
    reason,
    before: { paused: false },
    after: { paused: true },
  });
};

const applyDecision = async (
  tx: Tx,
  deps: Deps,
  row: PatternCaseRow,
  decided: StaffDecision,
): Promise<PatternCaseRow> => {
  const { decision, reason } = decided;
  if (decision === 'commission' && row.state === 'open')
    return announceCommission(tx, deps, row, reason);
  if (decision === 'listing_paused') await pauseByDecision(tx, deps, row, decided);
  const guide = { guideId: row.guideId, userId: row.guideUserId };
  if (decision === 'nothing' && row.kind === 'cancellations')
    await resumeListing(tx, deps, guide, 'rule');
  return endCase(tx, deps, row, { decision, reason });
};

/**
 * Applies a staff decision on a pattern (docs/product/bookings.md, "Suspicious patterns"). Commission is
 * first announced; if staff confirm it after the guide's objection, it is charged. Throws NOT_FOUND,
 * OWN_CASE, PATTERN_DECIDED if the case does not await a decision, or COMMISSION_NOT_DUE.
 */
export const decidePattern = async (
  tx: Tx,
  deps: Deps,
  decided: StaffDecision,
): Promise<PatternCaseRow> => {
  const { viewer, id, decision, reason } = decided;
  const row = (await lockCase(tx, id)) ?? fail('NOT_FOUND');
  requireOthersCase(viewer, [row.guideUserId, ...(row.travelerId ? [row.travelerId] : [])]);
  if (row.state !== 'open' && row.state !== 'objected') fail('PATTERN_DECIDED');
  const after = await applyDecision(tx, deps, row, decided);
  await recordStaffAction(tx, {
    staffId: viewer.userId,
    at: deps.clock.now(),
    action: 'decide_pattern',
    subject: { kind: 'pattern', id },
    reason,
    before: { status: row.state },
    after: {
      status: after.state,
      decision,
      ...(decision === 'commission' ? { commissionCents: after.amountCents } : {}),
    },
  });
  return after;
};

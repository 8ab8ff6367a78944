import { getDeadline } from '@tomoguide/contract/bookings/deadlines';
import type { Dispute } from '@tomoguide/contract/bookings/entities';
import type { StoredFile } from '@tomoguide/contract/files/entities';
import type { Executor } from '../../../database/database.ts';
import { loadAttachedFiles } from '../../files/service.ts';
import type { BookingRow, DisputeRow } from '../tables.ts';
import { toFacts } from '../transitions/row-to-facts.ts';

export const presentDecision = (dispute: DisputeRow): Dispute['decision'] => {
  const { decidedAt, outcome, refundCents } = dispute;
  if (!decidedAt || !outcome || refundCents === null) return null;
  return {
    at: decidedAt.toString(),
    by: dispute.decidedBy === null ? 'clock' : 'staff',
    outcome,
    refundCents,
    reason: dispute.decision,
  };
};

/** The files that each party attached to its statement. */
export interface DisputeFiles {
  files: StoredFile[];
  statementFiles: StoredFile[];
}

/** Returns the files attached to the statements of both parties. */
export const loadDisputeFiles = async (db: Executor, disputeId: number): Promise<DisputeFiles> => {
  const [files, statementFiles] = await Promise.all([
    loadAttachedFiles(db, 'dispute', [disputeId]),
    loadAttachedFiles(db, 'dispute_answer', [disputeId]),
  ]);
  return {
    files: files.get(disputeId) ?? [],
    statementFiles: statementFiles.get(disputeId) ?? [],
  };
};

/** Returns the deadline for the decision of a dispute, after which the default rule decides. */
export const getDecisionDeadline = (row: BookingRow): string =>
  getDeadline('dispute', toFacts(row)).toString();

/** Presents a dispute for both parties and staff. */
export const presentDispute = (
  row: BookingRow,
  dispute: DisputeRow,
  files: DisputeFiles,
): Dispute => ({
  ...files,
  openedBy: dispute.openedBy,
  openedAt: dispute.openedAt.toString(),
  reason: dispute.reason,
  statement: dispute.statement,
  decideBy: getDecisionDeadline(row),
  decision: presentDecision(dispute),
});

import { deadlineAt } from '@tomoguide/contract/bookings/deadlines';
import type { Dispute } from '@tomoguide/contract/bookings/entities';
import type { StoredFile } from '@tomoguide/contract/files/entities';
import type { Executor } from '../../../database/database.ts';
import { filesOf } from '../../files/service.ts';
import type { BookingRow, DisputeRow } from '../tables.ts';
import { factsOf } from '../transitions/facts-of-row.ts';

export const decisionOf = (dispute: DisputeRow): Dispute['decision'] => {
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

/** Returns the files attached to the statements of both sides. */
export const disputeFiles = async (db: Executor, disputeId: number): Promise<DisputeFiles> => {
  const [files, statementFiles] = await Promise.all([
    filesOf(db, 'dispute', [disputeId]),
    filesOf(db, 'dispute_answer', [disputeId]),
  ]);
  return {
    files: files.get(disputeId) ?? [],
    statementFiles: statementFiles.get(disputeId) ?? [],
  };
};

/** Returns the deadline for the decision of a dispute, after which the default rule decides. */
export const decideByOf = (row: BookingRow): string =>
  deadlineAt('dispute', factsOf(row)).toString();

/** Presents a dispute for both sides and staff. */
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
  decideBy: decideByOf(row),
  decision: decisionOf(dispute),
});

import type { SupportCaseId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { record } from '../../../events/record.ts';
import { lockCase, updateCase } from '../queries.ts';

/**
 * Sends a single notice and a single email about all answers that are still unread after a few minutes
 * (docs/product/support.md, "While one is away").
 */
export const notifyOfUnread = async (
  tx: Tx,
  deps: Deps,
  caseId: SupportCaseId,
  seq: number,
): Promise<void> => {
  const row = await lockCase(tx, caseId);
  if (!row || row.userId === null || row.readSeq >= seq || row.toldSeq > row.readSeq) return;
  await updateCase(tx, caseId, { toldSeq: row.lastSeq });
  await record(tx, {
    type: 'support.left_unread',
    payload: { caseId, userId: row.userId, seq },
    occurredAt: deps.clock.now(),
  });
};

import type { UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { record } from '../../../events/record.ts';
import { countUnread, findUserCase, lockCase, updateCase } from '../queries.ts';

/** Marks the answers of staff as read up to a sequence number; the read mark never moves back. */
export const markSupportRead = async (
  tx: Tx,
  deps: Deps,
  userId: UserId,
  upToSeq: number,
): Promise<void> => {
  const found = await findUserCase(tx, userId);
  const row = found && (await lockCase(tx, found.id));
  if (!row) return;
  const readSeq = Math.min(upToSeq, row.lastSeq);
  if (readSeq <= row.readSeq) return;
  await updateCase(tx, row.id, { readSeq, unreadCount: await countUnread(tx, row.id, readSeq) });
  await record(tx, {
    type: 'support.changed',
    payload: { caseId: row.id, userId },
    occurredAt: deps.clock.now(),
  });
};

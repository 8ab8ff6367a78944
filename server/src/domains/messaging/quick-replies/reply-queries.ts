import type { QuickReply } from '@tomoguide/contract/messaging/quick-replies';
import type { UserId } from '@tomoguide/contract/primitives';
import { asc, eq } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/database.ts';
import { quickReplies } from '../tables.ts';

/** Returns a user's quick replies in their order. */
export const listQuickReplies = (db: Executor, userId: UserId): Promise<QuickReply[]> =>
  db
    .select({ en: quickReplies.en, zh: quickReplies.zh })
    .from(quickReplies)
    .where(eq(quickReplies.userId, userId))
    .orderBy(asc(quickReplies.position));

export const deleteQuickReplies = async (tx: Tx, userId: UserId): Promise<void> => {
  await tx.delete(quickReplies).where(eq(quickReplies.userId, userId));
};

export const replaceQuickReplies = async (
  tx: Tx,
  userId: UserId,
  replies: readonly QuickReply[],
): Promise<void> => {
  await deleteQuickReplies(tx, userId);
  if (replies.length === 0) return;
  await tx
    .insert(quickReplies)
    .values(replies.map((reply, position) => ({ userId, position, ...reply })));
};

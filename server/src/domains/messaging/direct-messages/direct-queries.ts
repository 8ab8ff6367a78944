import type { ConversationId, UserId } from '@tomoguide/contract/primitives';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../../database/database.ts';
import { messages } from '../tables.ts';

/** Returns how many messages of this user belong to one direct message. */
export const countDirect = (db: Executor, senderId: UserId, directId: string): Promise<number> =>
  db.$count(messages, and(eq(messages.senderId, senderId), eq(messages.directId, directId)));

/** Returns true if this conversation contains a message of this direct message. */
export const hasDirect = async (
  db: Executor,
  senderId: UserId,
  directId: string,
  conversationId: ConversationId,
): Promise<boolean> => {
  const [row] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.senderId, senderId),
        eq(messages.directId, directId),
        eq(messages.conversationId, conversationId),
      ),
    );
  return row !== undefined;
};

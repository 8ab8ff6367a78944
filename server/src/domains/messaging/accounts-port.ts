import { asc, eq, or } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { AccountKeeper } from '../accounts/service.ts';
import { blocks, contactAttempts, messages } from './tables.ts';

/** Messages stay with their receivers, without the sender's name. */
export const accountKeeper: AccountKeeper<Deps> = {
  exported: async (db, { userId }) => ({
    'messages-you-sent': await db
      .select({
        id: messages.id,
        conversationId: messages.conversationId,
        kind: messages.kind,
        text: messages.text,
        fileId: messages.fileId,
        sentAt: messages.sentAt,
        recalledAt: messages.recalledAt,
      })
      .from(messages)
      .where(eq(messages.senderId, userId))
      .orderBy(asc(messages.id)),
    'contacts-you-tried-to-pass': await db
      .select({
        conversationId: contactAttempts.conversationId,
        attempts: contactAttempts.attempts,
        firstAt: contactAttempts.firstAt,
        lastAt: contactAttempts.lastAt,
      })
      .from(contactAttempts)
      .where(eq(contactAttempts.senderId, userId)),
  }),
  erase: async (tx, _deps, { userId }) => {
    await tx.delete(contactAttempts).where(eq(contactAttempts.senderId, userId));
    await tx.delete(blocks).where(or(eq(blocks.blockerId, userId), eq(blocks.blockedId, userId)));
  },
};

import type { ConversationId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { record } from '../../../events/record.ts';
import { getPairContacts } from '../../bookings/service.ts';
import { requireClaimedReader, requireConversation } from '../policy.ts';
import { listNewlyUnmasked } from '../present.ts';
import {
  countTotalUnread,
  findConversation,
  listMessageHistory,
  markUnmasked,
} from '../queries.ts';
import { loadMasks } from './load-masks.ts';
import { countUnread, lockSide, updateReadMark } from './reading-queries.ts';

/** Maximum number of messages to mark as shown; earlier messages are marked when the client fetches them. */
const MAX_SHOWN = 100;

interface ReadRequest {
  conversationId: ConversationId;
  /** The user whom the client claims to be. */
  claimed: UserId;
  /** The sequence number of the last message read; absent if all messages were read. */
  upToSeq?: number | undefined;
}

/**
 * Marks a conversation as read, as a whole or up to a message; the read mark never moves back
 * (docs/product/messages.md, "Reading"). Throws NOT_FOUND for other users, or USER_MISMATCH.
 */
export const markRead = async (
  tx: Tx,
  deps: Deps,
  userId: UserId,
  { conversationId, claimed, upToSeq }: ReadRequest,
) => {
  requireConversation(await findConversation(tx, conversationId, userId));
  requireClaimedReader(claimed, userId);
  const side = await lockSide(tx, conversationId, userId);
  // Reads the conversation under the lock of the user's side, which sending a message also takes.
  const conversation = requireConversation(await findConversation(tx, conversationId, userId));
  const target = Math.min(upToSeq ?? conversation.lastSeq, conversation.lastSeq);
  const before = side?.readSeq ?? 0;
  const readSeq = Math.max(before, target);
  const isWhole = readSeq === conversation.lastSeq;
  const unreadCount = isWhole ? 0 : await countUnread(tx, conversationId, userId, readSeq);
  if (readSeq > before) {
    await updateReadMark(tx, conversationId, userId, { readSeq, unreadCount });
    // Messages that were pushed by socket also count as shown.
    if ((await getPairContacts(tx, conversation, deps.clock.now())).shown) {
      const limit = Math.min(readSeq - before, MAX_SHOWN);
      const read = await listMessageHistory(tx, conversationId, { cursor: readSeq + 1, limit });
      const masks = await loadMasks(tx, read);
      await markUnmasked(
        tx,
        listNewlyUnmasked(read, { viewerId: userId, showsContacts: true, masks }),
      );
    }
    const { travelerId, guideUserId } = conversation;
    await record(tx, {
      type: 'conversation.read',
      payload: {
        conversationId,
        travelerId,
        guideUserId,
        readerId: userId,
        fromSeq: before,
        toSeq: readSeq,
      },
      occurredAt: deps.clock.now(),
    });
  }
  return {
    conversationId,
    readSeq,
    unreadCount,
    totalUnreadCount: await countTotalUnread(tx, userId),
  };
};

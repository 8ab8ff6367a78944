import type { Message } from '@tomoguide/contract/messaging/entities';
import { canStillRecall } from '@tomoguide/contract/messaging/recall';
import type { ConversationId, MessageId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { record } from '../../../events/record.ts';
import { fail } from '../../../failure.ts';
import { requireConversation } from '../policy.ts';
import { presentMessage } from '../present.ts';
import { findMessage, lockConversation, type MessageRow } from '../queries.ts';
import { maskAlone } from '../reading/load-masks.ts';
import { recallRow } from './sending-queries.ts';

const canRecall = (row: MessageRow, userId: UserId, now: Temporal.Instant): boolean =>
  row.senderId === userId &&
  // Tour requests are withdrawn instead, under their own rules. Booking events are not sent by a user.
  row.kind !== 'tour_request' &&
  row.kind !== 'booking_event' &&
  canStillRecall(row.sentAt, now);

/**
 * Recalls a message, which neither user can see afterward (docs/product/messages.md, "Recalling").
 * Idempotent. Throws NOT_FOUND for other users, or RECALL_NOT_POSSIBLE.
 */
export const recallMessage = async (
  tx: Tx,
  deps: Deps,
  userId: UserId,
  { conversationId, messageId }: { conversationId: ConversationId; messageId: MessageId },
): Promise<Message> => {
  const now = deps.clock.now();
  const conversation = requireConversation(await lockConversation(tx, conversationId, userId));
  const row = await findMessage(tx, messageId);
  if (row?.conversationId !== conversationId) return fail('NOT_FOUND');
  const isRepeated = row.recalledAt !== null && row.senderId === userId;
  if (!isRepeated && !canRecall(row, userId, now)) fail('RECALL_NOT_POSSIBLE');
  const recalled = isRepeated ? row : await recallRow(tx, row, conversation.revision + 1, now);
  if (!isRepeated) {
    const { travelerId, guideUserId } = conversation;
    await record(tx, {
      type: 'message.recalled',
      payload: { conversationId, travelerId, guideUserId, seq: row.seq },
      occurredAt: now,
    });
  }
  return presentMessage(recalled, { viewerId: userId, showsContacts: true, masks: maskAlone });
};

import type { ConversationId } from '@tomoguide/contract/primitives';
import { deliver, listPendingQueues, retryWhenOnline } from '../../lib/outbox.ts';
import { sendThrough } from '../../parts/messaging/send-from-outbox.ts';
import { createSupportDelivery } from '../../parts/support/conversation/support-delivery.ts';
import { SUPPORT_QUEUE_ID } from '../../parts/support/conversation/use-outbox-queue.ts';

/**
 * Sends a user's pending messages in all conversations and to support. A staff answer is sent only once its
 * case is open, because its author must first see what the user has sent in the meantime.
 */
export const sendPendingMessages = (userId: number): void => {
  for (const queueId of listPendingQueues(userId)) {
    if (queueId < SUPPORT_QUEUE_ID) continue;
    retryWhenOnline(userId, queueId);
    const send =
      queueId === SUPPORT_QUEUE_ID
        ? createSupportDelivery()
        : sendThrough(queueId as ConversationId);
    void deliver(userId, queueId, send);
  }
};

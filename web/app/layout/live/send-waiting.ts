import type { ConversationId } from '@tomoguide/contract/primitives';
import { deliver, listPendingLanes, retryWhenOnline } from '../../lib/outbox.ts';
import { sendThrough } from '../../parts/messaging/send-from-outbox.ts';
import { createSupportDelivery } from '../../parts/support/conversation/support-delivery.ts';
import { SUPPORT_LANE } from '../../parts/support/conversation/use-lane.ts';

/**
 * Sends a user's pending messages in all conversations and to support. A staff answer is sent only once its
 * case is open, because its author must first see what the user has sent in the meantime.
 */
export const sendPendingMessages = (userId: number): void => {
  for (const lane of listPendingLanes(userId)) {
    if (lane < SUPPORT_LANE) continue;
    retryWhenOnline(userId, lane);
    const send =
      lane === SUPPORT_LANE ? createSupportDelivery() : sendThrough(lane as ConversationId);
    void deliver(userId, lane, send);
  }
};

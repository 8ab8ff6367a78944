import type { SentMessage } from '@tomoguide/contract/messaging/entities';
import type { TourRequestId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { record } from '../../../events/record.ts';
import { fail } from '../../../failure.ts';
import type { BookingPorts, TourRequestDraft } from '../../bookings/service.ts';
import { requireConversation } from '../policy.ts';
import { findConversation, lockConversation } from '../queries.ts';
import { sendMessage } from './send-message.ts';
import { showRequestState } from './sending-queries.ts';

/** Sends a tour request from the conversation's traveler as a message. */
export const sendRequestMessage = async (
  tx: Tx,
  deps: Deps,
  travelerId: UserId,
  { conversationId, clientMessageId, lock, make, isSame }: TourRequestDraft,
): Promise<{ requestId: TourRequestId; message: SentMessage }> => {
  const found = requireConversation(await findConversation(tx, conversationId, travelerId));
  if (found.travelerId !== travelerId) fail('NOT_FOUND');
  await lock(found.guideId);
  const message = await sendMessage(tx, deps, travelerId, {
    kind: 'tour_request',
    conversationId,
    clientMessageId,
    make: () => make(found.guideId),
    isSame,
  });
  const { content } = message;
  if (content.kind !== 'tour_request') return fail('MESSAGE_ID_REUSED');
  return { requestId: content.requestId, message };
};

/**
 * Updates the message of a tour request to show the request's current state; clients receive the change in
 * the same way as a recall.
 */
export const showRequest: BookingPorts<Deps>['showRequest'] = async (tx, deps, request) => {
  const { id, conversationId, travelerId, state } = request;
  const conversation = requireConversation(await lockConversation(tx, conversationId, travelerId));
  const seq = await showRequestState(tx, conversationId, id, {
    requestState: state,
    revision: conversation.revision + 1,
  });
  const { guideUserId } = conversation;
  await record(tx, {
    type: 'message.changed',
    payload: { conversationId, travelerId, guideUserId, seq },
    occurredAt: deps.clock.now(),
  });
};

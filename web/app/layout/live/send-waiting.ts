import { ConversationId } from '@tomoguide/contract/primitives';
import { deliver, tryOnceBack, waitingLanes } from '../../lib/outbox.ts';
import { sendOver } from '../../parts/messaging/send-over.ts';
import { asking } from '../../parts/support/talk/asking.ts';
import { SUPPORT_LANE } from '../../parts/support/talk/use-lane.ts';

/**
 * Sends what somebody has waiting, in each of their conversations and to the team. An answer of the
 * team's waits for its case: whoever wrote it has to see what was said meanwhile.
 */
export const sendWaiting = (userId: number): void => {
  for (const lane of waitingLanes(userId)) {
    if (lane < SUPPORT_LANE) continue;
    tryOnceBack(userId, lane);
    const send = lane === SUPPORT_LANE ? asking() : sendOver(ConversationId.parse(lane));
    void deliver(userId, lane, send);
  }
};

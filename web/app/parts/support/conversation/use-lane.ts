import { useOnReconnect } from '../../../lib/live/use-on-reconnect.ts';
import {
  type Deliver,
  deliver,
  discard,
  enqueue,
  type Outgoing,
  retryMessage,
  retryUnreached,
  retryWhenOnline,
} from '../../../lib/outbox.ts';

/** The outbox lane for the user's own messages to staff. Conversations use their IDs as lanes. */
export const SUPPORT_LANE = 0;
/** Returns the lane for answers to a case, separate from the staff member's own conversations. */
export const getCaseLane = (caseId: number): number => -caseId;

/** Sends the messages of a lane in order, and retries when the network or the server is back. */
export const useLane = (userId: number, lane: number, send: Deliver) => {
  const sendPending = () => void deliver(userId, lane, send);
  useOnReconnect(lane, () => {
    retryWhenOnline(userId, lane);
    sendPending();
  });
  return {
    /**
     * Sends a text. `known` contains its subject, or the sequence number of the last message that its
     * author saw; both are stored with the message.
     */
    send: (text: string, known: Pick<Outgoing, 'subject' | 'upToSeq'> = {}) => {
      enqueue({ userId, conversation: lane, text, ...known });
      retryUnreached(userId, lane);
      sendPending();
    },
    resend: (key: string) => {
      retryMessage(key);
      sendPending();
    },
    discard: (key: string) => {
      discard(key);
      sendPending();
    },
  };
};

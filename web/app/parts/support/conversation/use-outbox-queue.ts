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

/** The ID of the outbox queue for the user's messages to staff. A conversation's queue has its ID. */
export const SUPPORT_QUEUE_ID = 0;
/** Returns the ID of the queue for answers to a case, separate from the staff member's own conversations. */
export const getCaseQueueId = (caseId: number): number => -caseId;

/** Sends the messages of a queue in order, and retries when the network or the server is back. */
export const useOutboxQueue = (userId: number, queueId: number, send: Deliver) => {
  const sendPending = () => void deliver(userId, queueId, send);
  useOnReconnect(queueId, () => {
    retryWhenOnline(userId, queueId);
    sendPending();
  });
  return {
    /**
     * Sends a text. `known` contains its subject, or the sequence number of the last message that its
     * author saw; both are stored with the message.
     */
    send: (text: string, known: Pick<Outgoing, 'subject' | 'upToSeq'> = {}) => {
      enqueue({ userId, conversation: queueId, text, ...known });
      retryUnreached(userId, queueId);
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

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

/** The user's own outbox lane for staff; conversations use their ids. */
export const SUPPORT_LANE = 0;
/** The lane for answers to a case, separate from the staff member's own conversations. */
export const laneOfCase = (caseId: number): number => -caseId;

/** Sends the messages of a lane in order, and again when the network or server is back. */
export const useLane = (userId: number, lane: number, send: Deliver) => {
  const sendPending = () => void deliver(userId, lane, send);
  useOnReconnect(lane, () => {
    retryWhenOnline(userId, lane);
    sendPending();
  });
  return {
    /** `known`: the last message that its author saw, stored with the answer. */
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

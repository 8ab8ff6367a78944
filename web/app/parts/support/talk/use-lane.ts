import { useOnceBack } from '../../../lib/live/use-once-back.ts';
import {
  type Deliver,
  deliver,
  discard,
  enqueue,
  type Outgoing,
  tryAgain,
  tryOnceBack,
  tryUnreached,
} from '../../../lib/outbox.ts';

/** The person's own lane of what waits to be sent; conversations have their ids. */
export const SUPPORT_LANE = 0;
/** Answers of the team to a case, beside the conversations of that member of staff. */
export const laneOfCase = (caseId: number): number => -caseId;

/** Sends what is written in a lane, in order, and again once network or server are back. */
export const useLane = (userId: number, lane: number, send: Deliver) => {
  const go = () => void deliver(userId, lane, send);
  useOnceBack(lane, () => {
    tryOnceBack(userId, lane);
    go();
  });
  return {
    /** `known`: what its writer knew of when they wrote it, which is kept with it. */
    send: (text: string, known: Pick<Outgoing, 'subject' | 'upToSeq'> = {}) => {
      enqueue({ userId, conversation: lane, text, ...known });
      tryUnreached(userId, lane);
      go();
    },
    resend: (key: string) => {
      tryAgain(key);
      go();
    },
    discard: (key: string) => {
      discard(key);
      go();
    },
  };
};

import { useEffect, useEffectEvent } from 'react';
import { listen } from '../../messaging/live/bus.ts';
import {
  type Deliver,
  deliver,
  discard,
  enqueue,
  type Outgoing,
  tryAgain,
  tryUnreached,
} from '../../messaging/outbox.ts';

/** The person's own lane of what waits to be sent; conversations have their ids. */
export const SUPPORT_LANE = 0;
/** Answers of the team to a case, beside the conversations of that member of staff. */
export const laneOfCase = (caseId: number): number => -caseId;

/** Sends what is written in a lane, in order, and again once network or server are back. */
export const useLane = (userId: number, lane: number, send: Deliver) => {
  const go = () => void deliver(userId, lane, send);
  const resume = useEffectEvent(() => {
    tryUnreached(userId, lane);
    go();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another lane has messages of its own.
  useEffect(() => {
    resume();
    const listener = () => resume();
    window.addEventListener('online', listener);
    const unlisten = listen(({ type }) => {
      if (type === 'ready') resume();
    });
    return () => {
      window.removeEventListener('online', listener);
      unlisten();
    };
  }, [lane]);
  return {
    send: (text: string, subject?: Outgoing['subject']) => {
      enqueue({ userId, conversation: lane, text, ...(subject ? { subject } : {}) });
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

import type { ConversationId, UserId } from '@tomoguide/contract/primitives';
import { useEffect, useEffectEvent } from 'react';
import { listen } from '../live/bus.ts';
import { sendOver } from '../mutations.ts';
import { deliver, discard, enqueue, tryAgain, tryUnreached } from '../outbox.ts';

/**
 * Sends what is written here, and on arrival and once network or server are back what waits from before.
 * The one in whose history a message already stands answers the same again.
 */
export const useSending = (userId: UserId, conversation: ConversationId) => {
  const go = () => void deliver(userId, conversation, sendOver(conversation));
  const resume = useEffectEvent(() => {
    tryUnreached(userId, conversation);
    go();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another conversation has messages of its own.
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
  }, [conversation]);
  return {
    send: (text: string) => {
      enqueue({ userId, conversation, text });
      // What did not get through before goes before it.
      tryUnreached(userId, conversation);
      go();
    },
    resend: (key: string) => {
      tryAgain(key);
      go();
    },
    discard: (key: string) => {
      discard(key);
      // It may have held up others.
      go();
    },
  };
};

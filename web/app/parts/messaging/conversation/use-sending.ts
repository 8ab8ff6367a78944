import type { ConversationId, UserId } from '@tomoguide/contract/primitives';
import { useEffect, useEffectEvent } from 'react';
import {
  deliver,
  discard,
  enqueue,
  outgoing,
  outgoingKeys,
  tryAgain,
  tryUnreached,
} from '../../../lib/outbox.ts';
import type { Chosen } from '../pictures/choose-pictures.ts';
import { clearPictures, dropPicture, keepPicture } from '../pictures/picture-store.ts';
import { endUpload } from '../pictures/picture-uploads.ts';
import { sendOver } from '../send-over.ts';

/**
 * Sends what is written here, and on arrival what waits from before; once network or server are back the
 * page does that for all conversations (live/send-waiting.ts). The one in whose history a message already
 * stands answers the same again.
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
    void clearPictures(outgoingKeys);
  }, [conversation]);
  return {
    send: (text: string) => {
      enqueue({ userId, conversation, text });
      // What did not get through before goes before it.
      tryUnreached(userId, conversation);
      go();
    },
    /** A message each, in this order. */
    sendPictures: (pictures: readonly Chosen[]) => {
      for (const { file, width, height } of pictures) {
        const key = crypto.randomUUID();
        void keepPicture(key, file);
        enqueue({ key, userId, conversation, text: '', picture: { width, height, fileId: null } });
      }
      tryUnreached(userId, conversation);
      go();
    },
    resend: (key: string) => {
      tryAgain(key);
      go();
    },
    discard: (key: string) => {
      const picture = outgoing(key)?.picture;
      discard(key);
      if (picture) {
        endUpload(key, picture.fileId);
        dropPicture(key);
      }
      // It may have held up others.
      go();
    },
  };
};

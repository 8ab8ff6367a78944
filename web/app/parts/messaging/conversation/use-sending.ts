import type { TextLanguage } from '@tomoguide/contract/languages/en';
import { getOtherTextLanguage } from '@tomoguide/contract/locale';
import type { QuickReply } from '@tomoguide/contract/messaging/quick-replies';
import type { ConversationId, UserId } from '@tomoguide/contract/primitives';
import { useEffect, useEffectEvent } from 'react';
import {
  deliver,
  discard,
  enqueue,
  getOutgoing,
  listOutgoingKeys,
  retryMessage,
  retryUnreached,
} from '../../../lib/outbox.ts';
import type { Chosen } from '../pictures/choose-pictures.ts';
import { clearPictures, dropPicture, storePicture } from '../pictures/picture-store.ts';
import { endUpload } from '../pictures/picture-uploads.ts';
import { sendThrough } from '../send-from-outbox.ts';

/**
 * Sends the messages written here and, on mount, those still pending. When the network or the server is
 * back, the live watcher sends the messages of all conversations (live/send-waiting.ts). Sending is
 * idempotent.
 */
export const useSending = (userId: UserId, conversation: ConversationId) => {
  const sendPending = () => void deliver(userId, conversation, sendThrough(conversation));
  const resume = useEffectEvent(() => {
    retryUnreached(userId, conversation);
    sendPending();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for another conversation.
  useEffect(() => {
    resume();
    void clearPictures(listOutgoingKeys);
  }, [conversation]);
  return {
    send: (text: string) => {
      enqueue({ userId, conversation, text });
      // Earlier unsent messages are sent first.
      retryUnreached(userId, conversation);
      sendPending();
    },
    /** Sends both versions of a quick reply as one message. */
    sendQuickReply: (texts: QuickReply, language: TextLanguage) => {
      const versions = { language, otherText: texts[getOtherTextLanguage(language)] };
      enqueue({ userId, conversation, text: texts[language], versions });
      retryUnreached(userId, conversation);
      sendPending();
    },
    /** Sends one message per picture, in this order. */
    sendPictures: (pictures: readonly Chosen[]) => {
      for (const { file, width, height } of pictures) {
        const key = crypto.randomUUID();
        void storePicture(key, file);
        enqueue({ key, userId, conversation, text: '', picture: { width, height, fileId: null } });
      }
      retryUnreached(userId, conversation);
      sendPending();
    },
    resend: (key: string) => {
      retryMessage(key);
      sendPending();
    },
    discard: (key: string) => {
      const picture = getOutgoing(key)?.picture;
      discard(key);
      if (picture) {
        endUpload(key, picture.fileId);
        dropPicture(key);
      }
      // The discarded message may have blocked later ones.
      sendPending();
    },
  };
};

import type { ErrorCode } from '@tomoguide/contract/errors';
import { sendMessage } from '@tomoguide/contract/messaging/calls';
import type { BothTexts } from '@tomoguide/contract/messaging/quick-replies';
import type { ConversationId } from '@tomoguide/contract/primitives';
import { api } from '../../lib/api.ts';
import { getErrorCode } from '../../lib/api-error.ts';
import type { Deliver, Outgoing } from '../../lib/outbox.ts';
import { addMessages, catchUp } from './history.ts';
import type { TextVersions } from './line.ts';
import { changeEntry, refreshList } from './mutations.ts';
import { releasePicture } from './pictures/picture-store.ts';
import { uploadPicture } from './pictures/picture-uploads.ts';

const getTexts = (text: string, { language, otherText }: TextVersions): BothTexts => ({
  en: otherText,
  zh: otherText,
  [language]: text,
});

const buildBody = async ({ key, text, versions, picture }: Outgoing) => {
  if (picture)
    return {
      kind: 'image',
      clientMessageId: key,
      fileId: picture.fileId ?? (await uploadPicture(key)),
    } as const;
  return versions
    ? ({ kind: 'quick_reply', clientMessageId: key, texts: getTexts(text, versions) } as const)
    : ({ kind: 'text', clientMessageId: key, text } as const);
};

const send = async (conversationId: ConversationId, item: Outgoing): Promise<void> => {
  const { credits, ...message } = await api(sendMessage, {
    params: { conversationId },
    body: await buildBody(item),
  });
  if (item.picture) releasePicture(item.key);
  addMessages(conversationId, [message]);
  changeEntry(conversationId, (entry) => ({
    ...entry,
    credits,
    lastMessage: message,
    readSeq: entry.unreadCount === 0 ? Math.max(entry.readSeq, message.seq) : entry.readSeq,
  }));
  void refreshList();
};

const trySend = async (
  conversationId: ConversationId,
  item: Outgoing,
): Promise<ErrorCode | null> => {
  try {
    await send(conversationId, item);
    return null;
  } catch (error) {
    return getErrorCode(error);
  }
};

/** Sends one message, with a picture after its upload, and merges the reply into the history. */
export const sendThrough =
  (conversationId: ConversationId): Deliver =>
  async (item) => {
    const { picture } = item;
    const failure = await trySend(conversationId, item);
    if (!picture) return failure;
    // The server deletes uploads that are not sent within a day, so this uploads the picture again.
    if (failure === 'NOT_FOUND' && picture.fileId !== null) {
      return trySend(conversationId, { ...item, picture: { ...picture, fileId: null } });
    }
    if (failure !== 'MESSAGE_ID_REUSED') return failure;
    // Another tab has uploaded and sent the same message.
    await catchUp(conversationId).catch(() => {});
    return null;
  };

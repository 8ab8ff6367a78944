import { randomUUID } from 'node:crypto';
import { openConversation, sendMessage } from '@tomoguide/contract/messaging/calls';
import { ConversationId } from '@tomoguide/contract/primitives';
import type { TestApp, TestReply } from '../app.ts';
import { aUser } from './accounts.ts';
import { aGuide, type TestGuide } from './guides.ts';

type TestUser = Awaited<ReturnType<typeof aUser>>;

export interface TestConversation {
  id: ConversationId;
  guide: TestGuide;
  traveler: TestUser;
}

/** Creates a conversation without messages, as when the traveler opens it. */
export const aConversation = async (
  t: TestApp,
  given: { guide?: TestGuide; traveler?: TestUser } = {},
): Promise<TestConversation> => {
  const guide = given.guide ?? (await aGuide(t));
  const traveler = given.traveler ?? (await aUser(t));
  const reply = await t.inject(openConversation, {
    token: traveler.token,
    body: { guideId: guide.id },
  });
  if (reply.status !== 200) throw new Error(`no conversation: ${reply.raw}`);
  return { id: ConversationId.parse(reply.body.conversation.id), guide, traveler };
};

/** Sends a picture that the sender has uploaded. */
export const sendPicture = (
  t: TestApp,
  conversation: TestConversation,
  by: 'traveler' | 'guide',
  fileId: number,
  clientMessageId: string = randomUUID(),
): Promise<TestReply> =>
  t.inject(sendMessage, {
    token: by === 'traveler' ? conversation.traveler.token : conversation.guide.user.token,
    params: { conversationId: conversation.id },
    body: { kind: 'image', clientMessageId, fileId },
  });

/** Sends a text message from one of the two users of the conversation. */
export const sendText = (
  t: TestApp,
  conversation: TestConversation,
  by: 'traveler' | 'guide',
  text = 'Hello!',
  clientMessageId: string = randomUUID(),
): Promise<TestReply> =>
  t.inject(sendMessage, {
    token: by === 'traveler' ? conversation.traveler.token : conversation.guide.user.token,
    params: { conversationId: conversation.id },
    body: { kind: 'text', clientMessageId, text },
  });

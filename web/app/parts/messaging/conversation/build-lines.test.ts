import { ConversationEntry, Message } from '@tomoguide/contract/messaging/entities';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { buildLines } from './build-lines.ts';

const NAME = 'the same name';
const AT = '2026-05-03T01:00:00Z';
const ME = 1;
const message = (seq: number, senderId: number): Message =>
  z.parse(Message, {
    id: 1_000 + seq,
    conversationId: 7,
    seq,
    revision: seq,
    senderId,
    clientMessageId: NAME,
    sentAt: AT,
    content: { kind: 'text', text: `from ${senderId}`, masked: false },
  });
const entry = {
  conversation: z.parse(ConversationEntry.shape.conversation, {
    id: 7,
    viewerIs: 'traveler',
    guideId: 3,
    other: { id: 2, nickname: 'Aoi', profilePicture: null },
    createdAt: AT,
  }),
  otherReadSeq: 0,
};
const waiting = { key: NAME, userId: ME, conversation: 7, text: 'mine', at: AT, failure: null };

test('keeps both messages, with distinct keys, if the other user’s message has the same client ID', () => {
  const both = buildLines([message(1, 2), message(2, ME)], [], entry, ME);
  expect(new Set(both.map(({ key }) => key)).size).toBe(2);
  expect(buildLines([message(1, 2)], [waiting], entry, ME)).toHaveLength(2);
  expect(buildLines([message(1, ME)], [waiting], entry, ME)).toHaveLength(1);
});

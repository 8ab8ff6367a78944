import { randomUUID } from 'node:crypto';
import {
  acceptBooking,
  reportNoShow,
  updateBookingStatus,
} from '@tomoguide/contract/bookings/calls';
import * as calls from '@tomoguide/contract/messaging/calls';
import { TEXT_MAX } from '@tomoguide/contract/messaging/fields';
import { listSystemMessages } from '@tomoguide/contract/notifications/calls';
import { exportList, listAuditLog, listStaffQueues } from '@tomoguide/contract/staff/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { aToken, aUser } from '../../testing/factories/accounts.ts';
import {
  aBooking,
  aCheckout,
  aKey,
  checkOut,
  forceStatus,
  payBookingDeposit,
} from '../../testing/factories/bookings.ts';
import {
  aConversation,
  sendText,
  type TestConversation,
} from '../../testing/factories/conversations.ts';
import { aGuide } from '../../testing/factories/guides.ts';
import { readySocket } from '../../testing/socket-client.ts';
import { sendSimultaneously } from '../../testing/synchronised.ts';

const NOW = '2026-05-01T00:00:00Z';
let t: TestApp;
beforeAll(async () => {
  t = await testApp({ now: NOW });
});
afterAll(() => t.close());
beforeEach(() => t.clock.set(NOW));

type Side = 'traveler' | 'guide';
const getToken = (conversation: TestConversation, side: Side) =>
  side === 'traveler' ? conversation.traveler.token : conversation.guide.user.token;
const getId = (conversation: TestConversation, side: Side) =>
  side === 'traveler' ? conversation.traveler.id : conversation.guide.userId;
const readConversation = async (conversation: TestConversation, side: Side) =>
  (
    await t.inject(calls.getConversation, {
      token: getToken(conversation, side),
      params: { conversationId: conversation.id },
    })
  ).body;
const history = async (conversation: TestConversation, side: Side, query = {}) =>
  (
    await t.inject(calls.listMessages, {
      token: getToken(conversation, side),
      params: { conversationId: conversation.id },
      query,
    })
  ).body;
const list = async (token: string, query = {}) =>
  (await t.inject(calls.listConversations, { token, query })).body;
const read = (conversation: TestConversation, side: Side, upToSeq?: number) =>
  t.inject(calls.markConversationRead, {
    token: getToken(conversation, side),
    params: { conversationId: conversation.id },
    body: { userId: getId(conversation, side), ...(upToSeq === undefined ? {} : { upToSeq }) },
  });
/**
 * Sends messages by the two users in turn, so that neither runs out of credits. Each reads before
 * answering.
 */
const chat = async (conversation: TestConversation, count: number) => {
  for (let n = 1; n <= count; n += 1) {
    t.clock.advance({ seconds: 10 });
    const side = n % 2 ? 'traveler' : 'guide';
    await read(conversation, side);
    const reply = await sendText(t, conversation, side, `No. ${n}`);
    expect(reply.status, reply.raw).toBe(201);
  }
};

describe('a conversation', () => {
  test('is created once for a traveler and a guide, no matter how often it is opened', async () => {
    const conversation = await aConversation(t);
    const again = await aConversation(t, conversation);
    expect(again.id).toBe(conversation.id);
    const raw = {
      method: 'POST',
      path: '/api/conversations',
      headers: { authorization: `Bearer ${conversation.traveler.token}` },
      body: { guideId: (await aGuide(t)).id },
    };
    const replies = await sendSimultaneously(t.app, Array(10).fill(raw));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(replies.map(({ body }) => body.conversation.id)).size).toBe(1);
  });

  test('is listed for both users after its first message, most recent message first', async () => {
    const traveler = await aUser(t);
    const first = await aConversation(t, { traveler });
    const second = await aConversation(t, { traveler });
    expect((await list(traveler.token)).data).toEqual([]);
    await sendText(t, first, 'traveler', 'one');
    await sendText(t, second, 'traveler', 'two');
    await sendText(t, first, 'guide', 'three');
    const all = await list(traveler.token);
    expect(all.data.map((each: { conversation: object }) => each.conversation)).toMatchObject([
      { id: first.id, viewerIs: 'traveler', guideId: first.guide.id },
      { id: second.id },
    ]);
    // The guide's languages are shown to the traveler.
    expect(all.data[0].conversation.guideLanguages).toEqual(['zh', 'en']);
    expect((await readConversation(first, 'traveler')).conversation.guideLanguages).toEqual([
      'zh',
      'en',
    ]);
    expect((await readConversation(first, 'guide')).conversation).not.toHaveProperty(
      'guideLanguages',
    );
    expect(all.data[0]).toMatchObject({
      lastMessage: { content: { kind: 'text', text: 'three' } },
      lastMessageAt: NOW,
      messageCount: 2,
      unreadCount: 1,
    });
    const part = await list(traveler.token, { limit: 1 });
    const rest = await list(traveler.token, { limit: 1, cursor: part.nextCursor });
    expect(rest.data[0].conversation.id).toBe(second.id);
    expect(rest.nextCursor).toBeNull();
    expect((await list(first.guide.user.token)).data[0].conversation).toMatchObject({
      viewerIs: 'guide',
      other: { id: traveler.id, nickname: traveler.nickname },
    });
  });

  test('can be opened only with visible users, and not with oneself', async () => {
    const open = async (token: string, body: object) => {
      const reply = await t.inject(calls.openConversation, { token, body });
      return reply.body.code ?? reply.body.conversation.viewerIs;
    };
    const guide = await aGuide(t);
    const hidden = await aGuide(t, { paused: true });
    const traveler = await aUser(t);
    expect(await open(guide.user.token, { guideId: guide.id })).toBe('SELF_NOT_ALLOWED');
    expect(await open(traveler.token, { guideId: hidden.id })).toBe('NOT_FOUND');
    expect(await open(traveler.token, { guideId: 2_000_000_000 })).toBe('NOT_FOUND');
    expect(await open(guide.user.token, { travelerId: traveler.id })).toBe('NOT_FOUND');
    expect(await open(traveler.token, { travelerId: guide.userId })).toBe('NOT_FOUND');
    const booked = await aBooking(t, { guide, status: 'confirmed' });
    expect(await open(guide.user.token, { travelerId: booked.traveler.id })).toBe('guide');
  });
});

describe('a message', () => {
  test('gets a sequence number, and is shown as typed, without bidi control characters', async () => {
    const conversation = await aConversation(t);
    const hostile = '</script><b>\u202Eabc\u202C 👩🏽‍🦽 e\u0301 \u2028﷽ \n\n末';
    const clean = '</script><b>abc 👩🏽‍🦽 é \n﷽ \n\n末';
    const sent = await sendText(t, conversation, 'traveler', hostile);
    expect(sent.status).toBe(201);
    expect(sent.body).toMatchObject({ seq: 1, senderId: conversation.traveler.id, credits: 19 });
    await sendText(t, conversation, 'guide', 'Hi');
    for (const side of ['traveler', 'guide'] as const) {
      const { data } = await history(conversation, side);
      expect(data.map((each: { seq: number }) => each.seq)).toEqual([2, 1]);
      expect(data[1].content).toEqual({ kind: 'text', text: clean, masked: false });
    }
  });

  test.each(['', '   ', '\u200B\u2060', 'x'.repeat(TEXT_MAX + 1), '\u0000', '\uD800', 7, null])(
    'rejects the text %j and changes nothing',
    async (text) => {
      const conversation = await aConversation(t);
      expect((await sendText(t, conversation, 'traveler', text as string)).status).toBe(400);
      expect((await readConversation(conversation, 'traveler')).messageCount).toBe(0);
    },
  );

  test('can contain any two thousand characters', async () => {
    const conversation = await aConversation(t);
    const text = `${'龘'.repeat(TEXT_MAX - 1)}😀`;
    expect((await sendText(t, conversation, 'traveler', text)).body.content.text).toBe(text);
  });

  test('is created once if sent a hundred times concurrently, with the same response each time', async () => {
    const conversation = await aConversation(t);
    const body = { kind: 'text', clientMessageId: randomUUID(), text: 'once' };
    const raw = {
      method: 'POST',
      path: `/api/conversations/${conversation.id}/messages`,
      headers: { authorization: `Bearer ${conversation.traveler.token}` },
      body,
    };
    const replies = await sendSimultaneously(t.app, Array(100).fill(raw));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1);
    expect((await history(conversation, 'guide')).data).toHaveLength(1);
    // A retry succeeds a month later, in another session, with or without credits.
    t.clock.advance({ hours: 31 * 24 });
    const token = await aToken(t, conversation.traveler.id);
    const late = await t.inject(calls.sendMessage, {
      token,
      params: { conversationId: conversation.id },
      body: { ...body, clientMessageId: body.clientMessageId.toUpperCase() },
    });
    expect([late.status, late.body]).toEqual([201, replies[0]?.body]);
  });

  test('rejects a client message ID that was used for another text or in another conversation', async () => {
    const conversation = await aConversation(t);
    const other = await aConversation(t, { traveler: conversation.traveler });
    const id = randomUUID();
    await sendText(t, conversation, 'traveler', 'one', id);
    const answers = [
      await sendText(t, conversation, 'traveler', 'another', id),
      await sendText(t, other, 'traveler', 'one', id),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'MESSAGE_ID_REUSED'],
      [409, 'MESSAGE_ID_REUSED'],
    ]);
    // Client message IDs are per sender, so the other user can use the same ID.
    expect((await sendText(t, conversation, 'guide', 'another', id)).status).toBe(201);
  });

  test('gets consecutive sequence numbers, even if both users send concurrently', async () => {
    const conversation = await aConversation(t);
    const request = (side: Side) => ({
      method: 'POST',
      path: `/api/conversations/${conversation.id}/messages`,
      headers: { authorization: `Bearer ${getToken(conversation, side)}` },
      body: { kind: 'text', clientMessageId: randomUUID(), text: 'at once' },
    });
    const both = Array.from({ length: 20 }, (_, n) => request(n % 2 ? 'guide' : 'traveler'));
    const replies = await sendSimultaneously(t.app, both);
    const seqs = replies.map(({ body }) => body.seq).toSorted((a, b) => a - b);
    expect(seqs).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
    expect((await readConversation(conversation, 'guide')).messageCount).toBe(20);
  });

  test('is listed by cursor, and its changes by revision', async () => {
    const conversation = await aConversation(t);
    await chat(conversation, 7);
    const newest = await history(conversation, 'guide', { limit: 3 });
    const older = await history(conversation, 'guide', { limit: 3, cursor: newest.nextCursor });
    const oldest = await history(conversation, 'guide', { limit: 3, cursor: older.nextCursor });
    const seqs = [newest, older, oldest].map(({ data }) =>
      data.map(({ seq }: { seq: number }) => seq),
    );
    expect(seqs).toEqual([[7, 6, 5], [4, 3, 2], [1]]);
    expect(oldest.nextCursor).toBeNull();
    const missed = await history(conversation, 'guide', { after: 5 });
    expect(missed.data.map(({ seq }: { seq: number }) => seq)).toEqual([6, 7]);
  });
});

describe('contacts in a message', () => {
  test('are masked for the recipient until a booking is accepted and no longer fully refundable', async () => {
    const conversation = await aConversation(t);
    const text = 'My number is 13812345678, see you at 10:00';
    const sent = await sendText(t, conversation, 'traveler', text);
    expect(sent.body.content).toEqual({ kind: 'text', text, masked: true, facts: 1 });
    const shown = async () => [
      (await history(conversation, 'guide')).data[0].content,
      (await history(conversation, 'guide', { after: 0 })).data[0].content,
      (await readConversation(conversation, 'guide')).lastMessage.content,
      (await list(conversation.guide.user.token)).data[0].lastMessage.content,
    ];
    for (const content of await shown()) {
      expect(content.masked).toBe(true);
      expect(content.text).not.toContain('13812345678');
      expect(content.text).toContain('see you at 10:00');
    }
    expect((await history(conversation, 'traveler')).data[0].content.text).toBe(text);
    const isHidden = async (from: string | null) => {
      for (const content of await shown()) expect(content.masked).toBe(true);
      expect(await readConversation(conversation, 'guide')).toMatchObject({
        contactsShown: false,
        contactsFrom: from,
      });
    };
    const booking = await aBooking(t, { ...conversation, status: 'confirmed' });
    await isHidden(null);
    await t.inject(acceptBooking, {
      token: conversation.guide.user.token,
      params: { id: booking.id },
    });
    // The tour begins on May 10 at 01:00 UTC, exactly a week later.
    await isHidden('2026-05-03T01:00:00Z');
    t.clock.set('2026-05-03T01:00:00Z');
    for (const content of await shown())
      expect(content).toEqual({ kind: 'text', text, masked: false, facts: 1 });
    expect(await readConversation(conversation, 'traveler')).toMatchObject({
      contactsShown: true,
      contactsFrom: null,
    });
  });

  test('are masked in every message across which they are split, even across a page boundary', async () => {
    const { token } = await aUser(t, { isStaff: true });
    const conversation = await aConversation(t);
    const theirs = await readySocket(t.app, conversation.guide.user.token);
    const parts = ['my wechat is', 'ken', 'ji88'];
    await sendText(t, conversation, 'traveler', 'my wechat is');
    await sendText(t, conversation, 'guide', 'Yes?');
    expect((await sendText(t, conversation, 'traveler', 'ken')).body.content.masked).toBe(false);
    await sendText(t, conversation, 'guide', 'And?');
    await t.drain();
    // The sender is told immediately, and the split contact counts as one attempt.
    const last = await sendText(t, conversation, 'traveler', 'ji88');
    expect(last.body.content).toEqual({ kind: 'text', text: 'ji88', masked: true });
    const attempts = await t.inject(calls.listContactAttempts, {
      token,
      query: { person: String(conversation.traveler.id) },
    });
    expect(attempts.body.data).toMatchObject([{ attempts: 1 }]);
    // The first parts were pushed before the last part completed the contact.
    await t.drain();
    await theirs.event('new_message', ({ seq }: { seq: number }) => seq === 5);
    const pushed = theirs
      .of('new_message')
      .filter(({ senderId }) => senderId === conversation.traveler.id)
      .map(({ content }) => (content as { text: string }).text);
    expect(pushed).toEqual(['my wechat is', 'ken', '•••']);
    expect((await list(conversation.guide.user.token)).data[0].lastMessage.content.text).toBe(
      '•••',
    );
    const all = (await history(conversation, 'guide')).data;
    const texts = all.map(({ content }: { content: { text: string } }) => content.text);
    expect(texts).toEqual(['•••', 'And?', '•••', 'Yes?', 'my wechat is']);
    for (const seq of [5, 3, 1]) {
      const [page] = (await history(conversation, 'guide', { cursor: seq + 1, limit: 1 })).data;
      expect(page.content.text).toBe(texts[5 - seq]);
    }
    const own = (await history(conversation, 'traveler')).data.filter(
      ({ senderId }: { senderId: number }) => senderId === conversation.traveler.id,
    );
    expect(own.map(({ content }: { content: object }) => content)).toEqual([
      { kind: 'text', text: parts[2], masked: true },
      { kind: 'text', text: parts[1], masked: true },
      { kind: 'text', text: parts[0], masked: false },
    ]);
    // An hour later, the last part would belong to another conversation, so it is not masked.
    t.clock.advance({ minutes: 61 });
    await sendText(t, conversation, 'traveler', 'ji88');
    expect((await history(conversation, 'guide')).data[0].content.text).toBe('ji88');
    theirs.ws.terminate();
  });

  test('stay unmasked after a cancellation only in messages that the recipient had already been shown unmasked', async () => {
    const conversation = await aConversation(t);
    const CONTACT = 'Call me: 13812345678';
    const send = async (times: number) => {
      for (let sent = 0; sent < times; sent += 1)
        await sendText(t, conversation, 'traveler', CONTACT);
    };
    await send(3);
    await read(conversation, 'guide');
    const soon = { scheduledStartTime: '2026-05-02T03:00:00Z' };
    const booking = await aBooking(t, { ...conversation, status: 'upcoming', checkout: soon });
    expect(await readConversation(conversation, 'guide')).toMatchObject({ contactsShown: true });
    // The guide, who has read the messages masked, fetches two of them again; then three more arrive, and
    // the guide reads one of these.
    await history(conversation, 'guide', { limit: 2 });
    await send(3);
    await read(conversation, 'guide', 4);
    await t.inject(updateBookingStatus, {
      token: conversation.traveler.token,
      params: { id: booking.id },
      body: { status: 'cancelled' },
    });
    await send(1);
    const masked = (await history(conversation, 'guide')).data.map(
      ({ content }: { content: { masked: boolean } }) => content.masked,
    );
    // From newest to oldest: sent later, unread, unread, read, fetched, fetched, never fetched unmasked.
    expect(masked).toEqual([true, true, true, false, false, false, true]);
  });
});

describe('attempts to share contacts', () => {
  const CONTACT = 'My number is 13812345678';
  const attempts = async (token: string, query: Record<string, string> = {}) =>
    (await t.inject(calls.listContactAttempts, { token, query })).body;

  test('are counted for staff by sender and recipient while contact details are hidden', async () => {
    const { token } = await aUser(t, { isStaff: true });
    const conversation = await aConversation(t);
    const clientMessageId = randomUUID();
    await sendText(t, conversation, 'guide', 'See you at 10:00 at Kyoto Station');
    await sendText(t, conversation, 'traveler', CONTACT, clientMessageId);
    // A retry does not count as another attempt.
    await sendText(t, conversation, 'traveler', CONTACT, clientMessageId);
    const [{ firstAt, ...first }, ...others] = (
      await attempts(token, { person: String(conversation.traveler.id) })
    ).data;
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      person: { id: conversation.traveler.id },
      other: { id: conversation.guide.userId },
      attempts: 1,
      lastAt: firstAt,
    });
    // The response does not contain the text of the message.
    expect(JSON.stringify(first)).not.toContain('138');
    t.clock.advance({ minutes: 1 });
    await sendText(t, conversation, 'traveler', CONTACT);
    const repeatedAttempts = () =>
      attempts(token, { person: String(conversation.traveler.id), show: 'repeated' });
    expect((await repeatedAttempts()).data).toEqual([]);
    await sendText(t, conversation, 'traveler', CONTACT);
    await sendText(t, conversation, 'guide', CONTACT);
    expect((await repeatedAttempts()).data).toMatchObject([{ attempts: 3, firstAt }]);
    const page = await attempts(token, { limit: '1' });
    const next = await attempts(token, { limit: '1', cursor: page.nextCursor });
    expect(page.data[0].id).not.toBe(next.data[0].id);
    await aBooking(t, {
      ...conversation,
      status: 'upcoming',
      checkout: { scheduledStartTime: '2026-05-02T03:00:00Z' },
    });
    await sendText(t, conversation, 'traveler', CONTACT);
    expect((await repeatedAttempts()).data).toMatchObject([{ attempts: 3 }]);
    const rejected = await t.inject(calls.listContactAttempts, {
      token: conversation.traveler.token,
    });
    expect(rejected.status).toBe(404);
  });
});

describe('recalling', () => {
  const recall = (conversation: TestConversation, side: Side, messageId: number) =>
    t.inject(calls.recallMessage, {
      token: getToken(conversation, side),
      params: { conversationId: conversation.id, messageId },
    });

  test('removes a message for both users within two minutes, and is listed as a change', async () => {
    const conversation = await aConversation(t);
    const { body: sent } = await sendText(t, conversation, 'traveler', 'oops');
    await sendText(t, conversation, 'traveler', 'next');
    t.clock.advance({ minutes: 2 });
    expect((await recall(conversation, 'traveler', sent.id)).body).toMatchObject({
      content: { kind: 'recalled' },
      seq: 1,
      revision: 3,
    });
    t.clock.advance({ minutes: 1 });
    expect((await recall(conversation, 'traveler', sent.id)).status).toBe(200);
    for (const side of ['traveler', 'guide'] as const) {
      expect(JSON.stringify(await history(conversation, side))).not.toContain('oops');
      expect((await history(conversation, side, { after: 2 })).data).toMatchObject([
        { seq: 1, content: { kind: 'recalled' } },
      ]);
    }
    expect((await readConversation(conversation, 'guide')).unreadCount).toBe(1);
  });

  test('is rejected after two minutes and for users other than the sender', async () => {
    const conversation = await aConversation(t);
    const { body: sent } = await sendText(t, conversation, 'traveler');
    expect((await recall(conversation, 'guide', sent.id)).body.code).toBe('RECALL_NOT_POSSIBLE');
    t.clock.advance({ minutes: 2, seconds: 1 });
    expect((await recall(conversation, 'traveler', sent.id)).body.code).toBe('RECALL_NOT_POSSIBLE');
    const other = await aConversation(t, { traveler: conversation.traveler });
    expect((await recall(other, 'traveler', sent.id)).status).toBe(404);
  });
});

describe('reading', () => {
  test('decreases the unread count, and never moves the read mark back', async () => {
    const conversation = await aConversation(t);
    await chat(conversation, 5);
    expect((await readConversation(conversation, 'guide')).unreadCount).toBe(1);
    await sendText(t, conversation, 'traveler', 'and again');
    const total = async (token: string, userId: number) =>
      (await t.inject(calls.getUnreadTotal, { token, params: { userId } })).body;
    const { token } = conversation.guide.user;
    expect(await total(token, conversation.guide.userId)).toEqual({ totalUnreadCount: 2 });
    expect((await read(conversation, 'guide', 5)).body).toMatchObject({
      readSeq: 5,
      unreadCount: 1,
    });
    expect((await read(conversation, 'guide', 1)).body).toMatchObject({
      readSeq: 5,
      unreadCount: 1,
    });
    expect((await read(conversation, 'guide')).body).toEqual({
      conversationId: conversation.id,
      readSeq: 6,
      unreadCount: 0,
      totalUnreadCount: 0,
    });
    expect((await total(token, conversation.traveler.id)).code).toBe('NOT_FOUND');
  });

  test('does not result from sending a delayed message, so that a newer answer stays unread', async () => {
    const conversation = await aConversation(t);
    await sendText(t, conversation, 'traveler');
    await sendText(t, conversation, 'guide', 'At the other exit');
    await sendText(t, conversation, 'traveler', 'On my way');
    expect(await readConversation(conversation, 'traveler')).toMatchObject({
      readSeq: 1,
      unreadCount: 1,
    });
    expect((await readConversation(conversation, 'guide')).otherReadSeq).toBe(1);
    expect((await read(conversation, 'traveler')).body).toMatchObject({
      readSeq: 3,
      unreadCount: 0,
    });
  });

  test('is visible to the other user only while both have read receipts turned on', async () => {
    const conversation = await aConversation(t);
    await sendText(t, conversation, 'traveler');
    await read(conversation, 'guide');
    expect((await readConversation(conversation, 'traveler')).otherReadSeq).toBe(1);
    const { updateMe } = await import('@tomoguide/contract/accounts/calls');
    const off = { token: conversation.traveler.token, body: { readReceiptsEnabled: false } };
    await t.inject(updateMe, off);
    expect((await readConversation(conversation, 'traveler')).otherReadSeq).toBeNull();
    expect((await readConversation(conversation, 'guide')).otherReadSeq).toBeNull();
  });

  test('never reveals what was read while read receipts were off', async () => {
    const conversation = await aConversation(t);
    const receipts = async (readReceiptsEnabled: boolean) => {
      const { updateMe } = await import('@tomoguide/contract/accounts/calls');
      await t.inject(updateMe, {
        token: conversation.guide.user.token,
        body: { readReceiptsEnabled },
      });
    };
    const shown = async () => (await readConversation(conversation, 'traveler')).otherReadSeq;
    await sendText(t, conversation, 'traveler');
    await read(conversation, 'guide');
    await receipts(false);
    await sendText(t, conversation, 'traveler');
    await read(conversation, 'guide');
    await sendText(t, conversation, 'guide');
    await receipts(true);
    expect(await shown()).toBe(1);
    await read(conversation, 'guide');
    expect(await shown()).toBe(1);
    await sendText(t, conversation, 'traveler');
    await read(conversation, 'guide');
    expect(await shown()).toBe(4);
    await receipts(false);
    await receipts(true);
    await sendText(t, conversation, 'guide');
    expect(await shown()).toBe(5);
  });

  test('rejects another user’s read mark', async () => {
    const conversation = await aConversation(t);
    const reply = await t.inject(calls.markConversationRead, {
      token: conversation.guide.user.token,
      params: { conversationId: conversation.id },
      body: { userId: conversation.traveler.id },
    });
    expect([reply.status, reply.body.code]).toEqual([422, 'USER_MISMATCH']);
  });
});

describe('limits on messages', () => {
  const sendMany = async (conversation: TestConversation, side: Side, count: number) => {
    const codesSeen: string[] = [];
    for (let n = 0; n < count; n += 1) {
      t.clock.advance({ seconds: 10 });
      const { body } = await sendText(t, conversation, side);
      codesSeen.push(body.code ?? 'ok');
    }
    return codesSeen;
  };

  test('twenty in a row, five more after each reply, unlimited after a paid booking', async () => {
    const conversation = await aConversation(t);
    expect(await sendMany(conversation, 'traveler', 21)).toEqual([
      ...Array(20).fill('ok'),
      'OUT_OF_CREDITS',
    ]);
    expect((await readConversation(conversation, 'traveler')).credits).toBe(0);
    await sendText(t, conversation, 'guide');
    expect((await readConversation(conversation, 'traveler')).credits).toBe(5);
    expect((await readConversation(conversation, 'guide')).credits).toBe(19);
    expect(await sendMany(conversation, 'traveler', 6)).toEqual([
      ...Array(5).fill('ok'),
      'OUT_OF_CREDITS',
    ]);
    await aBooking(t, { ...conversation, status: 'confirmed' });
    expect((await readConversation(conversation, 'traveler')).credits).toBeNull();
    expect((await list(conversation.guide.user.token)).data[0].credits).toBeNull();
    t.clock.advance({ minutes: 1 });
    expect((await sendText(t, conversation, 'traveler')).body.credits).toBeNull();
  });

  test('an unpaid booking does not lift the limits', async () => {
    const conversation = await aConversation(t);
    const booking = await aBooking(t, { ...conversation, status: 'pending' });
    expect((await sendText(t, conversation, 'traveler')).body.credits).toBe(19);
    await payBookingDeposit(t, booking);
    expect((await sendText(t, conversation, 'traveler')).body.credits).toBeNull();
  });

  test('twenty messages per minute, even if they are concurrent and in different conversations', async () => {
    const one = await aConversation(t);
    const two = await aConversation(t, { traveler: one.traveler });
    const requests = Array.from({ length: 30 }, (_, n) => ({
      method: 'POST',
      path: `/api/conversations/${n % 2 ? one.id : two.id}/messages`,
      headers: { authorization: `Bearer ${one.traveler.token}` },
      body: { kind: 'text', clientMessageId: randomUUID(), text: 'many' },
    }));
    const replies = await sendSimultaneously(t.app, requests);
    const rejected = replies.filter(({ body }) => body.code === 'TOO_MANY_MESSAGES');
    expect(rejected).toHaveLength(10);
    expect(rejected[0]?.headers['retry-after']).toBe('60');
    t.clock.advance({ seconds: 60 });
    expect((await sendText(t, one, 'traveler')).status).toBe(201);
  });

  test('five new conversations per hour, not counting replies', async () => {
    const traveler = await aUser(t);
    const conversations: TestConversation[] = [];
    for (let n = 0; n < 6; n += 1) conversations.push(await aConversation(t, { traveler }));
    const first = await Promise.all(
      conversations.map((conversation) => sendText(t, conversation, 'traveler')),
    );
    expect(first.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 201, 429]);
    const rejected = first.find(({ status }) => status === 429);
    expect(rejected?.body).toMatchObject({
      code: 'TOO_MANY_CONVERSATIONS',
      details: { retryAfterSeconds: 3600 },
    });
    const late = conversations[first.findIndex(({ status }) => status === 429)] as TestConversation;
    expect((await sendText(t, late, 'guide')).status).toBe(201);
    expect((await sendText(t, late, 'traveler')).status).toBe(201);
    t.clock.advance({ hours: 1 });
    const another = await aConversation(t, { traveler });
    expect((await sendText(t, another, 'traveler')).status).toBe(201);
  });
});

describe('blocking', () => {
  const block = (
    conversation: TestConversation,
    side: Side,
    call = calls.blockPerson as typeof calls.blockPerson | typeof calls.unblockPerson,
  ) =>
    t.inject(call, {
      token: getToken(conversation, side),
      params: { conversationId: conversation.id },
    });

  test('stops messages and bookings in both directions until the block is removed', async () => {
    const conversation = await aConversation(t);
    await sendText(t, conversation, 'traveler', 'before');
    expect((await block(conversation, 'guide')).body.blockedByViewer).toBe(true);
    expect((await block(conversation, 'guide')).status).toBe(200);
    expect((await readConversation(conversation, 'traveler')).blockedByViewer).toBe(false);
    for (const side of ['traveler', 'guide'] as const) {
      const reply = await sendText(t, conversation, side);
      expect([reply.status, reply.body.code]).toEqual([403, 'BLOCKED']);
    }
    const booked = await checkOut(t, conversation.traveler.token, conversation.guide.id);
    expect([booked.status, booked.body.code]).toEqual([403, 'BLOCKED']);
    await block(conversation, 'traveler', calls.unblockPerson);
    expect((await sendText(t, conversation, 'traveler')).body.code).toBe('BLOCKED');
    await block(conversation, 'guide', calls.unblockPerson);
    expect((await sendText(t, conversation, 'traveler')).status).toBe(201);
    expect((await checkOut(t, conversation.traveler.token, conversation.guide.id)).status).toBe(
      201,
    );
  });

  test('is rejected during a live or concurrent booking', async () => {
    const conversation = await aConversation(t);
    const bookings = await aBooking(t, { ...conversation, status: 'confirmed' });
    const rejected = await block(conversation, 'guide');
    expect([rejected.status, rejected.body.code]).toEqual([409, 'BLOCK_NOT_POSSIBLE']);
    expect(bookings.id).toBeGreaterThan(0);
    const fresh = await aConversation(t);
    const [blocked, booked] = await sendSimultaneously(t.app, [
      {
        method: 'POST',
        path: `/api/conversations/${fresh.id}/block`,
        headers: { authorization: `Bearer ${fresh.guide.user.token}` },
      },
      {
        method: 'POST',
        path: '/api/v2/bookings',
        headers: {
          authorization: `Bearer ${fresh.traveler.token}`,
          'idempotency-key': randomUUID(),
        },
        body: aCheckout(fresh.guide.id),
      },
    ]);
    expect([
      [200, 403],
      [409, 201],
    ]).toContainEqual([blocked?.status, booked?.status]);
  });

  test('is not visible to other users, and neither are reports', async () => {
    const conversation = await aConversation(t);
    const report = () =>
      t.inject(calls.reportPerson, {
        token: conversation.traveler.token,
        params: { conversationId: conversation.id },
        body: { reason: 'spam' },
      });
    expect((await report()).body).toEqual({ reported: true });
    expect((await report()).body).toEqual({ reported: true });
  });
});

describe('a report', () => {
  const report = (conversation: TestConversation, by: Side = 'traveler') =>
    t.inject(calls.reportPerson, {
      token: getToken(conversation, by),
      params: { conversationId: conversation.id },
      body: { reason: 'spam', words: 'Advertising' },
    });
  const waiting = async (token: string) =>
    (await t.inject(calls.listReports, { token, query: { limit: 100 } })).body.data;

  test('waits for staff, who can read the unmasked messages and decide once', async () => {
    const staff = await aUser(t, { isStaff: true });
    const conversation = await aConversation(t);
    await sendText(t, conversation, 'guide', '加我微信 kenji_88 吧');
    const { body: taken } = await sendText(t, conversation, 'guide', '便宜一点也行');
    await t.inject(calls.recallMessage, {
      token: getToken(conversation, 'guide'),
      params: { conversationId: conversation.id, messageId: taken.id },
    });
    await report(conversation);
    await sendText(t, conversation, 'traveler', 'After the report');
    const [found] = (await waiting(staff.token)).slice(-1);
    expect(found).toMatchObject({
      reporter: { id: conversation.traveler.id },
      reported: { id: conversation.guide.userId },
      reason: 'spam',
      words: 'Advertising',
      otherReports: 0,
      mayDecide: true,
    });
    const params = { id: found.id };
    const read = await t.inject(calls.listReportedMessages, { token: staff.token, params });
    expect(read.body.data).toMatchObject([
      { seq: 2, text: '便宜一点也行', recalledAt: expect.any(String), shownAs: null },
      { seq: 1, text: '加我微信 kenji_88 吧', recalledAt: null, shownAs: expect.any(String) },
    ]);
    const decide = () =>
      t.inject(calls.decideReport, {
        token: staff.token,
        params,
        body: { decision: 'warned', reason: 'Contact before a booking' },
      });
    expect((await decide()).body.decision).toBe('warned');
    expect((await decide()).body.code).toBe('REPORT_HANDLED');
    await t.drain();
    const notices = await t.inject(listSystemMessages, { token: getToken(conversation, 'guide') });
    expect(notices.body.data[0]).toMatchObject({ type: 'admin', isErrorMessage: true });
    expect(notices.raw).not.toContain(conversation.traveler.nickname);
    const log = await t.inject(listAuditLog, { token: staff.token, query: { limit: 1 } });
    expect(log.body.data[0]).toMatchObject({
      action: 'warn_person',
      subject: { kind: 'report', id: found.id },
      reason: 'Contact before a booking',
    });
    // A repeated report by the same user does not count again.
    await report(conversation);
    expect((await waiting(staff.token)).at(-1)).toMatchObject({
      reported: { id: conversation.guide.userId },
      otherReports: 0,
    });
  });

  test('is hidden from both users, even if they are staff', async () => {
    const staff = await aUser(t, { isStaff: true });
    const conversation = await aConversation(t, { traveler: staff });
    await report(conversation, 'guide');
    expect(
      (await waiting(staff.token)).filter(
        ({ reported }: { reported: { id: number } }) => reported.id === staff.id,
      ),
    ).toEqual([]);
    const { rows } = await t.db.$client.query('select max(id) as id from person_reports');
    const params = { id: rows[0].id };
    const read = await t.inject(calls.listReportedMessages, { token: staff.token, params });
    expect([read.status, read.body.code]).toEqual([404, 'NOT_FOUND']);
    const decided = await t.inject(calls.decideReport, {
      token: staff.token,
      params,
      body: { decision: 'dismissed', reason: 'Nothing' },
    });
    expect([decided.status, decided.body.code]).toEqual([404, 'NOT_FOUND']);
    const stranger = await t.inject(calls.listReports, { token: getToken(conversation, 'guide') });
    expect(stranger.status).toBe(404);

    const colleague = await aUser(t, { isStaff: true });
    const countWaiting = async ({ token }: { token: string }) => {
      const { data } = (await t.inject(listStaffQueues, { token })).body;
      return data.find(({ queue }: { queue: string }) => queue === 'reports').waiting;
    };
    expect(await countWaiting(staff)).toBe((await countWaiting(colleague)) - 1);
    const body = { decision: 'warned', reason: 'Wrote of other sites' };
    await t.inject(calls.decideReport, { token: colleague.token, params, body });
    const reportVisibility = async ({ token }: { token: string }) => {
      const log = await t.inject(listAuditLog, { token, query: { limit: 100 } });
      const file = await t.inject(exportList, { token, query: { list: 'audit-log' } });
      const handled = await t.inject(calls.listReports, { token, query: { show: 'handled' } });
      expect([log.status, file.status, handled.status]).toEqual([200, 200, 200]);
      const isAboutReport = ({ subject }: { subject: object }) =>
        JSON.stringify(subject) === JSON.stringify({ kind: 'report', id: params.id });
      return [
        log.body.data.some(isAboutReport),
        file.raw.includes(body.reason),
        handled.body.data.some(({ id }: { id: number }) => id === params.id),
      ];
    };
    expect(await reportVisibility(colleague)).toEqual([true, true, true]);
    expect(await reportVisibility(staff)).toEqual([false, false, false]);
  });
});

describe('booking events', () => {
  test('appear in the conversation, but not as a message from either user', async () => {
    const conversation = await aConversation(t);
    await sendText(t, conversation, 'traveler');
    const booking = await aBooking(t, { ...conversation, status: 'pending' });
    await payBookingDeposit(t, booking);
    await t.drain();
    await read(conversation, 'guide');
    await sendText(t, conversation, 'guide', 'Thank you');
    const { token } = conversation.guide.user;
    await t.inject(acceptBooking, { token, params: { id: booking.id } });
    await t.drain();
    await t.drain();

    const { data } = await history(conversation, 'traveler');
    const event = (seq: number, name: string) => ({
      seq,
      revision: seq,
      content: { kind: 'booking_event', bookingId: booking.id, event: name, minutes: null },
    });
    expect(data).toMatchObject([
      event(4, 'accepted'),
      { seq: 3, content: { text: 'Thank you' } },
      event(2, 'paid'),
      { seq: 1 },
    ]);
    expect(await readConversation(conversation, 'traveler')).toMatchObject({
      unreadCount: 1,
      messageCount: 4,
      revision: 4,
      lastMessage: event(4, 'accepted'),
    });
    // A booking event does not count as an unread message.
    expect((await readConversation(conversation, 'guide')).unreadCount).toBe(0);
    expect((await read(conversation, 'traveler', 2)).body.unreadCount).toBe(1);
    const recalled = await t.inject(calls.recallMessage, {
      token,
      params: { conversationId: conversation.id, messageId: data[0].id },
    });
    expect(recalled.body.code).toBe('RECALL_NOT_POSSIBLE');
  });

  test.each(['traveler', 'guide'] as const)('state that the %s did not show up', async (absent) => {
    const conversation = await aConversation(t);
    await sendText(t, conversation, 'traveler');
    const booking = await aBooking(t, { ...conversation, status: 'upcoming' });
    if (absent === 'traveler')
      await forceStatus(t, booking, 'start_confirmed', { guideConfirmedStart: true });
    else await forceStatus(t, booking, 'awaiting_start', { travelerConfirmedStart: true });
    t.clock.set('2026-05-10T02:30:00Z');
    const there = absent === 'traveler' ? conversation.guide.user.id : conversation.traveler.id;
    const token = await aToken(t, there);
    await t.inject(reportNoShow, { token, params: { id: booking.id }, body: {}, headers: aKey() });
    await t.drain();
    const { data } = await t
      .inject(calls.listMessages, { token, params: { conversationId: conversation.id } })
      .then(({ body }) => body);
    expect(data[0].content).toMatchObject({ kind: 'booking_event', event: 'no_show', absent });
  });

  test('do not count toward a limit, and do not create a conversation', async () => {
    const conversation = await aConversation(t);
    await payBookingDeposit(t, await aBooking(t, { ...conversation, status: 'pending' }));
    await t.drain();
    expect((await history(conversation, 'guide')).data).toEqual([]);
    await sendText(t, conversation, 'traveler');
    await t.db.$client.query(
      `insert into messages (conversation_id, seq, revision, sender_id, kind, text, booking_id, booking_event, client_message_id, sent_at)
       select $1, n, n, $2, 'booking_event', '', 1, 'paid', gen_random_uuid(), $3 from generate_series(2, 30) n`,
      [conversation.id, conversation.traveler.id, NOW],
    );
    await t.db.$client.query(
      'update conversations set last_seq = 30, revision = 30 where id = $1',
      [conversation.id],
    );
    expect((await sendText(t, conversation, 'traveler')).status).toBe(201);
  });
});

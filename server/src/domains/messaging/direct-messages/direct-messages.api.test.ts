import { randomUUID } from 'node:crypto';
import * as calls from '@tomoguide/contract/messaging/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { aBooking } from '../../../testing/factories/bookings.ts';
import { aConversation, sendText } from '../../../testing/factories/conversations.ts';
import { aGuide, type TestGuide } from '../../../testing/factories/guides.ts';
import { sendSimultaneously } from '../../../testing/synchronised.ts';

const NOW = '2026-05-01T00:00:00Z';
let t: TestApp;
beforeAll(async () => {
  t = await testApp({ now: NOW });
});
afterAll(() => t.close());
beforeEach(() => t.clock.set(NOW));

const REQUESTED_TOUR = { date: '2026-05-10', startTime: '10:00', endTime: '14:00', travelers: 2 };
const recipients = (guides: readonly Pick<TestGuide, 'id'>[]) =>
  guides.map(({ id }) => ({ guideId: id, clientMessageId: randomUUID() }));
const aDirect = (guides: readonly Pick<TestGuide, 'id'>[], changes = {}) => ({
  directId: randomUUID(),
  text: 'Are you free?',
  ...REQUESTED_TOUR,
  to: recipients(guides),
  ...changes,
});
const someGuides = (count: number) => Promise.all(Array.from({ length: count }, () => aGuide(t)));
const send = async (token: string, body: object) => {
  const reply = await t.inject(calls.sendDirectMessage, { token, body });
  expect(reply.status, reply.raw).toBe(200);
  return reply.body.data.map(
    ({ refused }: { refused: string | null }) => refused ?? 'sent',
  ) as string[];
};
const getList = async (token: string) =>
  (await t.inject(calls.listConversations, { token })).body.data as {
    messageCount: number;
    lastMessage: { content: object };
  }[];

test('reaches each guide in a separate conversation, with the requested tour', async () => {
  const { token } = await aUser(t);
  const guides = await someGuides(3);
  expect(await send(token, aDirect(guides))).toEqual(['sent', 'sent', 'sent']);
  expect(await getList(token)).toHaveLength(3);
  for (const { user } of guides) {
    const [only] = await getList(user.token);
    expect(only?.lastMessage.content).toEqual({
      kind: 'text',
      text: 'Are you free?',
      masked: false,
      wish: REQUESTED_TOUR,
    });
  }
});

test('creates one message per guide if it is sent ten times concurrently and once more later', async () => {
  const { token } = await aUser(t);
  const guides = await someGuides(3);
  const body = aDirect(guides, { date: '2026-05-03' });
  const replies = await sendSimultaneously(
    t.app,
    Array(10).fill({
      method: 'POST',
      path: '/api/direct-messages',
      headers: { authorization: `Bearer ${token}` },
      body,
    }),
  );
  for (const { body: answer } of replies)
    expect(answer.data).toMatchObject(guides.map(({ id }) => ({ guideId: id, refused: null })));
  // The requested tour is now in the past, but a retry still returns the same message.
  t.clock.advance({ hours: 24 * 4 });
  expect(await send(token, body)).toEqual(['sent', 'sent', 'sent']);
  expect((await getList(token)).map(({ messageCount }) => messageCount)).toEqual([1, 1, 1]);
  expect(await send(token, { ...body, text: 'Something else' })).toEqual(
    Array(3).fill('MESSAGE_ID_REUSED'),
  );
  expect(await send(token, { ...body, travelers: 3 })).toEqual(Array(3).fill('MESSAGE_ID_REUSED'));
});

test('reaches each guide once per direct ID, even if the messages have different IDs', async () => {
  const { token } = await aUser(t);
  const guides = await someGuides(2);
  const direct = aDirect(guides.slice(0, 1));
  expect(await send(token, direct)).toEqual(['sent']);
  expect(await send(token, { ...direct, to: recipients(guides) })).toEqual([
    'MESSAGE_ID_REUSED',
    'sent',
  ]);
  expect(await getList(token)).toMatchObject([{ messageCount: 1 }, { messageCount: 1 }]);
});

test('is sent to the other guides if one guide fails, and can be retried', async () => {
  const traveler = await aUser(t);
  const [fine, busy, small, brief, blocked, later] = await Promise.all([
    aGuide(t),
    aGuide(t),
    aGuide(t, { maxPeople: 1 }),
    aGuide(t, { maxDurationMinutes: 180 }),
    aGuide(t),
    aGuide(t, { weeklyHours: [{ weekday: 7, startMinute: 720, endMinute: 1080 }] }),
  ]);
  const held = { scheduledStartTime: '2026-05-10T03:00:00Z' };
  await aBooking(t, { guide: busy, checkout: held });
  const conversation = await aConversation(t, { traveler, guide: blocked });
  await t.inject(calls.blockPerson, {
    token: blocked.user.token,
    params: { conversationId: conversation.id },
  });
  const hidden = await aGuide(t, { paused: true });
  const body = aDirect([fine, small, brief, blocked, later, hidden, busy]);
  expect(await send(traveler.token, body)).toEqual([
    'sent',
    'GROUP_SIZE_NOT_OFFERED',
    'DURATION_NOT_OFFERED',
    'BLOCKED',
    'SLOT_NOT_AVAILABLE',
    'NOT_FOUND',
    'SLOT_NOT_AVAILABLE',
  ]);
  expect(await getList(traveler.token)).toHaveLength(1);
  await t.inject(calls.unblockPerson, {
    token: blocked.user.token,
    params: { conversationId: conversation.id },
  });
  expect(await send(traveler.token, { ...body, to: body.to.slice(3, 4) })).toEqual(['sent']);
  const own = await aGuide(t);
  expect(await send(own.user.token, aDirect([own]))).toEqual(['SELF_NOT_ALLOWED']);
  for (const [code, change] of [
    ['DATE_OUT_OF_RANGE', { date: '2026-04-30' }],
    ['START_TIME_INVALID', { startTime: '10:10', endTime: '14:10' }],
    ['SLOT_NOT_AVAILABLE', { startTime: '16:00', endTime: '20:00' }],
    // From the evening until noon of the next day.
    ['DURATION_NOT_OFFERED', { startTime: '20:00', endTime: '12:00' }],
  ] as const)
    expect(await send(traveler.token, aDirect([fine], change))).toEqual([code]);
});

test('counts only once toward the limits on new conversations and on messages', async () => {
  const traveler = await aUser(t);
  const { token } = traveler;
  const ten = await someGuides(10);
  const body = aDirect(ten);
  // Sends to seven of the ten guides now; the other three follow after the limit is reached.
  expect(await send(token, { ...body, to: body.to.slice(0, 7) })).toEqual(Array(7).fill('sent'));
  for (let n = 0; n < 4; n += 1) {
    const conversation = await aConversation(t, { traveler });
    expect((await sendText(t, conversation, 'traveler')).status).toBe(201);
  }
  const sixth = await aConversation(t, { traveler });
  expect((await sendText(t, sixth, 'traveler')).body.code).toBe('TOO_MANY_CONVERSATIONS');
  const another = aDirect(await someGuides(2));
  expect(await send(token, another)).toEqual(Array(2).fill('TOO_MANY_CONVERSATIONS'));
  expect(await send(token, body)).toEqual(Array(10).fill('sent'));
  // A direct ID can create at most ten conversations.
  expect(await send(token, { ...body, to: recipients(await someGuides(1)) })).toEqual([
    'TOO_MANY_CONVERSATIONS',
  ]);
  t.clock.advance({ minutes: 61 });
  for (let n = 0; n < 2; n += 1)
    expect(await send(token, aDirect(ten))).toEqual(Array(10).fill('sent'));
  expect(await send(token, another)).toEqual(['sent', 'sent']);
});

test.each([
  ['no guides', { to: [] }],
  [
    'eleven guides',
    {
      to: Array.from({ length: 11 }, (_, n) => ({ guideId: n + 1, clientMessageId: randomUUID() })),
    },
  ],
  [
    'the same guide twice',
    { to: [1, 1].map((guideId) => ({ guideId, clientMessageId: randomUUID() })) },
  ],
  [
    'one message ID for two guides',
    {
      to: [1, 2].map((guideId) => ({
        guideId,
        clientMessageId: '0d9f4bd6-6e0c-4f0e-8f7e-111111111111',
      })),
    },
  ],
  ['a nonexistent day', { date: '2026-02-30' }],
  ['a nonexistent time', { startTime: '24:00' }],
  ['no travelers', { travelers: 0 }],
  ['no text', { text: ' ' }],
])('rejects a message with %s and changes nothing', async (_, change) => {
  const { token } = await aUser(t);
  const body = { ...aDirect([{ id: 1 as never }]), ...change };
  const reply = await t.inject(calls.sendDirectMessage, { token, body });
  expect([reply.status, reply.body.code]).toEqual([400, 'VALIDATION_FAILED']);
  expect(await getList(token)).toEqual([]);
});

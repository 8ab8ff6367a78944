import * as calls from '@tomoguide/contract/messaging/calls';
import { recallMessage } from '@tomoguide/contract/messaging/calls';
import type { FactCard } from '@tomoguide/contract/messaging/entities';
import type { FactValue } from '@tomoguide/contract/messaging/facts/facts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { aBooking } from '../../../testing/factories/bookings.ts';
import {
  aConversation,
  sendText,
  type TestConversation,
} from '../../../testing/factories/conversations.ts';
import { readySocket } from '../../../testing/socket-client.ts';
import { sendSimultaneously } from '../../../testing/synchronised.ts';

const NOW = '2026-05-01T01:00:00Z';
const TEXT = '2026-05-10 at 10:30, 4 people, 20000 yen';
const CONTACT = 'call 13912345678';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ now: NOW });
});
afterAll(() => t.close());
beforeEach(() => t.clock.set(NOW));

type Side = 'traveler' | 'guide';
interface Sent {
  conversation: TestConversation;
  messageId: number;
}

const getToken = ({ conversation }: Sent, side: Side) =>
  side === 'traveler' ? conversation.traveler.token : conversation.guide.user.token;
const getParams = ({ conversation, messageId }: Sent) => ({
  conversationId: conversation.id,
  messageId,
});
const aMessage = async (text = TEXT, by: Side = 'traveler'): Promise<Sent> => {
  const conversation = await aConversation(t);
  const { body } = await sendText(t, conversation, by, text);
  return { conversation, messageId: body.id };
};
const open = (sent: Sent, side: Side = 'traveler', token = getToken(sent, side)) =>
  t.inject(calls.openFactCard, { token, params: getParams(sent) });
const get = (sent: Sent, side: Side = 'traveler', token = getToken(sent, side)) =>
  t.inject(calls.getFactCard, { token, params: getParams(sent) });
const confirm = (sent: Sent, side: Side, numbers: number[], version = 1) =>
  t.inject(calls.confirmFacts, {
    token: getToken(sent, side),
    params: getParams(sent),
    body: { version, numbers },
  });
const correct = (sent: Sent, side: Side, number: number, value: FactValue | null, version = 1) =>
  t.inject(calls.correctFact, {
    token: getToken(sent, side),
    params: getParams(sent),
    body: { version, number, value },
  });
const listMessages = async (sent: Sent, side: Side = 'traveler') =>
  (
    await t.inject(calls.listMessages, {
      token: getToken(sent, side),
      params: { conversationId: sent.conversation.id },
    })
  ).body.data;
const outcome = ({ status, body }: { status: number; body: { code?: string } }) =>
  status === 200 ? 'done' : `${status} ${body.code}`;

test('a message says how many facts it has, and a card shows them to both users', async () => {
  const sent = await aMessage();
  expect((await listMessages(sent, 'guide'))[0].content).toMatchObject({ facts: 4 });
  const { body } = await open(sent, 'guide');
  expect(body).toMatchObject({ version: 1, state: 'open', canAnswer: true });
  expect((body as FactCard).facts.map(({ value }) => value)).toEqual([
    { kind: 'date', day: '2026-05-10' },
    { kind: 'time', minutes: 630 },
    { kind: 'people', total: 4 },
    { kind: 'money', currency: 'JPY', amount: 20_000 },
  ]);
  expect((await get(sent, 'traveler')).body).toEqual(body);
  const [message] = await listMessages(sent);
  expect(message).toMatchObject({ revision: 2, content: { card: 'open' } });
  const plain = await aMessage('See you!');
  expect((await listMessages(plain))[0].content).not.toHaveProperty('facts');
  expect(outcome(await open(plain))).toBe('422 NO_FACTS');
  expect(outcome(await get(plain))).toBe('404 NOT_FOUND');
});

test('what someone cannot eat is confirmed on its own, never with other facts', async () => {
  const sent = await aMessage('我对虾过敏，2026-05-10 10:30见');
  const { body } = await open(sent);
  expect((body as FactCard).facts[0]).toMatchObject({
    value: { kind: 'diet', reason: 'allergy', foodId: 'food-shrimp' },
  });
  expect((body as FactCard).places).toMatchObject([{ nameEn: 'Shrimp', isDish: true }]);
  expect(outcome(await confirm(sent, 'guide', [1, 2, 3]))).toBe('422 FACT_INVALID');
  expect(outcome(await confirm(sent, 'guide', [2, 3]))).toBe('done');
  expect(outcome(await confirm(sent, 'guide', [1]))).toBe('done');
  const unknown: FactValue = { kind: 'diet', reason: 'allergy', foodId: 'food-unknown' };
  expect(outcome(await correct(sent, 'guide', 1, unknown))).toBe('422 FACT_INVALID');
});

test('a card opened by both at once is one card', async () => {
  const sent = await aMessage();
  const { conversationId, messageId } = getParams(sent);
  const replies = await sendSimultaneously(
    t.app,
    (['traveler', 'guide', 'traveler', 'guide'] as const).map((side) => ({
      method: 'PUT',
      path: `/api/conversations/${conversationId}/messages/${messageId}/fact-card`,
      headers: { authorization: `Bearer ${getToken(sent, side)}` },
    })),
  );
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect((await listMessages(sent))[0].revision).toBe(2);
});

test('two confirmations at once both count, and the other user sees the agreement live', async () => {
  const sent = await aMessage();
  await open(sent);
  await t.drain();
  const socket = await readySocket(t.app, getToken(sent, 'guide'));
  const { conversationId, messageId } = getParams(sent);
  const replies = await sendSimultaneously(
    t.app,
    (['traveler', 'guide'] as const).map((side) => ({
      method: 'POST',
      path: `/api/conversations/${conversationId}/messages/${messageId}/fact-card/confirm`,
      headers: { authorization: `Bearer ${getToken(sent, side)}` },
      body: { version: 1, numbers: [1, 2, 3, 4] },
    })),
  );
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect((await get(sent)).body.state).toBe('agreed');
  const [{ revision }] = await listMessages(sent);
  expect(outcome(await confirm(sent, 'traveler', [1, 2]))).toBe('done');
  expect((await listMessages(sent))[0].revision).toBe(revision);
  await t.drain();
  expect(await socket.event('message_changed')).toMatchObject({ content: { card: 'agreed' } });
  socket.ws.terminate();
});

test('a correction needs a new confirmation by the other user, and older versions are rejected', async () => {
  const sent = await aMessage();
  await open(sent);
  await confirm(sent, 'traveler', [1, 2, 3, 4]);
  const earlier: FactValue = { kind: 'time', minutes: 600 };
  const { body } = await correct(sent, 'guide', 2, earlier);
  expect(body).toMatchObject({ version: 2, state: 'open' });
  expect(body.facts[1]).toMatchObject({ value: earlier, confirmedBy: ['guide'] });
  // A retry of the same correction has no effect.
  expect((await correct(sent, 'guide', 2, earlier)).body.version).toBe(2);
  const stale = await confirm(sent, 'traveler', [2]);
  expect(stale.body).toMatchObject({ code: 'FACT_CARD_CHANGED', details: { version: 2 } });
  expect(outcome(await correct(sent, 'traveler', 3, null))).toBe('409 FACT_CARD_CHANGED');
  await confirm(sent, 'guide', [1, 3], 2);
  await confirm(sent, 'traveler', [2], 2);
  expect((await correct(sent, 'guide', 4, null, 2)).body.state).toBe('open');
  expect((await confirm(sent, 'traveler', [4], 3)).body.state).toBe('agreed');
  // Another correction opens the card again.
  expect((await correct(sent, 'traveler', 2, { kind: 'time', minutes: 660 }, 3)).body.state).toBe(
    'open',
  );
});

test('strangers and other conversations have no card', async () => {
  const sent = await aMessage();
  await open(sent);
  const stranger = await aUser(t);
  expect(outcome(await open(sent, 'guide', stranger.token))).toBe('404 NOT_FOUND');
  expect(outcome(await get(sent, 'guide', stranger.token))).toBe('404 NOT_FOUND');
  const other = { conversation: await aConversation(t), messageId: sent.messageId };
  expect(outcome(await open(other))).toBe('404 NOT_FOUND');
  expect(outcome(await get(other))).toBe('404 NOT_FOUND');
  expect(outcome(await confirm(other, 'traveler', [1]))).toBe('404 NOT_FOUND');
  expect(outcome(await correct(other, 'traveler', 1, null))).toBe('404 NOT_FOUND');
});

test('recalling the message withdraws its card, which then shows nothing', async () => {
  const sent = await aMessage();
  await open(sent);
  const recalled = await t.inject(recallMessage, {
    token: getToken(sent, 'traveler'),
    params: getParams(sent),
  });
  expect(recalled.body.content).toEqual({ kind: 'recalled', card: 'withdrawn' });
  expect((await get(sent, 'guide')).body).toMatchObject({
    state: 'withdrawn',
    canAnswer: false,
    facts: [],
    places: [],
  });
  expect(outcome(await confirm(sent, 'guide', [1]))).toBe('409 FACT_CARD_CLOSED');
  const unopened = await aMessage();
  await t.inject(recallMessage, {
    token: getToken(unopened, 'traveler'),
    params: getParams(unopened),
  });
  expect(outcome(await open(unopened, 'guide'))).toBe('409 FACT_CARD_CLOSED');
});

test('after a block, and once an account is closed, a card can only be read', async () => {
  const sent = await aMessage();
  await open(sent);
  const { conversationId } = getParams(sent);
  const token = getToken(sent, 'guide');
  await t.inject(calls.blockPerson, { token, params: { conversationId } });
  for (const side of ['traveler', 'guide'] as const) {
    expect((await get(sent, side)).body).toMatchObject({ state: 'open', canAnswer: false });
    expect(outcome(await confirm(sent, side, [1]))).toBe('403 BLOCKED');
    expect(outcome(await correct(sent, side, 1, null))).toBe('403 BLOCKED');
  }
  const second = await sendText(t, sent.conversation, 'guide', TEXT);
  expect(second.status).toBe(403);
  await t.inject(calls.unblockPerson, { token, params: { conversationId } });
  expect(outcome(await confirm(sent, 'guide', [1]))).toBe('done');
  await t.db.$client.query('update users set closed_at = $2 where id = $1', [
    sent.conversation.traveler.id,
    NOW,
  ]);
  expect((await get(sent, 'guide')).body.canAnswer).toBe(false);
  expect(outcome(await confirm(sent, 'guide', [2]))).toBe('409 FACT_CARD_CLOSED');
});

test('while contacts are hidden, facts are read in the masked text', async () => {
  const sent = await aMessage(`${TEXT}, ${CONTACT}`);
  const card: FactCard = (await open(sent, 'guide')).body;
  expect(card.facts).toHaveLength(4);
  expect(JSON.stringify(card)).not.toContain('139');
  await t.drain();
  // The event about the card shows the masked text to the recipient.
  const [message] = await listMessages(sent, 'guide');
  expect(message.content.text).not.toContain('139');
});

test('staff sees a card with a reported message, even after it was recalled', async () => {
  const sent = await aMessage();
  await open(sent);
  await t.inject(recallMessage, { token: getToken(sent, 'traveler'), params: getParams(sent) });
  const { conversationId } = getParams(sent);
  await t.inject(calls.reportPerson, {
    token: getToken(sent, 'guide'),
    params: { conversationId },
    body: { reason: 'fraud' },
  });
  const { token } = await aUser(t, { isStaff: true });
  const { rows } = await t.db.$client.query('select max(id) as id from person_reports');
  const { body } = await t.inject(calls.listReportedMessages, {
    token,
    params: { id: rows[0].id },
  });
  expect(body.data[0].card).toMatchObject({
    state: 'withdrawn',
    facts: [{ number: 1 }, {}, {}, {}],
  });
});

test('a card changes no booking', async () => {
  const sent = await aMessage();
  const booking = await aBooking(t, { ...sent.conversation, status: 'upcoming' });
  const readBooking = async () =>
    (await t.db.$client.query('select * from bookings where id = $1', [booking.id])).rows;
  const before = await readBooking();
  await open(sent);
  await confirm(sent, 'traveler', [1, 2, 3, 4]);
  await confirm(sent, 'guide', [1, 2, 3, 4]);
  expect((await get(sent)).body.state).toBe('agreed');
  expect(await readBooking()).toEqual(before);
});

test('an ambiguous fact is asked, and a value of another kind or an unknown place is rejected', async () => {
  const sent = await aMessage('明天8点，3个人');
  const { body } = await open(sent);
  const number = body.facts.find(({ kind }: { kind: string }) => kind === 'time').number;
  expect(body.facts[number - 1]).toMatchObject({
    value: null,
    options: [
      { kind: 'time', minutes: 480 },
      { kind: 'time', minutes: 1200 },
    ],
  });
  expect(outcome(await confirm(sent, 'guide', [number]))).toBe('422 FACT_UNDECIDED');
  expect(outcome(await confirm(sent, 'guide', [99]))).toBe('404 NOT_FOUND');
  const wrong = await correct(sent, 'guide', number, { kind: 'people', total: 3 });
  expect(wrong.body).toMatchObject({ code: 'FACT_INVALID', details: { field: 'value' } });
  const chosen = await correct(sent, 'guide', number, { kind: 'time', minutes: 1200 });
  expect(chosen.body.facts[number - 1].value).toEqual({ kind: 'time', minutes: 1200 });
});

test('a place is found by its name in any of the three languages', async () => {
  const { token } = await aUser(t);
  const find = async (name: string) =>
    (await t.inject(calls.findPlaces, { token, query: { name } })).body.data;
  const [place] = await find('浅草寺');
  expect(place).toMatchObject({ nameCn: '浅草寺' });
  expect(await find(place.nameEn)).toEqual([place]);
  expect(await find('Atlantis')).toEqual([]);
});

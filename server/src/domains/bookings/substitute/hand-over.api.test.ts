import { randomUUID } from 'node:crypto';
import {
  acceptExtraCost,
  addExtraCost,
  getBooking,
  getBookingCalendar,
  getDisputeCase,
  listSubstituteRequests,
  openDispute,
  proposeAddress,
} from '@tomoguide/contract/bookings/calls';
import { listMessages } from '@tomoguide/contract/messaging/calls';
import { listSystemMessages } from '@tomoguide/contract/notifications/calls';
import type { SystemMessage } from '@tomoguide/contract/notifications/entities';
import type { UserId } from '@tomoguide/contract/primitives';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, type TestReply, testApp } from '../../../testing/app.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import { aBooking, aKey, type TestBooking } from '../../../testing/factories/bookings.ts';
import { aConversation, sendText } from '../../../testing/factories/conversations.ts';
import { emailsTo } from '../../../testing/factories/emails.ts';
import { aGuide, type TestGuide } from '../../../testing/factories/guides.ts';
import { ledgerProblems } from '../../../testing/factories/payments.ts';
import {
  acceptRequest,
  agreeToSubstitute,
  anAskedBooking,
  aProposedSubstitute,
  askColleagues,
  declineSubstitute,
} from '../../../testing/factories/substitutions.ts';
import { sweepBookings } from '../timers.ts';

let t: TestApp;

beforeAll(async () => {
  t = await testApp({ now: '2026-05-01T00:00:00Z' });
});
afterAll(async () => {
  expect(await ledgerProblems(t)).toEqual([]);
  await t.close();
});

const outcome = ({ status, body }: TestReply) => [status, body.code ?? null];
const addCost = async (userId: UserId, { id }: Pick<TestBooking, 'id'>, text: string) =>
  t.inject(addExtraCost, {
    token: await aToken(t, userId),
    params: { id },
    body: { costId: randomUUID(), text, yen: 3_000 },
  });
const acceptCost = async (userId: UserId, { id }: Pick<TestBooking, 'id'>, number: number) =>
  t.inject(acceptExtraCost, { token: await aToken(t, userId), params: { id, number } });
const suggestPlace = async (userId: UserId, { id }: Pick<TestBooking, 'id'>, place: string) =>
  t.inject(proposeAddress, {
    token: await aToken(t, userId),
    params: { id },
    body: { meetingAddress: place, addressConfirmed: true },
  });
const fetchAs = async (userId: UserId, { id }: Pick<TestBooking, 'id'>) =>
  (await t.inject(getBooking, { token: await aToken(t, userId), params: { id } })).body;
/** The unexpired notices that wait for an answer about a place or a cost. */
const listOpenNotices = async (userId: UserId): Promise<string[]> => {
  await t.drain();
  const reply = await t.inject(listSystemMessages, { token: await aToken(t, userId) });
  const { data } = reply.body as { data: SystemMessage[] };
  return data
    .map(({ title }) => title)
    .filter((title) => /meeting point|JPY/.test(title))
    .toSorted();
};

test('a colleague sees what is paid on site before accepting, without contacts', async () => {
  const booking = await anAskedBooking(t);
  const [colleague] = booking.colleagues;
  if (!colleague) throw new Error('no colleague');
  await addCost(booking.guide.userId, booking, 'Boat, mail guide@example.com');
  await addCost(booking.guide.userId, booking, 'Locker');
  await acceptCost(booking.traveler.id, booking, 1);
  const token = await aToken(t, colleague.userId);
  const [request] = (await t.inject(listSubstituteRequests, { token })).body.data;
  const own = await fetchAs(booking.guide.userId, booking);
  expect(request).toMatchObject({
    mealYen: own.mealYen,
    transportYen: own.transportYen,
    ticketsYen: own.ticketsYen,
    extraCosts: [{ number: 1, yen: 3_000, state: 'accepted', can: [] }],
  });
  expect(request.extraCosts[0].text).toMatch(/^Boat/);
  expect(request.extraCosts[0].text).not.toContain('example.com');
});

test('while a substitute is proposed, no extra cost can be added or accepted', async () => {
  const booking = await anAskedBooking(t);
  const [colleague] = booking.colleagues;
  if (!colleague) throw new Error('no colleague');
  await addCost(booking.guide.userId, booking, 'Boat');
  await acceptRequest(t, booking, colleague.userId);
  const pending = [409, 'SUBSTITUTION_PENDING'];
  expect(outcome(await addCost(booking.traveler.id, booking, 'Locker'))).toEqual(pending);
  expect(outcome(await acceptCost(booking.traveler.id, booking, 1))).toEqual(pending);
  const theirs = await fetchAs(booking.traveler.id, booking);
  expect(theirs.can).not.toContain('add_extra_cost');
  expect(theirs.extraCosts[0].can).toEqual(['decline']);
});

test('what the first guide proposed is withdrawn, and their notices expire', async () => {
  const booking = await anAskedBooking(t);
  const [substitute] = booking.colleagues;
  if (!substitute) throw new Error('no colleague');
  const { guide, traveler } = booking;
  await addCost(guide.userId, booking, 'Boat');
  await suggestPlace(guide.userId, booking, '2-2 Marunouchi, Chiyoda-ku, Tokyo');
  expect(await listOpenNotices(traveler.id)).toHaveLength(2);
  await acceptRequest(t, booking, substitute.userId);
  await agreeToSubstitute(t, booking, traveler.id);
  const theirs = await fetchAs(traveler.id, booking);
  expect([theirs.addressProposal, theirs.extraCosts[0].state]).toEqual([null, 'withdrawn']);
  expect(await listOpenNotices(traveler.id)).toEqual([]);
  expect(await listOpenNotices(substitute.userId)).toEqual([]);
});

test('what the traveler proposed waits for the new guide, who is notified instead of the first', async () => {
  const booking = await anAskedBooking(t);
  const [substitute] = booking.colleagues;
  if (!substitute) throw new Error('no colleague');
  const { guide, traveler } = booking;
  await addCost(traveler.id, booking, 'Boat');
  await suggestPlace(traveler.id, booking, '2-2 Marunouchi, Chiyoda-ku, Tokyo');
  const open = await listOpenNotices(guide.userId);
  expect(open).toHaveLength(2);
  await acceptRequest(t, booking, substitute.userId);
  await agreeToSubstitute(t, booking, traveler.id);
  expect(await listOpenNotices(guide.userId)).toEqual([]);
  expect(await listOpenNotices(substitute.userId)).toEqual(open);
  const theirs = await fetchAs(substitute.userId, booking);
  expect(theirs.extraCosts[0].can).toEqual(['accept', 'decline']);
  expect(theirs.addressProposal.by).toBe('traveler');
  await acceptCost(substitute.userId, booking, 1);
  expect(await listOpenNotices(substitute.userId)).toHaveLength(1);
});

test.each([
  ['declines', 'substitute_declined', /didn’t agree to another guide/, /didn’t agree to your/],
  ['is silent', 'substitute_unanswered', /didn’t answer in time/, /didn’t answer in time/],
] as const)(
  'conversation and emails say so if the traveler %s',
  async (what, line, first, second) => {
    const { traveler, guide, ...booking } = await aProposedSubstitute(t);
    const conversation = await aConversation(t, { guide, traveler });
    await sendText(t, conversation, 'traveler');
    if (what === 'declines') await declineSubstitute(t, booking, traveler.id);
    else t.clock.set('2026-05-01T12:00:00Z');
    await sweepBookings(t.deps);
    await t.drain();
    const messages = await t.inject(listMessages, {
      token: await aToken(t, traveler.id),
      params: { conversationId: conversation.id },
    });
    expect(messages.body.data[0].content).toMatchObject({ kind: 'booking_event', event: line });
    for (const [username, text] of [
      [traveler.username, first],
      [guide.user.username, second],
    ] as const)
      expect((await emailsTo(t, `${username}@example.com`)).at(-1)?.text).toMatch(text);
    t.clock.set('2026-05-01T00:00:00Z');
  },
);

const handOver = async (booking: TestBooking, to: TestGuide) => {
  const asked = await askColleagues(t, booking, [to.id]);
  const substitution = { substitutionId: asked.body.substitution.id };
  await acceptRequest(t, substitution, to.userId);
  const agreed = await agreeToSubstitute(t, substitution, booking.traveler.id);
  expect(agreed.status, agreed.raw).toBe(200);
};
const fetchSequence = async ({ id, traveler }: TestBooking): Promise<number> => {
  const file = await t.inject(getBookingCalendar, { token: traveler.token, params: { id } });
  return Number(/^SEQUENCE:(\d+)/m.exec(file.raw)?.[1]);
};

test('each hand-over raises the sequence of the calendar file, and no open request lowers it', async () => {
  const booking = await aBooking(t, { status: 'upcoming' });
  const [second, third, fourth] = [await aGuide(t), await aGuide(t), await aGuide(t)];
  const sequences = [await fetchSequence(booking)];
  await handOver(booking, second);
  sequences.push(await fetchSequence(booking));
  const seconds = { ...booking, guide: second };
  const asked = await askColleagues(t, seconds, [third.id]);
  sequences.push(await fetchSequence(booking));
  const substitution = { substitutionId: asked.body.substitution.id };
  await acceptRequest(t, substitution, third.userId);
  await agreeToSubstitute(t, substitution, booking.traveler.id);
  sequences.push(await fetchSequence(booking));
  await handOver({ ...booking, guide: third }, fourth);
  sequences.push(await fetchSequence(booking));
  expect(sequences).toEqual([0, 1, 1, 2, 3]);
  const { formerGuides } = await fetchAs(booking.traveler.id, booking);
  expect(formerGuides.map((each: { id: number }) => each.id)).toEqual([
    booking.guide.userId,
    second.userId,
    third.userId,
  ]);
});

test('staff reads who the guide was, and all extra costs, in a dispute', async () => {
  const booking = await aBooking(t, { status: 'upcoming' });
  const substitute = await aGuide(t);
  await addCost(booking.traveler.id, booking, 'Boat');
  await handOver(booking, substitute);
  t.clock.set('2026-05-10T03:00:00Z');
  const opened = await t.inject(openDispute, {
    token: await aToken(t, booking.traveler.id),
    params: { id: booking.id },
    body: { reason: 'No one came.' },
    headers: aKey(),
  });
  expect(opened.status, opened.raw).toBe(200);
  const { body } = await t.inject(getDisputeCase, {
    token: (await aUser(t, { isStaff: true })).token,
    params: { id: booking.id },
  });
  expect(body.guide.id).toBe(substitute.userId);
  expect(body.formerGuides.map((each: { id: number }) => each.id)).toEqual([booking.guide.userId]);
  expect(body.extraCosts).toMatchObject([{ text: 'Boat', by: 'traveler', state: 'proposed' }]);
  t.clock.set('2026-05-01T00:00:00Z');
});

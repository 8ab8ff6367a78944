import { randomUUID } from 'node:crypto';
import { listSystemMessages } from '@tomoguide/contract/notifications/calls';
import { listAuditLog, listStaffQueues } from '@tomoguide/contract/staff/calls';
import * as calls from '@tomoguide/contract/support/calls';
import {
  ANSWER_UNREAD_MINUTES,
  VISITOR_MESSAGES_PER_HOUR,
} from '@tomoguide/contract/support/figures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { aUser } from '../../testing/factories/accounts.ts';
import { aBooking } from '../../testing/factories/bookings.ts';
import { emailsTo } from '../../testing/factories/emails.ts';
import { readySocket } from '../../testing/socket-client.ts';
import { sendSimultaneously } from '../../testing/synchronised.ts';

type Person = Awaited<ReturnType<typeof aUser>>;
let t: TestApp;
let staff: Person;
let colleague: Person;

beforeAll(async () => {
  t = await testApp({ env: { RATE_LIMITS: 'signup=1000' } });
  staff = await aUser(t, { isStaff: true });
  colleague = await aUser(t, { isStaff: true });
});
afterAll(() => t.close());

const sendQuestion = (person: Person, body: object = {}) =>
  t.inject(calls.sendSupportMessage, {
    token: person.token,
    body: { clientMessageId: randomUUID(), text: 'My payment failed.', ...body },
  });
const support = async (person: Person) =>
  (await t.inject(calls.getSupport, { token: person.token })).body;
const cases = async (show = 'waiting') => {
  const query = { show, limit: 100 };
  return (await t.inject(calls.listSupportCases, { token: staff.token, query })).body.data;
};
const getCase = async (person: Person, show?: string) =>
  (await cases(show)).find((one: { person: { id: number } }) => one.person?.id === person.id);
type ActionCall = typeof calls.claimCase | typeof calls.releaseCase | typeof calls.closeCase;
const handleCase = (call: ActionCall, id: number, by = staff) =>
  t.inject(call, {
    token: by.token,
    params: { id },
    ...(call === calls.closeCase ? { body: { upToSeq: 1_000 } } : {}),
  });
const answer = (id: number, by = staff, body: object = {}) =>
  t.inject(calls.answerCase, {
    token: by.token,
    params: { id },
    body: { clientMessageId: randomUUID(), text: 'It works again.', upToSeq: 1_000, ...body },
  });

test('links a question to its booking, delivers the answer, and reopens a closed case for a new question', async () => {
  const booking = await aBooking(t);
  const person = booking.traveler;
  expect(await support(person)).toMatchObject({ state: 'none', messageCount: 0 });
  const about = { kind: 'booking', id: booking.id };
  const questionReply = await sendQuestion(person, { topic: 'payment_failed', about });
  expect(questionReply.status, questionReply.raw).toBe(201);
  const found = await getCase(person);
  expect(found).toMatchObject({
    state: 'waiting',
    topic: 'payment_failed',
    about: { ...about, number: expect.stringMatching(/^TG/) },
    waitingSince: t.clock.now().toString(),
    claimedBy: null,
    mayAnswer: true,
  });
  const detail = await t.inject(calls.getSupportCase, {
    token: staff.token,
    params: { id: found.id },
  });
  expect(detail.body.booking).toMatchObject({ traveler: { id: person.id }, paid: false });

  expect((await answer(found.id)).status).toBe(201);
  expect(await support(person)).toMatchObject({ state: 'answered', unreadCount: 1 });
  const read = { token: person.token, body: { upToSeq: 2 } };
  expect((await t.inject(calls.markSupportRead, read)).body.unreadCount).toBe(0);
  expect(await getCase(person, 'answered')).toMatchObject({ claimedByViewer: true });

  expect((await handleCase(calls.closeCase, found.id)).body.state).toBe('closed');
  await sendQuestion(person, { text: 'It fails again.' });
  expect(await getCase(person)).toMatchObject({ state: 'waiting', claimedBy: null });
  const { body } = await t.inject(calls.listSupportMessages, { token: person.token });
  expect(body.data.map(({ seq }: { seq: number }) => seq)).toEqual([3, 2, 1]);
});

test('lists the longest-waiting case first, even if its author sends another message', async () => {
  const [first, second] = [await aUser(t), await aUser(t)];
  const since = t.clock.now().toString();
  await sendQuestion(first);
  await sendQuestion(second);
  t.clock.advance({ minutes: 1 });
  await sendQuestion(first, { text: 'Hello?' });
  const order = (await cases()).map((one: { person: { id: number } }) => one.person?.id);
  expect(order.indexOf(first.id)).toBeLessThan(order.indexOf(second.id));
  expect((await getCase(first)).waitingSince).toBe(since);
});

test('stores only one message per client message ID, permanently, even for concurrent requests', async () => {
  const person = await aUser(t);
  const clientMessageId = randomUUID();
  const replies = await sendSimultaneously(
    t.app,
    Array(10).fill({
      method: 'POST',
      path: '/api/v2/support/messages',
      headers: { authorization: `Bearer ${person.token}` },
      body: { clientMessageId, text: 'Hello' },
    }),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await support(person)).toMatchObject({ messageCount: 1 });
  const other = await sendQuestion(person, { clientMessageId, text: 'Something else' });
  expect([other.status, other.body.code]).toEqual([409, 'MESSAGE_ID_REUSED']);
  const shouted = { clientMessageId: clientMessageId.toUpperCase(), text: 'Hello' };
  expect((await sendQuestion(person, shouted)).status).toBe(201);
  const { id } = await getCase(person);
  const named = { clientMessageId: randomUUID() };
  await Promise.all([answer(id, staff, named), answer(id, staff, named)]);
  expect(await support(person)).toMatchObject({ messageCount: 2, unreadCount: 1 });
  const another = await aUser(t);
  await sendQuestion(another);
  const { id: anotherId } = await getCase(another);
  const fork = randomUUID();
  const forks = await sendSimultaneously(
    t.app,
    [id, anotherId].map((caseId) => ({
      method: 'POST',
      path: `/api/v2/staff/support/${caseId}/messages`,
      headers: { authorization: `Bearer ${staff.token}` },
      body: { clientMessageId: fork, text: 'Hi', upToSeq: 1_000 },
    })),
  );
  expect(forks.map(({ status }) => status).sort()).toEqual([201, 409]);
  const reused = await answer(id, staff, { ...named, text: 'No.' });
  expect(reused.body.code).toBe('MESSAGE_ID_REUSED');
});

test('accepts a retry with or without the subject, but not with a different subject', async () => {
  const { id, traveler } = await aBooking(t);
  const about = { kind: 'booking', id };
  const newMessage = () => ({
    clientMessageId: randomUUID(),
    text: 'The second charge was at noon.',
  });
  const [bare, full] = [newMessage(), { ...newMessage(), topic: 'payment_failed', about }];
  for (const body of [
    bare,
    { ...bare, topic: 'payment_failed', about },
    full,
    { clientMessageId: full.clientMessageId, text: full.text },
  ])
    expect((await sendQuestion(traveler, body)).status).toBe(201);
  expect(await support(traveler)).toMatchObject({ messageCount: 2 });
  for (const other of [
    { ...full, topic: 'general' },
    { ...full, about: { kind: 'booking', id: id + 1 } },
    { ...bare, text: 'Something else' },
  ]) {
    const reply = await sendQuestion(traveler, other);
    expect([reply.status, reply.body.code]).toEqual([409, 'MESSAGE_ID_REUSED']);
  }
});

test('rejects a subject that does not belong to the user', async () => {
  const booking = await aBooking(t);
  const stranger = await aUser(t);
  const foreign = await sendQuestion(stranger, { about: { kind: 'booking', id: booking.id } });
  const none = await sendQuestion(stranger, { about: { kind: 'booking', id: 2_000_000 } });
  expect([foreign.status, foreign.raw]).toEqual([404, none.raw]);
  expect(await support(stranger)).toMatchObject({ state: 'none' });
});

test('keeps a case waiting if a message arrives while staff answer or close the case', async () => {
  const person = await aUser(t);
  await sendQuestion(person);
  const { id } = await getCase(person);
  t.clock.advance({ minutes: 1 });
  await sendQuestion(person, { text: 'And one more thing.' });
  const close = (upToSeq: number) =>
    t.inject(calls.closeCase, { token: staff.token, params: { id }, body: { upToSeq } });
  const early = await close(1);
  expect([early.status, early.body.code]).toEqual([409, 'SUPPORT_WRITTEN']);
  expect((await answer(id, staff, { upToSeq: 1 })).status).toBe(201);
  expect(await getCase(person)).toMatchObject({
    state: 'waiting',
    waitingSince: t.clock.now().toString(),
    claimedByViewer: true,
  });
  expect((await close(1)).body.code).toBe('SUPPORT_WRITTEN');
  await answer(id, staff, { upToSeq: 3 });
  expect(await getCase(person)).toBeUndefined();
  expect((await close(4)).body.state).toBe('closed');
});

test('assigns a case to one staff member at a time, never to its author, and logs all actions', async () => {
  const person = await aUser(t);
  await sendQuestion(person);
  const { id } = await getCase(person);
  await handleCase(calls.claimCase, id);
  for (const reply of [
    await answer(id, colleague),
    await handleCase(calls.closeCase, id, colleague),
    await handleCase(calls.releaseCase, id, colleague),
  ])
    expect([reply.status, reply.body.code]).toEqual([409, 'SUPPORT_CLAIMED']);
  expect((await handleCase(calls.claimCase, id, colleague)).body.claimedBy.id).toBe(colleague.id);
  const { held } = (await t.inject(listStaffQueues, { token: staff.token })).body;
  expect(held).toContainEqual(
    expect.objectContaining({
      queue: 'support',
      caseId: id,
      staff: expect.objectContaining({ id: colleague.id }),
    }),
  );
  await answer(id, colleague);
  await handleCase(calls.closeCase, id, colleague);
  const log = await t.inject(listAuditLog, { token: staff.token, query: { limit: 100 } });
  const actions = log.body.data.filter(
    ({ subject }: { subject: { kind: string; id: number } }) =>
      subject.kind === 'support' && subject.id === id,
  );
  expect(actions.map(({ action }: { action: string }) => action)).toEqual([
    'close_support',
    'answer_support',
    'claim_support',
    'claim_support',
  ]);

  await sendQuestion(colleague);
  const own = await getCase(colleague);
  expect(own.mayAnswer).toBe(true);
  for (const reply of [
    await answer(own.id, colleague),
    await handleCase(calls.claimCase, own.id, colleague),
    await handleCase(calls.closeCase, own.id, colleague),
  ])
    expect([reply.status, reply.body.code]).toEqual([403, 'OWN_CASE']);
  const tried = await t.inject(calls.listCaseMessages, { token: person.token, params: { id } });
  expect(tried.status).toBe(404);
});

test('staff cannot read, handle or count a case about their own tour', async () => {
  const { id: bookingId, guide, traveler } = await aBooking(t);
  const guideUser = guide.user;
  await t.db.$client.query('update users set is_staff = true where id = $1', [guideUser.id]);
  await sendQuestion(traveler, { topic: 'general', about: { kind: 'booking', id: bookingId } });
  // The case's current subject is different, but the complaint about the tour remains in the case.
  await sendQuestion(traveler, { topic: 'general' });
  const { id } = await getCase(traveler);
  const { token } = guideUser;
  for (const reply of [
    await t.inject(calls.getSupportCase, { token, params: { id } }),
    await t.inject(calls.listCaseMessages, { token, params: { id } }),
    await answer(id, guideUser),
    await handleCase(calls.claimCase, id, guideUser),
    await handleCase(calls.closeCase, id, guideUser),
  ])
    expect([reply.status, reply.body.code]).toEqual([403, 'OWN_CASE']);
  const listed = await t.inject(calls.listSupportCases, { token, query: { limit: 100 } });
  expect(listed.body.data.map((one: { id: number }) => one.id)).not.toContain(id);
  const countWaiting = async (viewer: { token: string }) => {
    const { data } = (await t.inject(listStaffQueues, { token: viewer.token })).body;
    return data.find(({ queue }: { queue: string }) => queue === 'support').waiting;
  };
  expect(await countWaiting(guideUser)).toBe((await countWaiting(staff)) - 1);
  expect((await answer(id)).status).toBe(201);
});

test('pushes an answer, and sends one notice and one email while the user is away', async () => {
  const person = await aUser(t);
  await sendQuestion(person);
  const { id } = await getCase(person);
  const socket = await readySocket(t.app, person.token);
  await answer(id);
  await t.drain();
  expect(await socket.event('support_update')).toEqual({ unreadCount: 1 });
  socket.ws.terminate();

  await answer(id, staff, { text: 'One more thing.' });
  t.clock.advance({ minutes: ANSWER_UNREAD_MINUTES });
  await t.runDueJobs();
  await t.drain();
  const countNotices = async () =>
    (await t.inject(listSystemMessages, { token: person.token })).body.data.length;
  expect(await countNotices()).toBe(1);
  expect(await emailsTo(t, person.email)).toHaveLength(1);

  await t.inject(calls.markSupportRead, { token: person.token, body: { upToSeq: 3 } });
  await answer(id, staff, { text: 'Solved?' });
  await t.inject(calls.markSupportRead, { token: person.token, body: { upToSeq: 4 } });
  t.clock.advance({ minutes: ANSWER_UNREAD_MINUTES });
  await t.runDueJobs();
  await t.drain();
  expect(await countNotices()).toBe(1);
});

test('sending a message does not mark an earlier answer as read', async () => {
  const person = await aUser(t);
  await sendQuestion(person);
  const { id } = await getCase(person);
  await answer(id);
  await sendQuestion(person, { text: 'I wrote this on the train.' });
  expect(await support(person)).toMatchObject({ unreadCount: 1, readSeq: 1 });
  t.clock.advance({ minutes: ANSWER_UNREAD_MINUTES });
  await t.runDueJobs();
  await t.drain();
  const { body } = await t.inject(listSystemMessages, { token: person.token });
  expect(body.data).toHaveLength(1);
  expect(await emailsTo(t, person.email)).toHaveLength(1);

  await t.inject(calls.markSupportRead, { token: person.token, body: { upToSeq: 3 } });
  await sendQuestion(person, { text: 'Thank you.' });
  expect(await support(person)).toMatchObject({ unreadCount: 0, readSeq: 4 });
});

const sendVisitorMessage = (body: object = {}) =>
  t.inject(calls.submitVisitorMessage, {
    headers: { 'accept-language': 'zh-CN' },
    body: {
      clientMessageId: randomUUID(),
      email: 'visitor@example.com',
      text: '想问一下怎么预订。',
      ...body,
    },
  });

test('answers a visitor by email and limits visitors’ messages', async () => {
  const clientMessageId = randomUUID();
  expect((await sendVisitorMessage({ clientMessageId })).status).toBe(201);
  expect((await sendVisitorMessage({ clientMessageId })).status).toBe(201);
  const reused = await sendVisitorMessage({ clientMessageId, email: 'other@example.com' });
  expect([reused.status, reused.body.code]).toEqual([409, 'MESSAGE_ID_REUSED']);
  const mine = (await cases()).filter(
    ({ email }: { email: string }) => email === 'visitor@example.com',
  );
  expect(mine).toHaveLength(1);
  expect(await emailsTo(t, 'visitor@example.com')).toEqual([]);
  await answer(mine[0].id, staff, { text: '先选向导，再选时间。' });
  const [sent] = await emailsTo(t, 'visitor@example.com');
  expect(sent?.text).toContain('先选向导，再选时间。');
  expect(sent?.text).toContain('想问一下怎么预订。');

  for (let n = 1; n < VISITOR_MESSAGES_PER_HOUR; n += 1)
    expect((await sendVisitorMessage()).status).toBe(201);
  const rejected = await sendVisitorMessage();
  expect([rejected.status, rejected.body.code]).toEqual([429, 'TOO_MANY_MESSAGES']);
  t.clock.advance({ hours: 1 });
  await t.runDueJobs();
  expect((await sendVisitorMessage()).status).toBe(201);
  const { rows } = await t.db.$client.query(
    'select 1 from support_cases where network is not null',
  );
  expect(rows).toHaveLength(1);
});

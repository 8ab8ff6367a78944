import { randomUUID } from 'node:crypto';
import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import {
  acceptExtraCost,
  addExtraCost,
  declineExtraCost,
  getBooking,
  withdrawExtraCost,
} from '@tomoguide/contract/bookings/calls';
import type { BookingDetail } from '@tomoguide/contract/bookings/entities';
import { EXTRA_COSTS_EVER, EXTRA_COSTS_MAX } from '@tomoguide/contract/bookings/extra-costs';
import { listSystemMessages } from '@tomoguide/contract/notifications/calls';
import type { SystemMessage } from '@tomoguide/contract/notifications/entities';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import { aBooking, type TestBooking } from '../../../testing/factories/bookings.ts';
import { ledgerProblems } from '../../../testing/factories/payments.ts';

let t: TestApp;
const checkout = { scheduledStartTime: '2026-05-20T01:00:00Z' };

beforeAll(async () => {
  t = await testApp({ now: '2026-05-01T00:00:00Z' });
});
afterAll(async () => {
  expect(await ledgerProblems(t)).toEqual([]);
  await t.close();
});

const CALLS = { accept: acceptExtraCost, decline: declineExtraCost, withdraw: withdrawExtraCost };
const getToken = (of: TestBooking, side: Party) =>
  aToken(t, side === 'guide' ? of.guide.userId : of.traveler.id);
const outcome = ({ status, body }: { status: number; body: { code?: string } }) =>
  status === 200 ? 'done' : `${status} ${body.code}`;

const add = async (
  of: TestBooking,
  side: Party,
  { text = 'Boat', yen = 3_000, costId = randomUUID() as string } = {},
) =>
  outcome(
    await t.inject(addExtraCost, {
      token: await getToken(of, side),
      params: { id: of.id },
      body: { costId, text, yen },
    }),
  );
const answer = async (of: TestBooking, side: Party, action: keyof typeof CALLS, number = 1) =>
  outcome(
    await t.inject(CALLS[action], {
      token: await getToken(of, side),
      params: { id: of.id, number },
    }),
  );
const fetchBooking = async (of: TestBooking, side: Party): Promise<BookingDetail> =>
  (await t.inject(getBooking, { token: await getToken(of, side), params: { id: of.id } })).body;
const listStates = async (of: TestBooking, side: Party = 'traveler') =>
  (await fetchBooking(of, side)).extraCosts?.map(({ state }) => state);
const countLedger = async (): Promise<number> => {
  const { rows } = await t.db.$client.query('select count(*)::int as n from ledger_entries');
  return rows[0].n;
};

test('a proposed cost is answered once by the other party, is not in the ledger and keeps the price', async () => {
  const booking = await aBooking(t, { status: 'upcoming', checkout });
  const [before, { totalCents }] = [await countLedger(), await fetchBooking(booking, 'traveler')];
  const costId = randomUUID();
  expect(
    await Promise.all([add(booking, 'guide', { costId }), add(booking, 'guide', { costId })]),
  ).toEqual(['done', 'done']);
  expect((await fetchBooking(booking, 'traveler')).extraCosts).toMatchObject([
    {
      number: 1,
      by: 'guide',
      text: 'Boat',
      yen: 3_000,
      state: 'proposed',
      can: ['accept', 'decline'],
    },
  ]);
  expect(await answer(booking, 'guide', 'accept')).toBe('409 EXTRA_COST_ANSWERED');
  const race = await Promise.all([
    answer(booking, 'traveler', 'accept'),
    answer(booking, 'guide', 'withdraw'),
  ]);
  expect(race.toSorted()).toEqual(['409 EXTRA_COST_ANSWERED', 'done']);
  const [state] = (await listStates(booking)) ?? [];
  expect(await answer(booking, 'traveler', 'accept')).toBe(
    state === 'accepted' ? 'done' : '409 EXTRA_COST_ANSWERED',
  );
  expect(await answer(booking, 'traveler', 'decline')).toBe('409 EXTRA_COST_ANSWERED');
  expect(await countLedger()).toBe(before);
  expect((await fetchBooking(booking, 'traveler')).totalCents).toBe(totalCents);
});

test('rejects strangers, unknown lines, an eleventh line, and lines before the acceptance', async () => {
  const booking = await aBooking(t, { status: 'upcoming', checkout });
  const stranger = { ...booking, traveler: await aUser(t) };
  expect(await add(stranger, 'traveler')).toBe('404 NOT_FOUND');
  expect(await answer(booking, 'traveler', 'accept')).toBe('404 NOT_FOUND');
  for (let line = 0; line < EXTRA_COSTS_MAX; line += 1)
    expect(await add(booking, line % 2 ? 'guide' : 'traveler')).toBe('done');
  expect((await fetchBooking(booking, 'guide')).can).not.toContain('add_extra_cost');
  expect(await add(booking, 'guide')).toBe('409 TOO_MANY_EXTRA_COSTS');
  expect(await answer(booking, 'traveler', 'withdraw')).toBe('done');
  expect(await answer(booking, 'traveler', 'withdraw')).toBe('done');
  expect(await add(booking, 'guide')).toBe('done');
  const unanswered = await aBooking(t, {
    status: 'confirmed',
    checkout: { scheduledStartTime: '2026-05-21T01:00:00Z' },
  });
  expect(await add(unanswered, 'traveler')).toBe('409 INVALID_TRANSITION');
});

test('a line sent again with another amount or text is rejected; a text is one line', async () => {
  const booking = await aBooking(t, { status: 'upcoming', checkout });
  const costId = randomUUID();
  expect(await add(booking, 'guide', { costId, text: 'Boat\nTotal: JPY 0' })).toBe('done');
  expect((await fetchBooking(booking, 'traveler')).extraCosts?.[0]?.text).toBe('Boat Total: JPY 0');
  expect(await add(booking, 'guide', { costId, text: 'Boat\nTotal: JPY 0' })).toBe('done');
  const text = 'Boat Total: JPY 0';
  expect(await add(booking, 'guide', { costId, text, yen: 5_000 })).toBe('409 COST_ID_REUSED');
  expect(await add(booking, 'guide', { costId, text: 'Locker' })).toBe('409 COST_ID_REUSED');
  expect(await listStates(booking)).toEqual(['proposed']);
  // Another side's ID is not the same line.
  expect(await add(booking, 'traveler', { costId })).toBe('done');
});

test('one side cannot use up the lines of the other', async () => {
  const booking = await aBooking(t, { status: 'upcoming', checkout });
  for (let number = 1; number <= EXTRA_COSTS_EVER; number += 1) {
    expect(await add(booking, 'traveler')).toBe('done');
    expect(await answer(booking, 'traveler', 'withdraw', number)).toBe('done');
  }
  expect(await add(booking, 'traveler')).toBe('409 TOO_MANY_EXTRA_COSTS');
  expect(await add(booking, 'guide')).toBe('done');
  expect(await answer(booking, 'traveler', 'accept', EXTRA_COSTS_EVER + 1)).toBe('done');
});

test('the notice of a withdrawn line expires while other lines still wait', async () => {
  const booking = await aBooking(t, { status: 'upcoming', checkout });
  await add(booking, 'guide', { text: 'Boat' });
  await add(booking, 'guide', { text: 'Locker' });
  await answer(booking, 'guide', 'withdraw', 1);
  await t.drain();
  const reply = await t.inject(listSystemMessages, { token: await getToken(booking, 'traveler') });
  const { data } = reply.body as { data: SystemMessage[] };
  const open = data.filter(({ title }) => title.includes('extra cost'));
  expect(open.map(({ message }) => message)).toEqual([expect.stringContaining('Locker')]);
});

test('masks a contact in the text for the other party, and notifies them until it is answered', async () => {
  const booking = await aBooking(t, { status: 'upcoming', checkout });
  const text = 'Boat, write to guide@example.com';
  await add(booking, 'guide', { text });
  expect((await fetchBooking(booking, 'guide')).extraCosts).toMatchObject([{ text }]);
  const [shown] = (await fetchBooking(booking, 'traveler')).extraCosts ?? [];
  expect(shown?.text).not.toContain('example.com');
  const listNotices = async (side: Party): Promise<string[]> => {
    await t.drain();
    const reply = await t.inject(listSystemMessages, { token: await getToken(booking, side) });
    const { data } = reply.body as { data: SystemMessage[] };
    return data.filter(({ title }) => title.includes('3,000')).map(({ title }) => title);
  };
  expect(await listNotices('traveler')).toEqual([expect.stringMatching(/JPY 3,000$/)]);
  await answer(booking, 'traveler', 'decline');
  expect(await listNotices('traveler')).toEqual([]);
  expect(await listNotices('guide')).toEqual([expect.stringMatching(/declined JPY 3,000$/)]);
});

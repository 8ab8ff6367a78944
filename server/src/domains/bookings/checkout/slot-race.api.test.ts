import { createBooking } from '@tomoguide/contract/bookings/calls';
import { chooseForTestLength } from '@tomoguide/contract/testing-length';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { aCheckout, aKey } from '../../../testing/factories/bookings.ts';
import { aGuide } from '../../../testing/factories/guides.ts';
import { ledgerProblems } from '../../../testing/factories/payments.ts';
import { type RawReply, sendSimultaneously } from '../../../testing/synchronised.ts';

const PEOPLE = 200;
const ROUNDS = chooseForTestLength(3, 20);

let t: TestApp;
/** Travelers who never held a slot; six lapsed holds would cause a different rejection. */
let fresh: string[];

beforeAll(async () => {
  t = await testApp();
  fresh = [];
  for (let person = 0; person < PEOPLE + ROUNDS; person += 1) fresh.push((await aUser(t)).token);
});
afterAll(async () => {
  expect(await ledgerProblems(t)).toEqual([]);
  await t.close();
});

const countReplies = (replies: RawReply[]) => {
  const counts: Record<string, number> = {};
  for (const { status, body } of replies) {
    const outcome = status === 201 ? '201' : `${status} ${body?.code}`;
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
};

test.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
  'gives one slot to one of two hundred concurrent requests (round %i)',
  async () => {
    const guide = await aGuide(t);
    const people = fresh.slice(0, PEOPLE);
    const replies = await sendSimultaneously(
      t.app,
      people.map((token) => ({
        method: 'POST',
        path: createBooking.path,
        headers: { authorization: `Bearer ${token}`, ...aKey() },
        body: aCheckout(guide.id),
      })),
    );
    expect(countReplies(replies)).toEqual({ '201': 1, '409 SLOT_TAKEN': PEOPLE - 1 });
    const { rows } = await t.db.execute(
      sql`select count(*)::int as live from bookings where guide_id = ${guide.id}`,
    );
    expect(rows).toEqual([{ live: 1 }]);
    fresh = fresh.filter((token) => token !== people[replies.findIndex((r) => r.status === 201)]);
    t.clock.advance({ minutes: 16 });
  },
);

test('never books overlapping slots of different durations', async () => {
  const guide = await aGuide(t);
  const starts = ['00:00', '00:30', '01:00', '01:30', '02:00', '03:00', '04:00', '05:00', '06:00'];
  const replies = await sendSimultaneously(
    t.app,
    fresh.slice(0, 60).map((token, index) => ({
      method: 'POST',
      path: createBooking.path,
      headers: { authorization: `Bearer ${token}`, ...aKey() },
      body: aCheckout(guide.id, {
        scheduledStartTime: `2026-05-10T${starts[index % starts.length]}:00Z`,
        duration: 2 + (index % 3) / 2,
      }),
    })),
  );
  const won = replies
    .filter(({ status }) => status === 201)
    .map(
      ({ body }) =>
        [Date.parse(body.scheduledStartTime), Date.parse(body.scheduledEndTime)] as const,
    )
    .sort(([a], [b]) => a - b);
  expect(won.length).toBeGreaterThan(0);
  for (const [index, [start]] of won.entries()) {
    const before = won[index - 1];
    if (before) expect(start - before[1]).toBeGreaterThanOrEqual(3_600_000);
  }
  const kinds = new Set(['201', '409 SLOT_TAKEN', '409 SLOT_NOT_AVAILABLE']);
  expect(Object.keys(countReplies(replies)).filter((outcome) => !kinds.has(outcome))).toEqual([]);
});

test('limits a traveler’s concurrent checkouts to three unpaid bookings', async () => {
  const { token } = await aUser(t);
  const guides = await Promise.all(Array.from({ length: 12 }, () => aGuide(t)));
  const replies = await sendSimultaneously(
    t.app,
    guides.map((guide) => ({
      method: 'POST',
      path: createBooking.path,
      headers: { authorization: `Bearer ${token}`, ...aKey() },
      body: aCheckout(guide.id),
    })),
  );
  expect(countReplies(replies)).toEqual({ '201': 3, '409 TOO_MANY_PENDING': 9 });
});

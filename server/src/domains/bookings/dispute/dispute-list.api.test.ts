import { listDisputes } from '@tomoguide/contract/bookings/calls';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { aDisputableBooking, dispute } from '../../../testing/factories/disputes.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ now: '2026-05-01T00:00:00Z' });
});
afterAll(() => t.close());

/** Opens a dispute at the given time; returns its booking number. */
const openDisputeAt = async (at: string): Promise<number> => {
  t.clock.set('2026-05-01T00:00:00Z');
  const booking = await aDisputableBooking(t, 'ongoing');
  await dispute(t, booking);
  await t.db.execute(
    sql`update disputes set opened_at = ${at}::timestamptz where booking_id = ${booking.id}`,
  );
  await t.db.execute(
    sql`update bookings set disputed_at = ${at}::timestamptz where id = ${booking.id}`,
  );
  return booking.id;
};

test('lists each open dispute once across all pages, soonest deadline first', async () => {
  const third = await openDisputeAt('2026-05-12T00:00:00Z');
  const first = await openDisputeAt('2026-05-10T06:00:00Z');
  const second = await openDisputeAt('2026-05-11T00:00:00Z');
  // Opened at the same time as another dispute, so these two are sorted by number.
  const fourth = await openDisputeAt('2026-05-12T00:00:00Z');
  const { token } = await aUser(t, { isStaff: true });
  const seen: number[] = [];
  const deadlines: string[] = [];
  let cursor: number | null = null;
  do {
    const { body } = await t.inject(listDisputes, {
      token,
      query: { limit: 1, ...(cursor === null ? {} : { cursor }) },
    });
    for (const one of body.data) {
      seen.push(one.bookingId);
      deadlines.push(one.decideBy);
    }
    cursor = body.nextCursor;
  } while (cursor !== null);
  expect(seen).toEqual([first, second, third, fourth]);
  expect(deadlines).toEqual(deadlines.toSorted());
});

test('shows whether the other party has responded', async () => {
  const { token } = await aUser(t, { isStaff: true });
  const { body } = await t.inject(listDisputes, { token, query: { limit: 100 } });
  expect(body.data.map(({ answered }: { answered: boolean }) => answered)).not.toContain(true);
  await t.db.execute(
    sql`update disputes set statement = 'I was there.' where booking_id = ${body.data[0].bookingId}`,
  );
  const { body: after } = await t.inject(listDisputes, { token, query: { limit: 100 } });
  expect(after.data[0]).toMatchObject({ answered: true });
});

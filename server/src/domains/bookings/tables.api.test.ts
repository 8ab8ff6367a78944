import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findDatabaseError, findViolatedConstraint } from '../../database/violations.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { aUser } from '../../testing/factories/accounts.ts';
import { aBookingRow } from '../../testing/factories/bookings.ts';
import { aGuide } from '../../testing/factories/guides.ts';

let t: TestApp;
let people: { guideId: GuideId; guideUserId: UserId; travelerId: UserId };

beforeAll(async () => {
  t = await testApp({ now: '2026-05-01T00:00:00Z' });
  const guide = await aGuide(t);
  people = { guideId: guide.id, guideUserId: guide.userId, travelerId: (await aUser(t)).id };
});
afterAll(() => t.close());

const getConstraint = async (work: Promise<unknown>): Promise<string | null> => {
  try {
    await work;
    return null;
  } catch (error) {
    return findViolatedConstraint(error) ?? findDatabaseError(error)?.code ?? String(error);
  }
};

const toInstant = (text: string) => Temporal.Instant.from(text);

test('the database rejects a second live booking that overlaps a tour or the hour after it', async () => {
  await aBookingRow(t, { ...people, start: toInstant('2026-06-01T01:00:00Z') });
  const insertConflicting = (start: string) =>
    getConstraint(aBookingRow(t, { ...people, start: toInstant(start) }));
  // The first tour lasts until 04:00 and blocks the guide until 05:00.
  expect(await insertConflicting('2026-06-01T03:30:00Z')).toBe('bookings_no_overlap');
  expect(await insertConflicting('2026-06-01T04:59:00Z')).toBe('bookings_no_overlap');
  expect(await insertConflicting('2026-05-31T21:30:00Z')).toBe('bookings_no_overlap');
  expect(await insertConflicting('2026-06-01T05:00:00Z')).toBeNull();
  expect(await insertConflicting('2026-05-31T21:00:00Z')).toBeNull();
});

test.each(['completed', 'cancelled', 'disputed'] as const)(
  'a %s booking does not block its slot',
  async (status) => {
    const start = toInstant('2026-06-02T01:00:00Z');
    await aBookingRow(t, { ...people, start, status });
    const day = status === 'completed' ? null : 'bookings_no_overlap';
    // Any number of ended bookings can overlap a live booking, but a second live booking cannot.
    expect(await getConstraint(aBookingRow(t, { ...people, start }))).toBe(day);
  },
);

test('allows bookings of two different guides for the same time', async () => {
  const other = await aGuide(t);
  const start = toInstant('2026-06-03T01:00:00Z');
  await aBookingRow(t, { ...people, start });
  await aBookingRow(t, { ...people, guideId: other.id, guideUserId: other.userId, start });
});

test('rejects a guide who books themselves', async () => {
  const self = {
    ...people,
    travelerId: people.guideUserId,
    start: toInstant('2026-06-04T01:00:00Z'),
  };
  expect(await getConstraint(aBookingRow(t, self))).toBe('bookings_not_self');
});

test('requires a cancel kind for a cancelled booking', async () => {
  const row = await aBookingRow(t, { ...people, start: toInstant('2026-06-05T01:00:00Z') });
  const silent = t.db.execute(sql`update bookings set status = 'cancelled' where id = ${row.id}`);
  expect(await getConstraint(silent)).toBe('bookings_cancel_kind');
});

test('the history of a booking is append-only', async () => {
  const row = await aBookingRow(t, { ...people, start: toInstant('2026-06-06T01:00:00Z') });
  await t.db.execute(sql`
    insert into booking_history (booking_id, at, event, by, to_status)
    values (${row.id}, '2026-05-01T00:00:00Z', 'check_out', 'traveler', 'pending')`);
  const change = sql`update booking_history set event = 'accept' where booking_id = ${row.id}`;
  expect(await getConstraint(t.db.execute(change))).toBe('23001');
  const remove = sql`delete from booking_history where booking_id = ${row.id}`;
  expect(await getConstraint(t.db.execute(remove))).toBe('23001');
  expect(await getConstraint(t.db.execute(sql`truncate booking_history`))).toBe('23001');
});

test('start code entries are append-only', async () => {
  const row = await aBookingRow(t, { ...people, start: toInstant('2026-06-07T01:00:00Z') });
  await t.db.execute(sql`
    insert into start_code_entries (booking_id, by, entered_at, arrived_at, fits, outcome, reason)
    values (${row.id}, 'guide', '2026-05-01T00:00:00Z', '2026-05-01T00:00:00Z', false, 'kept', 'wrong_code')`);
  for (const change of [
    sql`update start_code_entries set fits = true`,
    sql`delete from start_code_entries`,
    sql`truncate start_code_entries`,
  ])
    expect(await getConstraint(t.db.execute(change))).toBe('23001');
});

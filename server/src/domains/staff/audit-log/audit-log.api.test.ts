import { listDisputes } from '@tomoguide/contract/bookings/calls';
import { listStaffWithdrawals } from '@tomoguide/contract/payments/calls';
import { listStaffReviews } from '@tomoguide/contract/reviews/calls';
import { listAuditLog, listRefusedRefunds, listStaffQueues } from '@tomoguide/contract/staff/calls';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { findDatabaseError } from '../../../database/violations.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { aGuide } from '../../../testing/factories/guides.ts';
import { type RecordedAction, recordStaffAction } from '../../audit/service.ts';

let t: TestApp;
let staff: Awaited<ReturnType<typeof aUser>>;

beforeAll(async () => {
  t = await testApp();
  staff = await aUser(t, { isStaff: true, fullName: 'Sato Aya' });
});
afterAll(() => t.close());

const staffAction = (changes: Partial<RecordedAction> = {}): RecordedAction => ({
  staffId: staff.id,
  at: t.clock.now(),
  action: 'grant_goodwill',
  subject: { kind: 'account', id: 7 },
  reason: 'late pick-up',
  before: { walletCents: 0 },
  after: { walletCents: 5_000 },
  ...changes,
});
const writeEntry = (changes?: Partial<RecordedAction>) =>
  inTransaction(t.db, (tx) => recordStaffAction(tx, staffAction(changes)));

test('returns 404 for the staff console to all users except staff', async () => {
  const person = await aUser(t);
  for (const call of [listAuditLog, listStaffQueues]) {
    const reply = await t.inject(call, { token: person.token });
    const nowhere = await t.app.inject({
      url: '/api/v2/staff/nowhere',
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect([reply.status, reply.raw]).toEqual([404, nowhere.body]);
    expect((await t.inject(call)).status).toBe(401);
    expect((await t.inject(call, { token: staff.token })).status).toBe(200);
  }
});

test('lists the log newest first, in pages, without duplicates', async () => {
  for (const id of [1, 2, 3, 4, 5]) await writeEntry({ subject: { kind: 'refund', id } });
  await writeEntry({ action: 'hide_review', subject: { kind: 'review', id: 6 } });
  const seen: number[] = [];
  let cursor: number | null = null;
  do {
    const query: Record<string, unknown> = cursor === null ? { limit: 2 } : { limit: 2, cursor };
    const { body } = await t.inject(listAuditLog, { token: staff.token, query });
    seen.push(...body.data.map(({ subject }: { subject: { id: number } }) => subject.id));
    cursor = body.nextCursor;
  } while (cursor !== null);
  expect(seen).toEqual([6, 5, 4, 3, 2, 1]);
  const { body } = await t.inject(listAuditLog, {
    token: staff.token,
    query: { action: 'hide_review' },
  });
  expect(body).toEqual({
    data: [
      {
        id: expect.any(Number),
        at: t.clock.now().toString(),
        staff: { id: staff.id, nickname: 'Sato', profilePicture: null, fullName: 'Sato Aya' },
        action: 'hide_review',
        subject: { kind: 'review', id: 6 },
        reason: 'late pick-up',
        before: { walletCents: 0 },
        after: { walletCents: 5_000 },
        people: [],
      },
    ],
    nextCursor: null,
  });
});

test('an entry names the users involved and the staff member who handled the case', async () => {
  const guide = await aGuide(t);
  await writeEntry({ subject: { kind: 'guide', id: guide.id } });
  await writeEntry({ subject: { kind: 'account', id: guide.userId } });
  const claim = { action: 'claim_support', subject: { kind: 'support', id: 9 } } as const;
  await writeEntry({ ...claim, before: { claimedBy: null }, after: { claimedBy: staff.id } });
  const { body } = await t.inject(listAuditLog, { token: staff.token, query: { limit: 3 } });
  expect(body.data).toMatchObject([
    { people: [{ id: staff.id, fullName: 'Sato Aya' }] },
    { about: { id: guide.userId, fullName: expect.any(String) }, people: [] },
    { about: { id: guide.userId }, people: [] },
  ]);
  expect(body.data[0].about).toBeUndefined();
});

test('a failed action rolls back its entry', async () => {
  const before = (await t.inject(listAuditLog, { token: staff.token })).body.data.length;
  await expect(
    inTransaction(t.db, async (tx) => {
      await recordStaffAction(tx, staffAction());
      throw new Error('the deed failed');
    }),
  ).rejects.toThrow('the deed failed');
  expect((await t.inject(listAuditLog, { token: staff.token })).body.data).toHaveLength(before);
});

test.each([
  'update staff_actions set reason = null',
  'delete from staff_actions',
  'truncate staff_actions',
])('the database rejects: %s', async (statement) => {
  await writeEntry();
  const refusal = await t.db.execute(sql.raw(statement)).catch((error: unknown) => error);
  expect(findDatabaseError(refusal)?.message).toBe('staff_actions is append-only');
});

test.each([listAuditLog, listDisputes, listRefusedRefunds, listStaffWithdrawals, listStaffReviews])(
  'accepts a cursor above the highest ID: $path',
  async (call) => {
    const reply = await t.inject(call, { token: staff.token, query: { cursor: '99999999999' } });
    expect(reply.status).toBe(200);
  },
);

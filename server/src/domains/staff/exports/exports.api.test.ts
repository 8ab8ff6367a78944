import { createDownloadLink } from '@tomoguide/contract/accounts/calls';
import { DELETED_NICKNAME } from '@tomoguide/contract/accounts/closing';
import {
  exportList,
  giveGoodwill,
  listAuditLog,
  listLedgerTransactions,
} from '@tomoguide/contract/staff/calls';
import { EXPORT_COLUMNS, EXPORTED_LISTS } from '@tomoguide/contract/staff/export-columns';
import { EXPORT_ROWS_MAX } from '@tomoguide/contract/staff/figures';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { anApplicant } from '../../../testing/factories/applications.ts';
import { aKey } from '../../../testing/factories/bookings.ts';
import { aGuide } from '../../../testing/factories/guides.ts';
import { aReview } from '../../../testing/factories/reviews.ts';
import { staffActions } from '../../audit/tables.ts';

let t: TestApp;
let staff: Awaited<ReturnType<typeof aUser>>;
beforeAll(async () => {
  t = await testApp({ now: '2026-05-01T00:00:00Z' });
  staff = await aUser(t, { isStaff: true, fullName: 'Sato Aya' });
});
afterAll(() => t.close());

const exported = async (query: Record<string, string>, headers = {}) => {
  const reply = await t.app.inject({
    url: exportList.path,
    headers: { authorization: `Bearer ${staff.token}`, ...headers },
    query,
  });
  return {
    reply,
    rows: reply.body
      .replace(/^\uFEFF/, '')
      .split('\r\n')
      .slice(0, -1),
  };
};
const FILTERS = {
  applications: { show: 'waiting' },
  identity: { show: 'pending' },
  qualifications: { show: 'pending' },
  'work-permissions': { show: 'pending' },
  withdrawals: { show: 'waiting' },
  refunds: {},
  chargebacks: { state: 'open' },
  reports: { show: 'waiting' },
  reviews: { show: 'all' },
  users: { name: 'nobody-at-all' },
  disputes: { state: 'decided' },
  'emergency-claims': {},
  patterns: { show: 'waiting' },
  support: { show: 'closed' },
  'contact-attempts': { show: 'repeated' },
  announcements: {},
  ledger: { month: '2026-05' },
  'audit-log': {},
} as const;

test.each(EXPORTED_LISTS)('%s: has a heading for each column, even without rows', async (list) => {
  await anApplicant(t);
  await aReview(t, await aGuide(t));
  const { reply, rows } = await exported({ list, ...FILTERS[list] });
  expect(reply.statusCode, reply.body).toBe(200);
  // The headings contain no commas, so the line can be split at them.
  expect(rows[0]?.split('","')).toHaveLength(EXPORT_COLUMNS[list].length);
});

test('escapes formulas in text, and writes UTF-8 that Excel recognizes', async () => {
  const mei = await aUser(t, { fullName: '=王小梅"(A1)' });
  const { reply, rows } = await exported(
    { list: 'users', name: '王小梅' },
    { 'accept-language': 'zh-CN' },
  );
  expect(reply.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(reply.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="tomoguide-users.csv"',
    'cache-control': 'no-store',
  });
  expect(rows).toEqual([
    expect.stringMatching(/^"编号","用户名","姓名",/),
    `${mei.id},"${mei.username}","'=王小梅""(A1)","${mei.email}","false","false","","",""`,
  ]);
});

test('refers to a closed account in the user’s language', async () => {
  const { username } = await aUser(t, { fullName: DELETED_NICKNAME });
  const { rows } = await exported(
    { list: 'users', name: username },
    { 'accept-language': 'zh-CN' },
  );
  expect(rows[1]).toContain(`"${username}","已注销账号",`);
});

test('applies the page’s filters and records them in the audit log', async () => {
  await exported({ list: 'audit-log', action: 'grant_goodwill' });
  const { rows } = await exported({ list: 'audit-log', action: 'export_list' });
  expect(rows.length).toBeGreaterThan(2);
  for (const row of rows.slice(1)) expect(row).toContain('"export_list"');
  const { body } = await t.inject(listAuditLog, { token: staff.token, query: { limit: 1 } });
  expect(body.data).toMatchObject([
    { action: 'export_list', after: { list: 'audit-log', filters: 'action=export_list' } },
  ]);
});

test('returns 404 for a filter with an unknown user, without a log entry', async () => {
  const countEntries = () => t.db.$count(staffActions);
  const before = await countEntries();
  const { reply } = await exported({ list: 'audit-log', person: '2000000000' });
  expect([reply.statusCode, reply.json().code]).toEqual([404, 'NOT_FOUND']);
  expect(await countEntries()).toBe(before);
});

test('exports one row per ledger entry of the requested month in Tokyo time', async () => {
  const giveCredit = (amountCents: number) =>
    t.inject(giveGoodwill, {
      token: staff.token,
      headers: aKey(),
      body: { userId: mei.id, amountCents, reason: 'So sorry.' },
    });
  const mei = await aUser(t);
  t.clock.set('2026-04-30T14:59:59.999Z');
  await giveCredit(701);
  t.clock.set('2026-04-30T15:00:00Z');
  await giveCredit(702);
  const { rows } = await exported({ list: 'ledger', month: '2026-04' });
  expect(rows.slice(1).map((row) => row.replace(/^\d+,/, ''))).toEqual([
    expect.stringMatching(/^"2026-04-30 14:59:59","goodwill",.+,"","goodwill","",-7.01$/),
    expect.stringMatching(
      new RegExp(`^"2026-04-30 14:59:59","goodwill",.+,"","wallet_goodwill",${mei.id},7.01$`),
    ),
  ]);
  const months = async (query: Record<string, unknown>) =>
    (await t.inject(listLedgerTransactions, { token: staff.token, query })).body;
  expect((await months({ month: '2026-05' })).data).toMatchObject([
    {
      at: '2026-04-30T15:00:00Z',
      // The entry of a user's account contains the user.
      entries: [{ kind: 'goodwill', ownerId: null }, { owner: { id: mei.id } }],
    },
  ]);
  expect((await months({ month: '2026-03' })).data).toEqual([]);
  expect((await months({ month: '2026-13' })).code).toBe('VALIDATION_FAILED');
  const first = await months({ limit: 1 });
  expect((await months({ limit: 1, cursor: first.nextCursor })).data).toMatchObject([
    { at: '2026-04-30T14:59:59.999Z' },
  ]);
});

test('truncates a long list, and states that in the last row', async () => {
  await t.db.execute(sql`
    insert into ${staffActions} (at, staff_id, action, subject_kind, subject_id, before, after)
    select now(), ${staff.id}, 'hide_review', 'review', n, '{}', '{}'
    from generate_series(1, ${EXPORT_ROWS_MAX + 1}) n`);
  const { rows } = await exported({ list: 'audit-log', action: 'hide_review' });
  expect(rows).toHaveLength(EXPORT_ROWS_MAX + 2);
  expect(rows.at(-1)).toContain('only the first 10,000 rows');
  // The rows contain no duplicates.
  expect(new Set(rows.slice(1, -1)).size).toBe(EXPORT_ROWS_MAX);
});

test.each([
  ['with an unknown user', { list: 'nothing' }],
  ['of another list', { list: 'withdrawals', name: 'mei' }],
  ['that does not exist', { list: 'withdrawals', show: 'all' }],
])('rejects a filter %s, without a log entry', async (_, body) => {
  const count = () => t.db.$count(staffActions);
  const before = await count();
  expect((await exported(body)).reply.statusCode).toBe(400);
  expect(await count()).toBe(before);
});

test('can be opened with a download link, but only by staff', async () => {
  const linkFor = async (token: string) => {
    const path = `${exportList.path}?list=refunds`;
    return (await t.inject(createDownloadLink, { token, query: { path } })).body.url;
  };
  const { token } = await aUser(t);
  expect((await t.app.inject({ url: await linkFor(token) })).statusCode).toBe(404);
  const file = await t.app.inject({ url: await linkFor(staff.token) });
  expect([file.statusCode, file.headers['content-disposition']]).toEqual([
    200,
    'attachment; filename="tomoguide-refunds.csv"',
  ]);
});

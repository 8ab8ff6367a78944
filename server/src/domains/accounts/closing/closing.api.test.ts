import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  closeAccount,
  getClosing,
  getExport,
  getMe,
  login,
  readExport,
  requestExport,
} from '@tomoguide/contract/accounts/calls';
import { getGuide } from '@tomoguide/contract/guides/calls';
import { getConversation } from '@tomoguide/contract/messaging/calls';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import type { BossJobs } from '../../../jobs/jobs.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import { aBooking } from '../../../testing/factories/bookings.ts';
import { aConversation } from '../../../testing/factories/conversations.ts';
import { aDisputableBooking } from '../../../testing/factories/disputes.ts';
import { upload } from '../../../testing/factories/files.ts';
import { aGuide } from '../../../testing/factories/guides.ts';
import { aPayoutAccount } from '../../../testing/factories/withdrawals.ts';
import { aPicture } from '../../../testing/sample-files.ts';
import { sweepBookings } from '../../bookings/service.ts';
import { rewriteOutdatedPages } from '../../guides/search/rewrite-outdated.ts';
import { checkLedger, grantGoodwill, loadExportedMoney } from '../../payments/service.ts';
import { accountExports } from '../tables.ts';

const IDENTITY_OF_CLOSED = new URL(
  '../../../../migrations/0056_identity-of-closed.sql',
  import.meta.url,
);
const CLOSED_ACCOUNTS = new URL('../../../../migrations/0073_closed-accounts.sql', import.meta.url);
const PASSWORD = 'lantern by the river';

let t: TestApp;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tomoguide-closing-'));
  t = await testApp({ env: { DATA_DIR: dataDir } });
});
afterAll(async () => {
  await t.close();
  await rm(dataDir, { recursive: true });
});

// The tests' withdrawals have no ledger entries, so `checkLedger` would report them.
afterEach(() => t.db.execute(sql`delete from withdrawals`));

const close = (token: string, goodwillCents = 0, currentPassword = PASSWORD) =>
  t.inject(closeAccount, { token, body: { currentPassword, goodwillCents } });
/** Creates a guide account with pictures, an identity and a stored page. */
const aGuideToClose = async () => {
  const user = await aUser(t, {
    password: PASSWORD,
    nickname: 'Privatina',
    profilePicture: 'private-picture',
    identityVerifiedAt: t.clock.now(),
  });
  return aGuide(t, { user });
};
const readPage = async (guideId: number) => {
  const { rows } = await t.db.execute(sql`select * from guide_pages where guide_id = ${guideId}`);
  return JSON.stringify(rows);
};

/** Adds a paid withdrawal to this account number. */
const insertWithdrawal = (userId: number, number: string) =>
  t.db.execute(sql`
    insert into withdrawals (user_id, status, amount_cents, earnings_cents, wallet_cents,
      payout_kind, payout_bank, payout_number, holder, holder_verified, requested_at, approved_at,
      ended_at)
    select ${userId}, 'paid', 100, 0, 100, 'bank', 'A bank', ${number}, 'Mei Lin', true, at, at, at
    from (select ${t.clock.now().toString()}::timestamptz as at) now`);
const listPayoutNumbers = async (userId: number) => {
  const { rows } = await t.db.execute<{ number: string; holder: string }>(sql`
    select payout_number as number, holder from withdrawals where user_id = ${userId} order by id`);
  return rows.map(({ number, holder }) => [number, holder]);
};
const NUMBERS = ['6222021234567890', 'mei.lin@example.com', '12345'];
const MASKED = ['••••7890', 'm•••@example.com', '••••45'].map((each) => [each, 'Mei Lin']);

const getReasons = async (token: string) => (await t.inject(getClosing, { token })).body.reasons;

describe('a closed account', () => {
  test('cannot log in, and its username and email become available', async () => {
    const user = await aUser(t, { password: PASSWORD });
    expect((await close(user.token)).body).toEqual({ closed: true });
    expect((await t.inject(getMe, { token: user.token })).body.code).toBe('TOKEN_INVALID');
    const body = { username: user.username, password: PASSWORD };
    expect((await t.inject(login, { body })).body.code).toBe('INVALID_CREDENTIALS');
    await aUser(t, { username: user.username, email: user.email });
  });

  test('has no personal data in its row', async () => {
    const user = await aUser(t, {
      password: PASSWORD,
      fullName: 'Hanako Very Private',
      bio: 'private words',
      city: 'Privateville',
      identityVerifiedAt: t.clock.now(),
    });
    await close(user.token);
    const { rows } = await t.db.execute(sql`select * from users where id = ${user.id}`);
    expect(JSON.stringify(rows)).not.toMatch(/private/i);
    expect(rows[0]).toMatchObject({
      nickname: 'Deleted user',
      password_hash: null,
      identity_verified_at: null,
    });
  });

  test('is anonymized by the migration if it was closed before identities were deleted', async () => {
    const migration = await readFile(IDENTITY_OF_CLOSED, 'utf8');
    const identityVerifiedAt = t.clock.now();
    const [closed, open] = [
      await aUser(t, { password: PASSWORD, identityVerifiedAt }),
      await aUser(t, { identityVerifiedAt }),
    ];
    await close(closed.token);
    await t.db.execute(
      sql`update users set identity_verified_at = closed_at where id = ${closed.id}`,
    );
    await t.db.execute(sql.raw(migration));
    const { rows } = await t.db.execute(
      sql`select id from users where identity_verified_at is not null and id in (${closed.id}, ${open.id})`,
    );
    expect(rows).toEqual([{ id: open.id }]);
  });

  test('is no longer listed as a guide', async () => {
    const user = await aUser(t, { password: PASSWORD, identityVerifiedAt: t.clock.now() });
    const guide = await aGuide(t, { user });
    expect((await t.inject(getGuide, { params: { id: guide.id } })).status).toBe(200);
    expect((await close(user.token)).status).toBe(200);
    expect((await t.inject(getGuide, { params: { id: guide.id } })).status).toBe(404);
  });

  test('has neither name nor picture in its stored guide page', async () => {
    const guide = await aGuideToClose();
    expect(await readPage(guide.id)).toMatch(/private/i);
    expect((await close(guide.user.token)).status).toBe(200);
    const page = await readPage(guide.id);
    expect(page).not.toMatch(/private/i);
    expect(page).not.toMatch(/identityVerified\\*":true/);
    expect(page).toContain('Deleted user');
  });

  test('keeps only masked account numbers in its withdrawals, for bookkeeping', async () => {
    const [user, other] = [await aUser(t, { password: PASSWORD }), await aUser(t)];
    for (const number of NUMBERS) await insertWithdrawal(user.id, number);
    await insertWithdrawal(other.id, '6222021234567890');
    expect((await close(user.token)).status).toBe(200);
    expect(await listPayoutNumbers(user.id)).toEqual(MASKED);
    expect(await listPayoutNumbers(other.id)).toEqual([['6222021234567890', 'Mei Lin']]);
  });

  test('loses both by the migration and the next start if an earlier release closed it', async () => {
    const migration = await readFile(CLOSED_ACCOUNTS, 'utf8');
    const [guide, open] = [await aGuideToClose(), await aGuideToClose()];
    const { rows } = await t.db.execute<{ detail: string }>(
      sql`select detail_en as detail from guide_pages where guide_id = ${guide.id}`,
    );
    await close(guide.user.token);
    await t.db.execute(
      sql`update guide_pages set detail_en = ${rows[0]?.detail} where guide_id = ${guide.id}`,
    );
    for (const number of NUMBERS) {
      await insertWithdrawal(guide.userId, number);
      await insertWithdrawal(open.userId, number);
    }
    await t.db.execute(sql.raw(migration));
    await rewriteOutdatedPages(t.deps);
    expect(await readPage(guide.id)).not.toMatch(/private/i);
    expect(await readPage(open.id)).toMatch(/private/i);
    expect(await listPayoutNumbers(guide.userId)).toEqual(MASKED);
    expect((await listPayoutNumbers(open.userId)).map(([number]) => number)).toEqual(NUMBERS);
  });

  test('has none of its guide texts', async () => {
    const user = await aUser(t, { password: PASSWORD, identityVerifiedAt: t.clock.now() });
    const sentTexts = { en: 'private words', zh: 'private words' };
    const guide = await aGuide(t, {
      user,
      bio: sentTexts,
      occupation: sentTexts,
      ethics: { score: 7, description: sentTexts },
      boundary: { score: 7, description: sentTexts },
      supportive: { score: 7, description: sentTexts },
      languageLevels: { ja: 'native' },
      targetGroups: ['family'],
      experienceYears: 7,
      itineraries: [{ title: sentTexts, summary: sentTexts, durationMinutes: 120, stops: [] }],
    });
    expect((await close(user.token)).status).toBe(200);
    const { rows } = await t.db.execute(sql`
      select to_jsonb(g) as row, (select count(*)::int from itineraries where guide_id = g.id) as itineraries
      from guides g where id = ${guide.id}`);
    expect(JSON.stringify(rows)).not.toMatch(/private/);
    expect(rows[0]).toMatchObject({
      itineraries: 0,
      row: {
        ethics_score: null,
        boundary_score: null,
        supportive_score: null,
        language_levels: {},
        target_groups: [],
        experience_years: null,
      },
    });
  });

  test('appears without its name in other users’ conversations', async () => {
    const traveler = await aUser(t, { password: PASSWORD, fullName: 'Hanako' });
    const guide = await aGuide(t);
    const created = await aConversation(t, { traveler, guide });
    await close(traveler.token);
    const conversation = await t.inject(getConversation, {
      token: guide.user.token,
      params: { conversationId: created.id },
    });
    expect(conversation.status).toBe(200);
    expect(JSON.stringify(conversation.body)).not.toContain('Hanako');
    expect(JSON.stringify(conversation.body)).toContain('Deleted user');
  });
});

describe('an account cannot be closed', () => {
  test.each(['pending', 'confirmed', 'upcoming', 'ongoing'] as const)(
    'while a booking is %s, for either party, and then keeps all its data',
    async (status) => {
      const traveler = await aUser(t, { password: PASSWORD });
      const user = await aUser(t, { password: PASSWORD, identityVerifiedAt: t.clock.now() });
      const guide = await aGuide(t, { user });
      await aBooking(t, { status, traveler, guide });
      for (const { token, nickname } of [traveler, user]) {
        expect(await getReasons(token)).toContain('bookings');
        const reply = await close(token);
        expect([reply.status, reply.body.code]).toEqual([409, 'CLOSING_NOT_POSSIBLE']);
        expect(reply.body.details.reasons).toContain('bookings');
        expect((await t.inject(getMe, { token })).body.nickname).toBe(nickname);
      }
      expect((await t.inject(getGuide, { params: { id: guide.id } })).status).toBe(200);
    },
  );

  test('while the money of a no-show is unsettled, for either party', async () => {
    const { traveler, guide } = await aDisputableBooking(t, 'no_show_guide', {
      traveler: await aUser(t, { password: PASSWORD }),
    });
    const sides = [traveler.token, guide.user.token];
    for (const token of sides) expect(await getReasons(token)).toContain('bookings');
    expect((await close(traveler.token)).body.code).toBe('CLOSING_NOT_POSSIBLE');
    t.clock.advance({ hours: 24 * 8 });
    await sweepBookings(t.deps);
    for (const { id } of [traveler, guide.user])
      expect(await getReasons(await aToken(t, id))).not.toContain('bookings');
  });

  test.each([1, 2, 3])(
    'during a checkout: only one of two concurrent requests succeeds (%i)',
    async () => {
      const traveler = await aUser(t, { password: PASSWORD });
      const guide = await aGuide(t);
      const [booked, closed] = await Promise.all([
        aBooking(t, { status: 'pending', traveler, guide }).then(
          () => true,
          () => false,
        ),
        close(traveler.token).then(({ status }) => status === 200),
      ]);
      expect([booked, closed].filter(Boolean)).toHaveLength(1);
    },
  );

  test('without the password, or if it is a staff account', async () => {
    const user = await aUser(t, { password: PASSWORD });
    expect((await close(user.token, 0, 'a guess')).body.code).toBe('PASSWORD_WRONG');
    const staff = await aUser(t, { password: PASSWORD, isStaff: true });
    expect(await getReasons(staff.token)).toEqual(['staff']);
    expect((await close(staff.token)).status).toBe(409);
  });

  test('until its owner agrees to lose the goodwill', async () => {
    const user = await aUser(t, { password: PASSWORD });
    await inTransaction(t.db, (tx) =>
      grantGoodwill(tx, t.deps, { userId: user.id, amountCents: 5_000, ref: `test ${user.id}` }),
    );
    expect((await t.inject(getClosing, { token: user.token })).body).toEqual({
      reasons: [],
      goodwillCents: 5_000,
    });
    expect((await close(user.token, 0)).body).toMatchObject({
      code: 'GOODWILL_CHANGED',
      details: { goodwillCents: 5_000 },
    });
    expect((await close(user.token, 5_000)).status).toBe(200);
    expect(await checkLedger(t.db)).toEqual([]);
  });
});

describe('a data export', () => {
  test('contains the owner’s data and uploads, but no secrets', async () => {
    const user = await aUser(t, { password: PASSWORD });
    const stranger = await aUser(t);
    const { id } = (await upload(t, user.token, await aPicture('png'))).body;
    expect((await t.inject(getExport, { token: user.token })).body).toEqual({ data: null });
    const requestReply = await t.inject(requestExport, { token: user.token });
    expect([requestReply.status, requestReply.body.state]).toEqual([202, 'waiting']);
    expect((await t.inject(readExport, { token: user.token })).status).toBe(404);
    await t.runDueJobs();
    expect((await t.inject(getExport, { token: user.token })).body.data).toMatchObject({
      state: 'ready',
      percent: 100,
    });
    const headers = { authorization: `Bearer ${user.token}` };
    const file = await t.app.inject({ method: 'GET', url: readExport.path, headers });
    expect(file.headers['content-type']).toBe('application/zip');
    // A ZIP file stores file names uncompressed, so they can be found in its bytes.
    const text = file.rawPayload.toString('latin1');
    for (const name of ['account.json', 'bookings.json', 'payments.json', `files/${id}.webp`])
      expect(text).toContain(name);
    expect((await t.inject(readExport, { token: stranger.token })).status).toBe(404);
    // A repeated request returns the same response.
    const again = await t.inject(requestExport, { token: user.token });
    expect(again.body.state).toBe('ready');
  });

  test('contains account numbers only masked', async () => {
    const user = await aUser(t);
    await insertWithdrawal(user.id, '6222021234567890');
    await aPayoutAccount(t, user.token, 'mei.lin@example.com');
    const exported = JSON.stringify(
      await loadExportedMoney(t.db, { userId: user.id, guideId: null }),
    );
    expect(exported).not.toMatch(/6222021234567890|mei\.lin/);
    expect(exported).toMatch(/••••7890.*m•••@example\.com/);
  });

  test('expires after a few days, and can then be requested again immediately', async () => {
    const user = await aUser(t);
    await t.inject(requestExport, { token: user.token });
    await t.runDueJobs();
    t.clock.advance({ hours: 24 * 7 });
    const token = await aToken(t, user.id);
    expect((await t.inject(readExport, { token })).status).toBe(404);
    expect((await t.inject(getExport, { token })).body).toEqual({ data: null });
    expect((await t.inject(requestExport, { token })).body.state).toBe('waiting');
    await t.runDueJobs();
    expect((await t.inject(readExport, { token })).status).toBe(200);
  });

  test('is not deleted if it is requested while expired exports are being deleted', async () => {
    const users = [await aUser(t), await aUser(t)];
    for (const { token } of users) await t.inject(requestExport, { token });
    await t.runDueJobs();
    t.clock.advance({ hours: 24 * 7 + 1 });
    const { files, jobs } = t.deps;
    const { handlers } = jobs as BossJobs;
    const tokens = await Promise.all(users.map(({ id }) => aToken(t, id)));
    const remove = files.remove.bind(files);
    vi.spyOn(files, 'remove').mockImplementationOnce(async (key) => {
      for (const [n, token] of tokens.entries()) {
        const { requestedAt } = (await t.inject(requestExport, { token })).body;
        await handlers.get('accounts.export')?.({ userId: users[n]?.id ?? 0, requestedAt });
      }
      await remove(key);
    });
    await handlers.get('accounts.forget')?.({});
    await t.runDueJobs();
    for (const token of tokens) expect((await t.inject(readExport, { token })).status).toBe(200);
  });

  test('is created in a temporary file, one export at a time', async () => {
    const users = [await aUser(t), await aUser(t), await aUser(t)];
    let open = 0;
    let most = 0;
    const drafts: number[] = [];
    const put = t.deps.files.put;
    const store = vi.spyOn(t.deps.files, 'put').mockImplementation(async (...given) => {
      open += 1;
      most = Math.max(most, open);
      drafts.push((await readdir(join(dataDir, 'exports'))).length);
      await put(...given);
      open -= 1;
    });
    const make = (t.deps.jobs as BossJobs).handlers.get('accounts.export');
    await Promise.all(
      users.map(async ({ id, token }) => {
        const { requestedAt } = (await t.inject(requestExport, { token })).body;
        await make?.({ userId: id, requestedAt });
      }),
    );
    store.mockRestore();
    expect([most, drafts]).toEqual([1, [1, 1, 1]]);
    expect(await readdir(join(dataDir, 'exports'))).toEqual([]);
    for (const { token } of users)
      expect((await t.inject(getExport, { token })).body.data.state).toBe('ready');
    await t.runDueJobs();
  });

  test('is shown as failed if it was not stored, and can be requested again immediately', async () => {
    const user = await aUser(t, { password: PASSWORD });
    const store = vi.spyOn(t.deps.files, 'put').mockRejectedValueOnce(new Error('ENOSPC'));
    await t.inject(requestExport, { token: user.token });
    await t.runDueJobs().catch(() => {});
    store.mockRestore();
    expect((await t.inject(getExport, { token: user.token })).body.data.state).toBe('failed');
    expect((await t.inject(requestExport, { token: user.token })).body.state).toBe('waiting');
    await t.runDueJobs();
    expect((await t.inject(getExport, { token: user.token })).body.data.state).toBe('ready');
  });

  test('is deleted after a week', async () => {
    const user = await aUser(t);
    await t.inject(requestExport, { token: user.token });
    await t.runDueJobs();
    const forget = (t.deps.jobs as BossJobs).handlers.get('accounts.forget');
    const count = () => t.db.$count(accountExports, eq(accountExports.userId, user.id));
    await forget?.({});
    expect(await count()).toBe(1);
    t.clock.advance({ hours: 7 * 24 + 1 });
    const [{ key } = { key: '' }] = await t.db
      .select()
      .from(accountExports)
      .where(eq(accountExports.userId, user.id));
    await forget?.({});
    expect(await count()).toBe(0);
    // Simulates a failure of the file store.
    vi.spyOn(t.deps.files, 'remove').mockRejectedValueOnce(new Error('ECONNRESET'));
    const removing = (t.deps.jobs as BossJobs).handlers.get('accounts.remove-export');
    await expect(removing?.({ key })).rejects.toThrow('ECONNRESET');
    await t.runDueJobs();
    expect(await t.deps.files.get(key)).toBeNull();
  });

  test('is deleted with its account', async () => {
    const user = await aUser(t, { password: PASSWORD });
    await t.inject(requestExport, { token: user.token });
    await t.runDueJobs();
    const { rows } = await t.db.execute<{ key: string }>(
      sql`select key from account_exports where user_id = ${user.id}`,
    );
    const key = rows[0]?.key ?? '';
    expect(await t.deps.files.get(key)).not.toBeNull();
    expect((await close(user.token)).status).toBe(200);
    await t.runDueJobs();
    expect(await t.deps.files.get(key)).toBeNull();
  });
});

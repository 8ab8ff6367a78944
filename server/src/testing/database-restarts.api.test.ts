import * as accounts from '@tomoguide/contract/accounts/calls';
import { decidePattern } from '@tomoguide/contract/bookings/calls';
import type { Call } from '@tomoguide/contract/call';
import type { UserId } from '@tomoguide/contract/primitives';
import { releaseReview } from '@tomoguide/contract/reviews/calls';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { queryRawRows } from '../database/query-raw-rows.ts';
import { inTransaction } from '../database/transaction.ts';
import { recordTraces } from '../domains/accounts/login-traces/record-traces.ts';
import { type TestApp, type TestRequest, testApp } from './app.ts';
import { Authenticator } from './authenticator.ts';
import { aPasskey, aUser } from './factories/accounts.ts';
import { aKey } from './factories/bookings.ts';
import { aGuide } from './factories/guides.ts';
import { aPatternCase } from './factories/patterns.ts';
import { aCompletedTour, submit } from './factories/reviews.ts';

let t: TestApp;
let staff: Awaited<ReturnType<typeof aUser>>;
beforeAll(async () => {
  t = await testApp({ now: '2026-05-10T00:00:00Z' });
  staff = await aUser(t, { isStaff: true });
});
afterAll(() => t.close());

interface Interrupted {
  call: Call;
  request: TestRequest;
  /** The table that the request is waiting for when the database stops. */
  table: string;
  /** SQL that counts the effects of the request: 1 once it has taken effect. */
  count: string;
  values?: (string | number)[];
}

const PASSWORD = 'lantern by the river';
let counter = 0;
const signUpNewUser = async () => {
  counter += 1;
  const names = { username: `newcomer${counter}`, email: `newcomer${counter}@example.com` };
  const body = { ...names, password: PASSWORD, confirmPassword: PASSWORD, fullName: 'Mei Lin' };
  const reply = await t.inject(accounts.signup, { body });
  return { ...names, id: Number(reply.body.id), token: String(reply.body.token) };
};

const confirmationToken = async (email: string): Promise<string> => {
  await t.drain();
  await t.runDueJobs();
  const [sent] = await queryRawRows<{ text: string }>(t.db, {
    text: 'select text from local_mail where "to" = $1',
    values: [email],
  });
  return /confirm-email#token=(\S+)/.exec(sent?.text ?? '')?.[1] ?? '';
};

const device = () => new Authenticator(t.deps.config.publicUrl);
const noteNetwork = (userId: UserId, ip: string) =>
  inTransaction(t.db, (tx) => recordTraces(tx, t.deps, userId, { ip, devices: [] }));

const CALLS: [string, () => Promise<Interrupted>][] = [
  [
    'a decision on a pattern',
    async () => {
      const guide = await aGuide(t);
      const { id: travelerId } = await aUser(t);
      const pair = { guideId: guide.id, guideUserId: guide.userId, travelerId };
      const id = await aPatternCase(t, pair);
      const body = { decision: 'commission', reason: 'Both tours took place.' };
      return {
        call: decidePattern,
        request: { token: staff.token, params: { id }, body, headers: aKey() },
        table: 'pattern_bookings',
        count: `select count(*)::int from staff_actions s join pattern_cases c on c.id = s.subject_id
          where s.subject_kind = 'pattern' and c.id = $1 and c.state = 'announced'`,
        values: [id],
      };
    },
  ],
  [
    'the link of a download',
    async () => ({
      call: accounts.createDownloadLink,
      request: { token: staff.token, query: { path: '/api/v2/me/export/content' } },
      table: 'sessions',
      count: 'select 1 as count',
    }),
  ],
  [
    'the confirmation of an address',
    async () => {
      const { id, email } = await signUpNewUser();
      return {
        call: accounts.confirmEmail,
        request: { body: { token: await confirmationToken(email) } },
        table: 'users',
        count: 'select count(*)::int from users where id = $1 and email_confirmed_at is not null',
        values: [id],
      };
    },
  ],
  [
    'another email with the link',
    async () => {
      const { id, token } = await signUpNewUser();
      return {
        call: accounts.requestConfirmation,
        request: { token },
        table: 'email_confirmations',
        count: 'select count(*)::int - 1 as count from email_confirmations where user_id = $1',
        values: [id],
      };
    },
  ],
  [
    'a new passkey',
    async () => {
      const { id, token } = await aUser(t);
      const { body } = await t.inject(accounts.startPasskeyRegistration, { token });
      return {
        call: accounts.addPasskey,
        request: { token, body: { name: 'Phone', passkey: device().make(body) } },
        table: 'passkeys',
        count: 'select count(*)::int from passkeys where user_id = $1',
        values: [id],
      };
    },
  ],
  [
    'a login by passkey',
    async () => {
      const { id, token } = await aUser(t);
      const own = device();
      await aPasskey(t, token, own);
      const { body } = await t.inject(accounts.startPasskeyLogin);
      return {
        call: accounts.loginByPasskey,
        request: { body: { passkey: own.use(body) } },
        table: 'passkeys',
        count: 'select count(*)::int - 1 as count from sessions where user_id = $1',
        values: [id],
      };
    },
  ],
  [
    'the removal of a passkey',
    async () => {
      const { id, token } = await aUser(t);
      const passkeyId = await aPasskey(t, token);
      return {
        call: accounts.removePasskey,
        request: { token, params: { id: passkeyId } },
        table: 'passkeys',
        count: 'select 1 - count(*)::int as count from passkeys where user_id = $1',
        values: [id],
      };
    },
  ],
  [
    'the release of a review',
    async () => {
      const booking = await aCompletedTour(t);
      await noteNetwork(booking.traveler.id, '9.9.9.1');
      await noteNetwork(booking.guide.userId, '9.9.9.2');
      const { body } = await submit(t, booking, 'traveler');
      return {
        call: releaseReview,
        request: { token: staff.token, params: { id: body.id }, body: { reason: 'A family.' } },
        table: 'reviews',
        count: `select count(*)::int from staff_actions
          where subject_kind = 'review' and subject_id = $1 and action = 'release_review'`,
        values: [body.id],
      };
    },
  ],
];

test.each(CALLS)(
  '%s takes effect once if the database restarts in the meantime and the request is retried',
  async (_, make) => {
    const { call, request, table, count, values = [] } = await make();
    const other = new pg.Client(t.databaseUrl);
    await other.connect();
    const waiting = async () =>
      (
        await other.query<{ pid: number }>(
          'select l.pid from pg_locks l where not l.granted and l.relation = $1::regclass',
          [table],
        )
      ).rows.map(({ pid }) => pid);
    const countRows = async () =>
      (await queryRawRows<{ count: number }>(t.db, { text: count, values }))[0]?.count;
    try {
      await other.query(`begin; lock table ${table} in access exclusive mode`);
      const pending = t.inject(call, request);
      await vi.waitUntil(async () => (await waiting()).length > 0, { timeout: 20_000 });
      for (const pid of await waiting())
        await other.query('select pg_terminate_backend($1)', [pid]);
      await other.query('rollback');
      const first = await pending;
      const isDone = first.status < 300;
      if (!isDone) expect([first.status, first.body.code]).toEqual([503, 'UNAVAILABLE']);
      const second = isDone ? first : await t.inject(call, request);
      expect(second.status, second.raw).toBeLessThan(300);
      expect(await countRows()).toBe(1);
    } finally {
      await other.end();
    }
  },
);

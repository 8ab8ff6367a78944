import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getBooking } from '@tomoguide/contract/bookings/calls';
import { BOOKING_QUOTAS } from '@tomoguide/contract/bookings/figures';
import {
  BOOKING_STATUSES,
  type BookingStatus,
  isLive,
} from '@tomoguide/contract/bookings/statuses';
import { CITY_SLUGS } from '@tomoguide/contract/catalog/cities';
import { getGuide, searchGuides } from '@tomoguide/contract/guides/calls';
import type { GuideCard } from '@tomoguide/contract/guides/entities';
import { listConversations, listMessages } from '@tomoguide/contract/messaging/calls';
import type { ConversationEntry, Message } from '@tomoguide/contract/messaging/entities';
import { listSystemMessages } from '@tomoguide/contract/notifications/calls';
import type { SystemMessage } from '@tomoguide/contract/notifications/entities';
import {
  getWallet,
  getWithdrawalOverview,
  listWalletMovements,
} from '@tomoguide/contract/payments/calls';
import { MovementKind } from '@tomoguide/contract/payments/entities';
import { MINIMUM_WITHDRAWAL_CENTS } from '@tomoguide/contract/payments/figures';
import { WITHDRAWAL_STATUSES } from '@tomoguide/contract/payments/withdrawal';
import type { BookingId, GuideId, UserId } from '@tomoguide/contract/primitives';
import { getGuideReviews } from '@tomoguide/contract/reviews/calls';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { checkBookingMoney } from '../server/src/cli/booking-money.ts';
import { inTransaction } from '../server/src/database/transaction.ts';
import { syncCatalog } from '../server/src/domains/catalog/service.ts';
import { checkLedger } from '../server/src/domains/payments/ledger/check-queries.ts';
import { type TestApp, testApp } from '../server/src/testing/app.ts';
import { aToken, aUser } from '../server/src/testing/factories/accounts.ts';
import { listNonDemoAccounts, resetDemo } from './reset.ts';
import { DEMO_LOCK, seedDemo } from './seed.ts';

let t: TestApp;
let dataDir: string;
/** Whether the first process was still seeding when the second one had started. */
let wasStillSeeding: boolean;

const isSeeding = async (): Promise<boolean> => {
  const { rows } = await t.db.execute(sql`
    select from pg_locks join pg_database on pg_database.oid = database
    where locktype = 'advisory' and objid = ${DEMO_LOCK} and datname = current_database()`);
  return rows.length > 0;
};

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tomoguide-demo-'));
  t = await testApp({ env: { DATA_DIR: dataDir } });
  // A staff account from `npm run staff:create` does not prevent seeding.
  await aUser(t, { username: 'early', isStaff: true });
  const seeding = seedDemo(t.deps);
  await vi.waitUntil(isSeeding, { timeout: 30_000 });
  await syncCatalog(t.db);
  wasStillSeeding = await isSeeding();
  expect(await seeding).toBe(true);
});
afterAll(async () => {
  await t.close();
  await rm(dataDir, { recursive: true });
});

const cards = async (query: Record<string, unknown>): Promise<GuideCard[]> =>
  (await t.inject(searchGuides, { query: { ...query, limit: 100 } })).body.data;

test('at least 120 guides are listed, with some in every city', async () => {
  const reply = await t.inject(searchGuides);
  expect(reply.body.total).toBeGreaterThanOrEqual(120);
  for (const city of CITY_SLUGS) expect((await cards({ city })).length).toBeGreaterThanOrEqual(12);
});

test('a card’s portrait is served in all three sizes', async () => {
  const [card] = await cards({ city: 'kyoto' });
  const portrait = card?.portrait;
  for (const url of [portrait?.small, portrait?.medium, portrait?.large]) {
    const reply = await t.app.inject({ method: 'GET', url: url ?? '/none' });
    expect([url, reply.statusCode]).toEqual([url, 200]);
    expect(reply.headers['content-type']).toBe('image/webp');
  }
});

test('shows a bio in the user’s language', async () => {
  const [card] = await cards({ city: 'nara' });
  const params = { id: card?.id ?? 0 };
  const headers = { 'accept-language': 'zh-CN' };
  const zh = await t.inject(getGuide, { params, headers });
  const en = await t.inject(getGuide, { params, headers: { 'accept-language': 'en' } });
  expect(zh.body.bio).toMatch(/\p{Script=Han}/u);
  expect(en.body.bio).not.toMatch(/\p{Script=Han}/u);
});

test('the seed has more than 300 reviews in both languages, with 3 to 5 stars', async () => {
  const { rows } = await t.db.execute<{ content: string; rating: number }>(
    sql`select content, rating from reviews`,
  );
  expect(rows.length).toBeGreaterThan(300);
  expect(new Set(rows.map((row) => row.rating))).toEqual(new Set([3, 4, 5]));
  const written = rows.map((row) => row.content).filter((content) => content !== '');
  expect(new Set(written).size).toBeGreaterThan(300);
  expect(written.filter((content) => /\p{Script=Han}/u.test(content)).length).toBeGreaterThan(150);
  expect(written.filter((content) => /^[\p{ASCII}‘’é]+$/u.test(content)).length).toBeGreaterThan(
    80,
  );
});

test('300 travelers wrote reviews, each in at most three cities, and no review text is used for two guides', async () => {
  const { rows } = await t.db.execute<{ cities: number }>(sql`
    select count(distinct service_city)::int as cities
    from reviews join guides on guides.id = guide_id group by from_user_id`);
  expect(rows.length).toBeGreaterThanOrEqual(300);
  expect(Math.max(...rows.map(({ cities }) => cities))).toBeLessThanOrEqual(3);
  const { rows: repeated } = await t.db.execute(sql`
    select content from reviews where content <> '' group by 1 having count(distinct guide_id) > 1`);
  expect(repeated).toEqual([]);
});

test('no review is older than its guide’s approval or its author’s account', async () => {
  const { rows } = await t.db.execute(sql`
    select r.id from reviews r join guides g on g.id = guide_id join users u on u.id = from_user_id
    where submitted_at < approved_at or submitted_at < joined_at`);
  expect(rows).toEqual([]);
});

test('a guide’s rating is the average of their public reviews', async () => {
  const list = await cards({ city: 'kyoto' });
  const kenji = list.find((card) => card.name.startsWith('Kenji'));
  const reply = await t.inject(getGuideReviews, { params: { guideId: kenji?.id ?? 0 } });
  const ratings: number[] = reply.body.map((review: { rating: number }) => review.rating);
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
  expect(kenji?.reviewCount).toBe(ratings.length);
  expect(kenji?.rating).toBe(Math.round(mean * 10) / 10);
});

test('kenji’s page has a figure about shopping, and some itineraries in his city declare a shop', async () => {
  const list = await cards({ city: 'kyoto' });
  const shops: number[] = [];
  for (const { id, name } of list) {
    const { body } = await t.inject(getGuide, { params: { id } });
    if (name.startsWith('Kenji'))
      expect(body.shopping).toEqual({ travelers: 18, reports: 0, reply: null });
    for (const { terms } of body.itineraries) shops.push(terms.shops.length);
  }
  expect(new Set(shops)).toEqual(new Set([0, 1]));
});

test('mei and kenji each have an unpublished review, and mei has a published one with a reply', async () => {
  const { rows } = await t.db.execute<Record<string, unknown>>(sql`
    select a.username as by, s.username = 'kenji' as of_kenji, r.public_at is not null as public,
      r.reply is not null as answered
    from reviews r join users a on a.id = r.from_user_id join users s on s.id = r.to_user_id
    where r.booking_id is not null and a.username in ('mei', 'kenji')
    order by 1, 3, 2`);
  expect(rows).toEqual([
    { by: 'kenji', of_kenji: false, public: false, answered: false },
    { by: 'kenji', of_kenji: false, public: true, answered: false },
    { by: 'mei', of_kenji: false, public: false, answered: false },
    { by: 'mei', of_kenji: true, public: true, answered: true },
  ]);
});

test('a process that starts during seeding does not wait for it', () => {
  expect(wasStillSeeding).toBe(true);
});

test('seeding a second time has no effect', async () => {
  const count = async () =>
    (await t.db.execute(sql`select count(*)::int as n from users`)).rows[0]?.n;
  const before = await count();
  expect(await seedDemo(t.deps)).toBe(false);
  expect(await count()).toBe(before);
});

test('mei and kenji have tours that can be started, are running, missed their start or are completed', async () => {
  const { rows } = await t.db.execute<{ id: number; traveler_id: UserId; guide_user_id: UserId }>(
    sql`select b.id, traveler_id, guide_user_id from bookings b
      join users m on m.id = traveler_id and m.username = 'mei'
      join users k on k.id = guide_user_id and k.username = 'kenji'`,
  );
  const [first] = rows;
  if (!first) throw new Error('mei and kenji have no bookings');
  const tokens = [await aToken(t, first.traveler_id), await aToken(t, first.guide_user_id)];
  const seen = [];
  for (const { id } of rows) {
    const readBookingAs = (token: string | undefined) =>
      t.inject(getBooking, { token, params: { id } });
    const [mei, kenji] = [await readBookingAs(tokens[0]), await readBookingAs(tokens[1])];
    seen.push([mei.body.status, mei.body.can, kenji.body.can]);
  }
  const both = expect.arrayContaining(['confirm_start']);
  expect(seen).toContainEqual(['awaiting_start', both, both]);
  expect(seen).toContainEqual(['ongoing', expect.arrayContaining(['complete']), expect.anything()]);
  expect(seen).toContainEqual(['awaiting_start', expect.arrayContaining(['report_no_show']), both]);
  expect(seen.filter(([status]) => status === 'completed')).toHaveLength(2);
});

test('mei has bookings in every status but two, the live ones with different guides, and can book two more', async () => {
  const { rows } = await t.db.execute<{ status: BookingStatus; guide_id: GuideId }>(
    sql`select status, bookings.guide_id from bookings join users on users.id = traveler_id where username = 'mei'`,
  );
  const kenji = await t.db.execute<{ id: GuideId }>(
    sql`select guides.id from guides join users on users.id = user_id where username = 'kenji'`,
  );
  expect(new Set(rows.map((row) => row.status))).toEqual(
    new Set(
      BOOKING_STATUSES.filter((status) => status !== 'disputed' && status !== 'extend_confirmed'),
    ),
  );
  expect(rows.filter(({ status }) => isLive(status)).length).toBeLessThanOrEqual(
    BOOKING_QUOTAS.all - 2,
  );
  const live = rows
    .filter((row) => isLive(row.status) && row.guide_id !== kenji.rows[0]?.id)
    .map((row) => row.guide_id);
  expect(new Set(live).size).toBe(live.length);
});

test('mei’s pending booking comes from an accepted request and has 24 hours left', async () => {
  const { rows } = await t.db.execute<{ hours: number; accepted: boolean }>(
    sql`select extract(epoch from deadline_at)::float8 - ${t.clock.now().epochMilliseconds / 1000}::float8 as hours, guide_pre_accepted as accepted from bookings where status = 'pending'`,
  );
  expect(rows).toEqual([{ hours: 24 * 3600, accepted: true }]);
});

test('kenji has goodwill, withdrawals in every state and enough earnings for another, and mei’s wallet is empty', async () => {
  const { rows } = await t.db.execute<{ status: string }>(
    sql`select w.status from withdrawals w join users u on u.id = w.user_id where username = 'kenji'`,
  );
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(WITHDRAWAL_STATUSES));
  const getToken = async (username: string) => {
    const [user] = (
      await t.db.execute<{ id: UserId }>(sql`select id from users where username = ${username}`)
    ).rows;
    if (!user) throw new Error(`the demo lacks ${username}`);
    return aToken(t, user.id);
  };
  const kenji = await t.inject(getWithdrawalOverview, { token: await getToken('kenji') });
  expect(kenji.body.earningsCents).toBeGreaterThanOrEqual(MINIMUM_WITHDRAWAL_CENTS);
  const fetchWallet = async (username: string) =>
    (await t.inject(getWallet, { token: await getToken(username) })).body;
  expect((await fetchWallet('kenji')).goodwillCents).toBeGreaterThan(0);
  expect(await fetchWallet('mei')).toMatchObject({ balanceCents: 0 });
});

test('mei has one refund that has arrived and another in progress', async () => {
  const { rows } = await t.db.execute<{ status: string }>(
    sql`select r.status from refunds r join users u on u.id = r.user_id
      where username = 'mei' and r.attempt_id is not null`,
  );
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['sent', 'arrived']));
});

test('bowen’s wallet has every kind of transaction, and enough for a withdrawal', async () => {
  const [bowen] = (
    await t.db.execute<{ id: UserId }>(sql`select id from users where username = 'bowen'`)
  ).rows;
  if (!bowen) throw new Error('the demo lacks bowen');
  const token = await aToken(t, bowen.id);
  const { body } = await t.inject(listWalletMovements, { token, query: { limit: 100 } });
  const kinds: string[] = body.data.map(({ kind }: { kind: string }) => kind);
  // The demo contains neither money lost to a chargeback nor corrections.
  const all = MovementKind.options.filter((kind) => !['charged_back', 'correction'].includes(kind));
  expect(new Set(kinds)).toEqual(new Set(all));
  const times: string[] = body.data.map(({ at }: { at: string }) => at);
  expect(times).toEqual([...times].sort().reverse());
  const overview = await t.inject(getWithdrawalOverview, { token });
  expect(overview.body.refundedCents).toBeGreaterThanOrEqual(MINIMUM_WITHDRAWAL_CENTS);
});

test('one chargeback is open and freezes some of kenji’s earnings', async () => {
  const { rows } = await t.db.execute<{ state: string; of_kenji: boolean }>(
    sql`select c.state, u.username = 'kenji' as of_kenji from chargebacks c
      join bookings b on b.id = c.booking_id join users u on u.id = b.guide_user_id order by c.id`,
  );
  expect(rows).toEqual([
    { state: 'open', of_kenji: true },
    { state: 'won', of_kenji: false },
  ]);
});

test('mei and kenji have conversations with each other and with others, with unread messages', async () => {
  const getInbox = async (username: string) => {
    const [user] = (
      await t.db.execute<{ id: UserId }>(sql`select id from users where username = ${username}`)
    ).rows;
    if (!user) throw new Error(`the demo lacks ${username}`);
    const token = await aToken(t, user.id);
    const { body } = await t.inject(listConversations, { token });
    const list: ConversationEntry[] = body.data;
    const fetchMessages = async ({
      conversation,
    }: ConversationEntry): Promise<Message['content'][]> => {
      const reply = await t.inject(listMessages, {
        token,
        params: { conversationId: conversation.id },
      });
      return reply.body.data.map(({ content }: Message) => content);
    };
    const kinds = (await Promise.all(list.map(fetchMessages))).map((contents) =>
      contents.map((content) => (content.kind === 'text' ? content.masked : content.kind)),
    );
    return { unread: list.map(({ unreadCount }) => unreadCount), kinds, list };
  };
  const mei = await getInbox('mei');
  // The conversation with kenji is unmasked and contains a recalled message; the one with a guide whom mei
  // has not booked is masked.
  expect(mei.unread).toEqual([1, 0, 1]);
  const special = mei.kinds.map((kinds) => kinds.filter((kind) => kind !== false));
  expect(special.map((kinds) => kinds.filter((kind) => kind !== 'booking_event'))).toEqual([
    ['tour_request', 'recalled', 'tour_request'],
    ['tour_request'],
    [true],
  ]);
  expect(special[0]?.filter((kind) => kind === 'booking_event').length).toBeGreaterThan(4);
  const { rows } = await t.db.execute<{ state: string; guide: string }>(
    sql`select r.state, u.username as guide from tour_requests r
      join users u on u.id = r.guide_user_id order by r.id`,
  );
  expect(rows).toEqual([
    { state: 'rejected', guide: 'kenji' },
    { state: 'accepted', guide: 'sakurahinata' },
    { state: 'open', guide: 'kenji' },
  ]);
  const kenji = await getInbox('kenji');
  expect(kenji.unread).toEqual([1, 0, 2]);
  const times = kenji.list.map(({ lastMessageAt }) => lastMessageAt);
  expect(times).toEqual([...times].sort().reverse());
});

test.each(['mei', 'kenji'])(
  '%s has notices of several types, the latest of them unread',
  async (username) => {
    const { rows } = await t.db.execute<{ id: UserId }>(
      sql`select id from users where username = ${username}`,
    );
    const token = await aToken(t, rows[0]?.id as UserId);
    const { body } = await t.inject(listSystemMessages, { token, query: { limit: 50 } });
    const all: SystemMessage[] = body.data;
    expect(new Set(all.map(({ type }) => type)).size).toBeGreaterThanOrEqual(3);
    const unread = all.filter(({ status }) => status === 'unread').length;
    expect([3, 4]).toContain(unread);
    expect(all.slice(unread).every(({ status }) => status === 'read')).toBe(true);
    expect(all.length).toBeGreaterThan(unread);
    const times = all.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
  },
);

test('staff have claims, disputes and a pattern to decide, and there are proofs in every state', async () => {
  const { rows } = await t.db.execute<{ what: string; state: string; n: number }>(sql`
    select 'proof' as what, state, count(*)::int as n from payment_proofs group by state
    union all select 'claim', state, count(*)::int from emergency_claims group by state
    union all select 'dispute', coalesce(outcome, 'open'), count(*)::int from disputes group by 2
    union all select 'pattern', state, count(*)::int from pattern_cases group by state
    order by 1, 2`);
  expect(rows.map(({ what, state, n }) => `${what} ${state} ${n}`)).toEqual([
    'claim accepted 1',
    'claim open 2',
    'claim rejected 1',
    'dispute completed 1',
    'dispute open 2',
    'pattern open 1',
    'proof returned 1',
    'proof verified 2',
    'proof waiting 2',
  ]);
  // One of the pending proofs has the same picture as another booking's proof.
  const warned = await t.db.execute(
    sql`select from payment_proofs where warnings = array['same_file']`,
  );
  expect(warned.rows).toHaveLength(1);
  const stored = await t.db.execute<{ key: string }>(sql`select key from files`);
  for (const { key } of stored.rows) expect(await t.deps.files.get(key), key).not.toBeNull();
});

test('mei and kenji have a proposed change, a substitute and bad weather to answer, and staff a case', async () => {
  const { rows } = await t.db.execute<{ what: string; by: string | null }>(sql`
    with theirs as (
      select b.* from bookings b
        join users m on m.id = traveler_id and m.username = 'mei'
        join users k on k.id = guide_user_id and k.username = 'kenji')
    select 'change' as what, p.by from change_proposals p join theirs b on b.id = booking_id
      where state = 'open'
    union all select 'substitute', s.username from substitutions join theirs b on b.id = booking_id
      join users s on s.id = substitute_user_id where state = 'proposed'
    union all select 'not met', not_met_by from theirs where not_met_since is not null
    union all select 'support', x.state from support_cases x join users u on u.id = x.user_id
      where u.username = 'mei'
    order by 1`);
  expect(rows).toEqual([
    { what: 'change', by: 'guide' },
    { what: 'not met', by: 'traveler' },
    { what: 'substitute', by: 'xujingyi' },
    { what: 'support', by: 'waiting' },
  ]);
  const { rows: weather } = await t.db.execute<{ id: BookingId; traveler_id: UserId }>(sql`
    select b.id, traveler_id from bookings b join users m on m.id = traveler_id
      join weather_declarations w on (scheduled_start at time zone b.time_zone)::date::text = w.first_day::text
      where m.username = 'mei' and status = 'confirmed'`);
  const [booking] = weather;
  if (!booking) throw new Error('bad weather concerns no booking of mei');
  const token = await aToken(t, booking.traveler_id);
  const { body } = await t.inject(getBooking, { token, params: { id: booking.id } });
  expect(body.weather).not.toBeNull();
  expect(body.can).toContain('cancel');
});

test('no deadline in the demo is in the past', async () => {
  const now = t.clock.now().toString();
  const { rows } = await t.db.execute(
    sql`select id, status from bookings where deadline_at <= ${now}`,
  );
  expect(rows).toEqual([]);
});

test('a reset discards all changes and seeds the same demo again', async () => {
  const story = async () =>
    (
      await t.db.execute(
        sql`select u.nickname, b.status, b.total_cents, b.guide_id from bookings b join users u on u.id = b.traveler_id order by b.id`,
      )
    ).rows;
  const before = await story();
  await t.db.execute(sql`update users set nickname = 'someone else'`);
  await resetDemo(t.deps);
  expect(await story()).toEqual(before);
  await expect(t.db.execute(sql`delete from booking_history`)).rejects.toThrow();
});

test('lists accounts that do not belong to the demo', async () => {
  expect(await listNonDemoAccounts(t)).toEqual([]);
  await aUser(t, { username: 'boss', isStaff: true });
  expect(await listNonDemoAccounts(t)).toEqual(['boss']);
});

test('the demo’s ledger and booking money pass all checks', async () => {
  const problems = await inTransaction(t.db, async (tx) => [
    ...(await checkLedger(tx)),
    ...(await checkBookingMoney(tx)),
  ]);
  expect(problems).toEqual([]);
});

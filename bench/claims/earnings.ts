import { getEarnings, listEarnings } from '@tomoguide/contract/payments/calls';
import { UserId } from '@tomoguide/contract/primitives';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../server/src/database/database.ts';
import type { Deps } from '../../server/src/deps.ts';
import { openSession } from '../../server/src/domains/accounts/sessions/open-session.ts';
import { deriveKey } from '../../server/src/secret.ts';
import { printFigure } from '../support/report.ts';

/** Measures the earnings page of a guide with 10,000 bookings, which must not need a sequential scan. */

const BOOKINGS = 10_000;
const ROUNDS = 100;
const LIMIT_MS = 50;
/** The ID of the guide, and of the guide's user. */
const GUIDE = 1;

/**
 * Inserts earnings from ten thousand settled bookings of one guide, all released except the last hundred,
 * and from one booking of each other guide.
 */
const load = async (db: Db): Promise<void> => {
  await db.execute(sql`
    insert into earnings (booking_id, guide_id, traveler_id, tour_cents, amount_cents, commission_cents,
      cash_cents, release_at, released_at, created_at)
    select id, case when n <= ${BOOKINGS} then ${GUIDE} else guide_id end, traveler_id, 69000, 10350, 10350,
      48300, scheduled_end + interval '7 days',
      case when n > 100 then scheduled_end + interval '7 days' end, scheduled_end
    from (select *, row_number() over (order by scheduled_end desc) as n
      from bookings where status = 'completed') b`);
  await db.execute(sql`
    insert into ledger_accounts (kind, owner_id)
    select kind, id from guides, (values ('earnings_pending'), ('earnings_withdrawable')) k (kind)`);
  await db.execute(sql`
    insert into ledger_accounts (kind) values ('goodwill') on conflict do nothing`);
  await db.execute(sql`
    with written as (
      insert into ledger_transactions (kind, ref, booking_id, created_at)
      select 'earned', 'booking:' || booking_id || ':earned', booking_id, created_at from earnings
      returning id, booking_id)
    insert into ledger_entries (transaction_id, account_id, amount_cents)
    select w.id, a.id, case when a.kind = 'goodwill' then -e.amount_cents else e.amount_cents end
    from written w join earnings e using (booking_id)
    join ledger_accounts a on a.kind = 'goodwill' or (a.owner_id = e.guide_id
      and a.kind = case when e.released_at is null then 'earnings_pending' else 'earnings_withdrawable' end)`);
  await db.execute(
    sql`vacuum analyze earnings, ledger_entries, ledger_transactions, ledger_accounts`,
  );
};

/** Returns how often large tables were scanned sequentially. */
const countSequentialScans = async (db: Db): Promise<number> => {
  // Each connection keeps its own statistics until they are flushed.
  await Promise.all(
    Array.from({ length: 8 }, () =>
      db.execute(sql`select pg_stat_force_next_flush(), pg_sleep(0.05)`),
    ),
  );
  const { rows } = await db.execute<{ scans: string }>(sql`
    select sum(seq_scan) as scans from pg_stat_user_tables
    where relname in ('earnings', 'ledger_entries', 'ledger_transactions', 'bookings')`);
  return Number(rows[0]?.scans);
};

export const measureEarnings = async (app: FastifyInstance, deps: Deps): Promise<void> => {
  await load(deps.db);
  const accounts = { ...deps, sessionKey: deriveKey(deps.config, 'session tokens') };
  const { token } = await openSession(accounts, deps.db, UserId.parse(GUIDE));
  const request = async (url: string) => {
    const reply = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    if (reply.statusCode !== 200) throw new Error(`${url} answered ${reply.body}`);
    return reply.json();
  };
  const { total } = await request(getEarnings.path);
  const scans = await countSequentialScans(deps.db);
  const times: number[] = [];
  let cursor: string | null = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    const query: string = cursor === null ? '' : `?cursor=${cursor}`;
    const [, page] = await Promise.all([
      request(getEarnings.path),
      request(listEarnings.path + query),
    ]);
    times.push(performance.now() - startedAt);
    cursor = page.nextCursor;
  }
  times.sort((a, b) => a - b);
  console.log(
    `\nThe earnings page of a guide with ${total.bookings.toLocaleString('en')} bookings`,
  );
  const ms = (at: number): string => `${(times[Math.floor(times.length * at)] ?? 0).toFixed(1)} ms`;
  printFigure('sums and a page of entries, half of the time within', ms(0.5), `${LIMIT_MS} ms`);
  printFigure('99 of 100 times within', ms(0.99), `${LIMIT_MS} ms`);
  printFigure('sequential scans', String((await countSequentialScans(deps.db)) - scans), '0');
};

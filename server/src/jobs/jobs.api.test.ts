import { setTimeout as sleep } from 'node:timers/promises';
import { closeAccount } from '@tomoguide/contract/accounts/calls';
import { UserId } from '@tomoguide/contract/primitives';
import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { EmailRefused } from '../adapters/mail/mailer.ts';
import { inTransaction } from '../database/transaction.ts';
import { enqueueEmail } from '../domains/notifications/emails/send-emails.ts';
import { registerEmailTimers } from '../domains/notifications/timers.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { aUser } from '../testing/factories/accounts.ts';
import { BATCH_SIZE, BossJobs, type JobData } from './jobs.ts';

/** A timeout that suffices even on a busy machine. */
const EVENTUALLY = { timeout: 60_000, interval: 20 };
const READER = { id: UserId.parse(1), locale: 'en', emailConfirmed: true } as const;
const EMAIL = { to: 'mei@example.com', subject: 'Hello', text: 'Hello.' };

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const testJobs = () => new BossJobs({ url: t.databaseUrl, log: t.deps.log, work: t.db });

test('a failed job does not make the rest of its batch run twice', async () => {
  const jobs = testJobs();
  const runs = new Map<unknown, number>();
  jobs.handle('test.batch', async ({ n }) => {
    runs.set(n, (runs.get(n) ?? 0) + 1);
    if (n === 2) throw new Error('not this one');
  });
  await jobs.start();
  await inTransaction(t.db, async (tx) => {
    for (const n of [1, 2, 3, 4]) await jobs.schedule(tx, 'test.batch', { n }, t.clock.now());
  });
  const countCompleted = async () => {
    const { rows } = await t.db.execute<{ n: number }>(sql`
      select (data ->> 'n')::int n from pgboss.job
      where name = 'test.batch' and state = 'completed' order by 1`);
    return rows.map((row) => row.n);
  };
  await vi.waitFor(async () => expect(await countCompleted()).toEqual([1, 3, 4]), EVENTUALLY);
  await jobs.stop();
  expect([1, 3, 4].map((n) => runs.get(n))).toEqual([1, 1, 1]);
});

test('counts failed attempts per job name, and separately those that were the last attempt', async () => {
  const jobs = testJobs();
  const sender = new BossJobs({ url: t.databaseUrl, log: t.deps.log, work: false });
  for (const each of [jobs, sender])
    each.handle('test.lost', () => Promise.reject(new Error('never')));
  expect([...jobs.failed.entries()]).toContainEqual(['test.lost', 0]);
  await sender.start();
  await inTransaction(t.db, async (tx) => {
    for (const n of ['first try', 'last try'])
      await sender.schedule(tx, 'test.lost', { n }, t.clock.now());
  });
  await t.db.execute(
    sql`update pgboss.job set retry_limit = 0 where name = 'test.lost' and data ->> 'n' = 'last try'`,
  );
  await jobs.start();
  await vi.waitFor(() => expect(jobs.failed.get('test.lost')).toBe(2), EVENTUALLY);
  expect(jobs.givenUp.get('test.lost')).toBe(1);
  await jobs.stop();
  await sender.stop();
});

test('processes the queue without pauses, with limited concurrency', async () => {
  const WAITING = 60 * BATCH_SIZE; // Enough jobs that one batch per second would take a minute.
  const jobs = testJobs();
  let running = 0;
  let most = 0;
  const done = new Set<unknown>();
  jobs.handle('test.rush', async ({ n }) => {
    running += 1;
    most = Math.max(most, running);
    await sleep(5);
    running -= 1;
    done.add(n);
  });
  await jobs.start();
  await inTransaction(t.db, async (tx) => {
    for (let n = 0; n < WAITING; n += 1) await jobs.schedule(tx, 'test.rush', { n }, t.clock.now());
  });
  await vi.waitFor(() => expect(done.size).toBe(WAITING), { timeout: 45_000, interval: 50 });
  await jobs.stop();
  expect(most).toBe(BATCH_SIZE);
});

test('runs a job within seconds of its due time, although its worker polls less often', async () => {
  const jobs = testJobs();
  const done: unknown[] = [];
  jobs.handle('test.later', async ({ n }) => void done.push(n));
  await jobs.start();
  const due = Temporal.Now.instant().add({ seconds: 1 });
  await inTransaction(t.db, (tx) => jobs.schedule(tx, 'test.later', { n: 1 }, due));
  await vi.waitFor(() => expect(done).toEqual([1]), { timeout: 20_000, interval: 20 });
  expect(Temporal.Instant.compare(Temporal.Now.instant(), due)).toBe(1);
  await jobs.stop();
});

test('a watch continues after a failure, and can be stopped while it waits', async () => {
  const jobs = testJobs();
  let looks = 0;
  let isNotified = false;
  jobs.watch('test.watch', async (isStopped) => {
    looks += 1;
    if (looks === 1) throw new Error('not this time');
    await vi.waitUntil(isStopped, EVENTUALLY);
    isNotified = true;
  });
  await jobs.start();
  await vi.waitFor(() => expect(looks).toBe(2), EVENTUALLY);
  await jobs.stop();
  expect([isNotified, looks]).toEqual([true, 2]);
});

test('the queries of all watches take one connection', async () => {
  const jobs = testJobs();
  let taken = 0;
  const take = () => {
    taken += 1;
  };
  let looks = 0;
  for (const name of ['test.first', 'test.second', 'test.third'])
    jobs.watch(name, async (isStopped) => {
      await t.db.execute(sql`select 1`);
      looks += 1;
      await vi.waitUntil(isStopped, EVENTUALLY);
    });
  t.db.$client.on('acquire', take);
  await jobs.start();
  await vi.waitFor(() => expect(looks).toBe(3), { ...EVENTUALLY, interval: 1 });
  t.db.$client.off('acquire', take);
  await jobs.stop();
  expect(taken).toBe(1);
});

test('a watch whose query hangs delays the others only once', async () => {
  const jobs = testJobs();
  let looks = 0;
  const looksMeanwhile: number[] = [];
  jobs.watch('test.slow', async () => {
    const before = looks;
    await t.db.execute(sql`select pg_sleep(1.5)`);
    looksMeanwhile.push(looks - before);
  });
  jobs.watch('test.quick', async () => {
    await t.db.execute(sql`select 1`);
    looks += 1;
  });
  await jobs.start();
  await vi.waitFor(() => expect(looksMeanwhile.length).toBeGreaterThan(1), EVENTUALLY);
  await jobs.stop();
  expect(looksMeanwhile[1]).toBeGreaterThan(0);
});

test('runs a schedule at the first start of a database, but not at the next', async () => {
  const runs: string[] = [];
  const start = async () => {
    const jobs = testJobs();
    jobs.every('test.at-first', '0 0 1 1 *', async () => void runs.push('first'), {
      atFirstStart: true,
    });
    jobs.every('test.in-time', '0 0 1 1 *', async () => void runs.push('in time'));
    jobs.handle('test.mark', async () => void runs.push('mark'));
    await jobs.start();
    await inTransaction(t.db, (tx) => jobs.schedule(tx, 'test.mark', {}, Temporal.Now.instant()));
    return jobs;
  };
  const first = await start();
  await vi.waitFor(() => expect(runs.toSorted()).toEqual(['first', 'mark']), EVENTUALLY);
  await first.stop();
  const second = await start();
  await vi.waitFor(() => expect(runs.toSorted()).toEqual(['first', 'mark', 'mark']), EVENTUALLY);
  await second.stop();
});

test('removing a schedule also removes its queued jobs', async () => {
  const before = testJobs();
  before.every('test.gone', '0 0 1 1 *', async () => {});
  await before.start();
  await inTransaction(t.db, (tx) =>
    before.schedule(tx, 'test.gone', {}, Temporal.Now.instant().add({ hours: 1 })),
  );
  await before.stop();
  const after = testJobs();
  await after.start();
  await after.stop();
  const { rows } = await t.db.execute(sql`select id from pgboss.job where name = 'test.gone'`);
  expect(rows).toEqual([]);
});

test('delivers an email after three days without a mail server', async () => {
  await inTransaction(t.db, (tx) =>
    enqueueEmail(tx, t.deps, { reader: READER, ...EMAIL }, 'cases', 'three-days'),
  );
  const { rows } = await t.db.execute<{ limit: number; max: number }>(
    sql`select retry_limit "limit", retry_delay_max "max" from pgboss.job
      where data ->> 'messageId' = 'three-days'`,
  );
  // The first twelve delays double from 5 seconds to an hour; each later delay is an hour.
  const [job] = rows;
  expect(((job?.limit ?? 0) - 12) * (job?.max ?? 0)).toBeGreaterThan(3 * 86_400);
});

test('drops a permanently rejected email, and rethrows other errors to the job queue', async () => {
  const sendEmail = async (error: Error): Promise<void> => {
    const jobs = testJobs(); // The queue is not started; the test only calls the handler.
    registerEmailTimers({ ...t.deps, jobs }, { send: () => Promise.reject(error) });
    await jobs.handlers.get('notifications.send-mail')?.({ ...EMAIL, messageId: 'x' });
  };
  const { emails, externalFailures } = t.deps.counters;
  await sendEmail(new EmailRefused('no such mailbox'));
  expect([emails.get('refused'), externalFailures.get('mail')]).toEqual([1, 0]);
  await expect(sendEmail(new Error('greylisted'))).rejects.toThrow('greylisted');
  expect([emails.get('refused'), externalFailures.get('mail')]).toEqual([1, 1]);
});

test('drops an email whose user closed the account while it waited', async () => {
  const user = await aUser(t, { password: 'lantern by the river' });
  const sent: unknown[] = [];
  const jobs = testJobs();
  registerEmailTimers({ ...t.deps, jobs }, { send: async ({ to }) => void sent.push(to) });
  await inTransaction(t.db, (tx) =>
    enqueueEmail(
      tx,
      t.deps,
      { ...EMAIL, reader: { ...READER, id: user.id }, to: user.email },
      'cases',
      'closed-meanwhile',
    ),
  );
  const { rows } = await t.db.execute<{ data: JobData }>(
    sql`select data from pgboss.job where data ->> 'messageId' = 'closed-meanwhile'`,
  );
  const send = async () => jobs.handlers.get('notifications.send-mail')?.(rows[0]?.data ?? {});
  await send();
  const body = { currentPassword: 'lantern by the river', goodwillCents: 0 };
  const closed = await t.inject(closeAccount, { token: user.token, body });
  expect(closed.status).toBe(200);
  // Its address can belong to another account now.
  await aUser(t, { email: user.email });
  await send();
  expect(sent).toEqual([user.email]);
});

test('retries a job whose process died, but not one that is still running', async () => {
  const jobs = testJobs();
  const done: unknown[] = [];
  const sender = new BossJobs({ url: t.databaseUrl, log: t.deps.log, work: false });
  for (const each of [jobs, sender]) each.handle('test.orphan', async ({ n }) => void done.push(n));
  await sender.start();
  const dead = new PgBoss({ connectionString: t.databaseUrl, supervise: false, schedule: false });
  dead.on('error', () => {});
  await dead.start();
  try {
    await inTransaction(t.db, async (tx) => {
      for (const n of ['left', 'in work'])
        await sender.schedule(tx, 'test.orphan', { n }, Temporal.Now.instant());
    });
    expect(await dead.fetch('test.orphan', { batchSize: 2 })).toHaveLength(2);
    await t.db.execute(sql`
      update pgboss.job set retry_delay = 0,
        heartbeat_on = now() - case data ->> 'n' when 'left' then interval '61 s' else interval '30 s' end
      where name = 'test.orphan'`);
    await dead.supervise('test.orphan');
    await jobs.start();
    await vi.waitFor(() => expect(done).toEqual(['left']), EVENTUALLY);
  } finally {
    await jobs.stop();
    await sender.stop();
    await dead.stop({ graceful: false });
  }
});

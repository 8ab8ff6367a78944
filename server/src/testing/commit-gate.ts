import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** A step of the server, identified by a row that it commits. */
export interface Step {
  name: string;
  table: string;
  /** The trigger event: `insert`, or `update of column`. */
  on: string;
  /** An SQL condition on `new` and `old`; by default, every row of the table matches. */
  when?: string;
}

/**
 * Stops the first transaction of each step at its commit, after all its statements have run. Later
 * transactions pass, so with as many users as steps, each user is stopped at a different step.
 */
export interface CommitGate {
  /** Resolves once a transaction is waiting at every step. */
  reached(): Promise<void>;
  /** Lets the stopped transactions commit, even if the server has been killed. */
  keep(): Promise<void>;
  /** Rolls the stopped transactions back. */
  lose(): Promise<void>;
  /** Removes the gate from the database. */
  close(): Promise<void>;
}

/** IDs of the gate's advisory locks: one lock that all stopped transactions wait for, and one per step. */
const GATE = 471_101;
const STEP = 471_102;
const TIMEOUT_MS = 60_000;

interface HeldTransaction {
  pid: number;
  xid: string;
}

const WAITING = `
  select l.pid, a.backend_xid::text as xid from pg_locks l join pg_stat_activity a on a.pid = l.pid
  where l.locktype = 'advisory' and l.objid = ${GATE} and not l.granted and a.backend_xid is not null`;

const FUNCTION = `
  create or replace function wait_at_commit() returns trigger language plpgsql as $$ begin
    if pg_try_advisory_xact_lock(${STEP}, tg_argv[0]::int) then
      perform pg_advisory_xact_lock(${GATE});
    end if;
    return null;
  end $$`;

const waitUntil = async (condition: () => Promise<boolean>, what: string): Promise<void> => {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await wait(5))
    if (await condition()) return;
  throw new Error(`${what} did not come`);
};

export const commitGate = async (
  databaseUrl: string,
  steps: readonly Step[],
): Promise<CommitGate> => {
  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: databaseUrl });
    client.on('error', () => {}); // If the database was killed, the next query fails.
    await client.connect();
    return client;
  };
  const client = await connect();
  const names = steps.map(({ name }) => name).join(', ');
  let held: HeldTransaction[] = [];
  await client.query(`select pg_advisory_lock(${GATE})`);
  await client.query(FUNCTION);
  for (const [index, { table, on, when }] of steps.entries())
    await client.query(`
      create constraint trigger wait_at_commit_${index} after ${on} on ${table}
      deferrable initially deferred for each row ${when ? `when (${when})` : ''}
      execute function wait_at_commit(${index})`);

  const ended = (status: 'committed' | 'aborted') =>
    waitUntil(async () => {
      const { rows } = await client.query<{ status: string }>(
        'select pg_xact_status(x::xid8) as status from unnest($1::text[]) x',
        [held.map(({ xid }) => xid)],
      );
      return rows.every((row) => row.status === status);
    }, `the end (${status}) of ${names}`);

  return {
    reached: () =>
      waitUntil(async () => {
        held = (await client.query<HeldTransaction>(WAITING)).rows;
        return held.length === steps.length;
      }, names),
    keep: async () => {
      await client.query(`select pg_advisory_unlock(${GATE})`);
      await ended('committed');
    },
    lose: async () => {
      await client.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [
        held.map(({ pid }) => pid),
      ]);
      await ended('aborted');
    },
    close: async () => {
      await client.end().catch(() => {}); // Ending the connection releases the lock.
      const last = await connect();
      for (const [index, { table }] of steps.entries())
        await last.query(`drop trigger wait_at_commit_${index} on ${table}`);
      await last.end();
    },
  };
};

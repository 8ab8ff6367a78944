import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { resolveServerPath } from '../server-paths.ts';
import { DatabaseFailure } from './database-failure.ts';

const FOLDER = resolveServerPath('migrations');
/** An arbitrary lock number that all processes share, so that only one migrates at a time. */
const MIGRATION_LOCK = 7_203_114;
/** The oldest PostgreSQL version that supports all statements of the project. */
const OLDEST = 15;
/** Timeout for connecting, long enough for busy machines and slow DNS lookups. */
const CONNECTION_MS = 30_000;

/** Creates the table in which drizzle-kit and all past releases record applied migrations. */
const RECORD = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`;

/** Removes timeouts that are meant for requests, whether they are set by a role or by a pooler. */
const WITHOUT_LIMITS = `
  select set_config(name, '0', true) from pg_settings
  where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout',
    'transaction_timeout')`;

/** Runs work on a single connection at startup. Only connecting has a timeout. */
const withClient = async <Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECTION_MS,
    keepAlive: true,
    // The maximum value. A pooler in transaction mode rejects this parameter, so that migrations never run
    // on a shared connection.
    statement_timeout: 2 ** 31 - 1,
    application_name: 'tomoguide start',
  });
  // The current or next statement fails with the same error. Without a listener, the process would exit.
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
};

const requireVersion = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ version: string; number: number }>(
    "select current_setting('server_version') as version, current_setting('server_version_num')::int as number",
  );
  const [found] = rows;
  if (found && found.number < OLDEST * 10_000)
    throw new DatabaseFailure(
      `The database is PostgreSQL ${found.version}: ${OLDEST} is the oldest that TomoGuide runs on.`,
    );
};

/** Returns the migrations that are not applied yet, in order. */
const listPendingMigrations = async (client: pg.Client): Promise<MigrationMeta[]> => {
  const { rows } = await client.query<{ latest: string | null }>(
    'select max(created_at) as latest from drizzle.__drizzle_migrations',
  );
  const latest = Number(rows[0]?.latest ?? -1);
  const all = readMigrationFiles({ migrationsFolder: FOLDER });
  return all.filter(({ folderMillis }) => folderMillis > latest);
};

const applyMigration = async (
  client: pg.Client,
  { sql, hash, folderMillis }: MigrationMeta,
): Promise<void> => {
  for (const statement of sql) await client.query(statement);
  await client.query(
    'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
    [hash, folderMillis],
  );
};

/**
 * Brings the schema up to date in one transaction. Processes can call it concurrently: one migrates, and
 * the others wait. The lock is tied to the transaction, because behind a pooler the next transaction may
 * use another connection.
 */
export const migrate = (
  url: string,
  report: (done: number, of: number) => void = () => {},
): Promise<void> =>
  withClient(url, async (client) => {
    await requireVersion(client);
    await client.query('begin');
    await client.query(WITHOUT_LIMITS);
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query(RECORD);
    const steps = await listPendingMigrations(client);
    for (const [done, step] of steps.entries()) {
      report(done, steps.length);
      await applyMigration(client, step);
    }
    // If an earlier statement fails, the connection is closed, which rolls everything back.
    await client.query('commit');
  });

/** Returns the settings (fsync and the like) that risk losing acknowledged writes. */
export const listLossySettings = (url: string): Promise<string[]> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string; setting: string }>(
      "select name, setting from pg_settings where name in ('fsync','synchronous_commit','full_page_writes') and setting = 'off'",
    );
    return rows.map((row) => row.name);
  });

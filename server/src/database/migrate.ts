import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as drizzleMigrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { inServer } from '../program-files.ts';

const FOLDER = inServer('migrations');
/** Any number; the same in every process, so that only one migrates at a time. */
const MIGRATION_LOCK = 7_203_114;

/** Brings the schema up to date. Safe to call from many processes at once. */
export const migrate = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const db = drizzle({ client });
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await drizzleMigrate(db, { migrationsFolder: FOLDER });
  } finally {
    await client.end();
  }
};

/** Settings without which an acknowledged write can be lost (fsync and the like). */
export const lossySettings = async (url: string): Promise<string[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; setting: string }>(
      "select name, setting from pg_settings where name in ('fsync','synchronous_commit','full_page_writes') and setting = 'off'",
    );
    return rows.map((row) => row.name);
  } finally {
    await client.end();
  }
};

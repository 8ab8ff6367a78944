import { sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { CHECKS } from './ledger/checks.ts';

/**
 * Proves the ledger (product §3). Each check is a query for what is wrong; every row it finds is a
 * sentence. An empty answer means that all hold.
 */
export const checkLedger = async (db: Executor): Promise<string[]> => {
  const faults: string[] = [];
  for (const [rule, query] of Object.entries(CHECKS)) {
    const { rows } = await db.execute<{ what: string }>(sql.raw(query));
    for (const { what } of rows) faults.push(`${rule}: ${what}`);
  }
  return faults;
};

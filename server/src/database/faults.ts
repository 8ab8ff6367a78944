import { sql } from 'drizzle-orm';
import type { Executor } from './database.ts';

/**
 * Rules by name, each with a query that returns the rows that break it. The `what` column describes the
 * fault.
 */
export type Checks = Readonly<Record<string, string>>;

/** Returns one message for every row that breaks a rule; empty if all rules hold. */
export const findFaults = async (db: Executor, checks: Checks): Promise<string[]> => {
  const faults: string[] = [];
  for (const [rule, query] of Object.entries(checks)) {
    const { rows } = await db.execute<{ what: string }>(sql.raw(query));
    for (const { what } of rows) faults.push(`${rule}: ${what}`);
  }
  return faults;
};

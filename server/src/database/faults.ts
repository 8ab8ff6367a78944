import { sql } from 'drizzle-orm';
import type { Executor } from './database.ts';

/** Rules by their names, each as a query for what breaks it: its rows say so in a sentence, as `what`. */
export type Checks = Readonly<Record<string, string>>;

/** A sentence for every row that breaks one of the rules; none when all hold. */
export const faultsOf = async (db: Executor, checks: Checks): Promise<string[]> => {
  const faults: string[] = [];
  for (const [rule, query] of Object.entries(checks)) {
    const { rows } = await db.execute<{ what: string }>(sql.raw(query));
    for (const { what } of rows) faults.push(`${rule}: ${what}`);
  }
  return faults;
};

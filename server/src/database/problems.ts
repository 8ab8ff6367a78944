import { sql } from 'drizzle-orm';
import type { Executor } from './database.ts';

/** Rules by name. Each is a query for the rows that break the rule; its column `what` describes the problem. */
export type Checks = Readonly<Record<string, string>>;

/** Returns a message for every row that breaks a rule. */
export const findProblems = async (db: Executor, checks: Checks): Promise<string[]> => {
  const problems: string[] = [];
  for (const [rule, query] of Object.entries(checks)) {
    const { rows } = await db.execute<{ what: string }>(sql.raw(query));
    for (const { what } of rows) problems.push(`${rule}: ${what}`);
  }
  return problems;
};

import { sql } from 'drizzle-orm';
import { inLongTransaction } from '../database/transaction.ts';
import type { Deps } from '../deps.ts';
import { APPLICANTS } from './applications/applicants.ts';
import { SKETCHES, usernameOf } from './content/guides.ts';
import { TRAVELERS } from './content/travelers.ts';
import { seedDemo } from './seed.ts';
import { demoEmail, travelerUsername } from './seed-people.ts';
import { wipe } from './wipe.ts';

/** Every account that seeding makes. */
const DEMO_USERNAMES = [
  'mei',
  'bowen',
  'staff',
  ...TRAVELERS.map((_, index) => travelerUsername(index)),
  ...SKETCHES.map(({ sketch }) => usernameOf(sketch)),
  ...APPLICANTS.map(({ username }) => username),
];

/** Usernames of accounts that the demo did not make: a reset would delete them. */
export const accountsOfOthers = async (deps: Pick<Deps, 'db'>): Promise<string[]> => {
  const made = JSON.stringify(DEMO_USERNAMES.map(demoEmail));
  const { rows } = await deps.db.execute<{ username: string }>(
    sql`select username from users where not ${made}::jsonb ? email order by id`,
  );
  return rows.map(({ username }) => username);
};

/** Deletes the demo and seeds it again, with dates relative to now. */
export const resetDemo = async (deps: Deps): Promise<void> => {
  await inLongTransaction(deps.db, wipe);
  await seedDemo(deps);
};

import { setTimeout as sleep } from 'node:timers/promises';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { BaseDeps } from '../../deps.ts';
import { fail } from '../../failure.ts';
import { loginAttempts } from './tables.ts';

/** Ten failed logins for one account or unknown name, or a hundred for one address, in a quarter of an hour (product §8). */
export const MAX_PER_NAME = 10;
export const MAX_PER_ADDRESS = 100;
export const WINDOW_MINUTES = 15;

/** How long one password may be in checking before a crash is assumed, and the attempt has failed. */
const CHECK_SECONDS = 30;
/** How long an attempt waits for others of its name that are being checked. */
const PATIENCE = { seconds: 15 };
/** Each asks less and less often: a crowd that waits must not keep the verdicts from the database. */
const LONGEST_PAUSE_MS = 400;

type Deps = Pick<BaseDeps, 'db' | 'clock'>;
type Key = { column: typeof loginAttempts.name | typeof loginAttempts.address; value: string };

/** Both locks in one order, or two attempts could wait for each other. */
const lock = async (tx: Tx, name: string, address: string): Promise<void> => {
  for (const key of [`login address ${address}`, `login name ${name}`]) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  }
};

const forget = async (db: Executor, id: number): Promise<void> => {
  await db.delete(loginAttempts).where(eq(loginAttempts.id, id));
};

interface Count {
  failed: number;
  checking: number;
  /** When the rule lets the next one pass, counting failed ones only. */
  freeAt: Temporal.Instant;
}

/** The latest attempts for a name or address in the window; `max` of them decide. */
const count = async (tx: Tx, key: Key, max: number, now: Temporal.Instant): Promise<Count> => {
  const rows = await tx
    .select({ at: loginAttempts.at, failed: loginAttempts.failed })
    .from(loginAttempts)
    .where(
      and(
        eq(key.column, key.value),
        gt(loginAttempts.at, now.subtract({ minutes: WINDOW_MINUTES })),
      ),
    )
    .orderBy(desc(loginAttempts.at))
    .limit(2 * max);
  const checkedSince = now.subtract({ seconds: CHECK_SECONDS });
  const isOver = (row: { at: Temporal.Instant; failed: boolean }): boolean =>
    row.failed || Temporal.Instant.compare(row.at, checkedSince) < 0;
  const failed = rows.filter(isOver);
  const freeAt = (failed[max - 1]?.at ?? now).add({ minutes: WINDOW_MINUTES });
  return { failed: failed.length, checking: rows.length - failed.length, freeAt };
};

const refuse = (freeAt: Temporal.Instant, now: Temporal.Instant): never => {
  const seconds = Math.max(1, Math.ceil(freeAt.since(now).total('seconds')));
  return fail(
    'TOO_MANY_LOGINS',
    { retryAfterSeconds: seconds },
    { 'retry-after': String(seconds) },
  );
};

/** The new attempt's id, or null while others that are being checked may still use up the rest. */
const tryToBegin = (deps: Deps, name: string, address: string): Promise<number | null> =>
  inTransaction(deps.db, async (tx) => {
    await lock(tx, name, address);
    const now = deps.clock.now();
    let full = false;
    for (const [key, max] of [
      [{ column: loginAttempts.name, value: name }, MAX_PER_NAME],
      [{ column: loginAttempts.address, value: address }, MAX_PER_ADDRESS],
    ] as const) {
      const found = await count(tx, key, max, now);
      if (found.failed >= max) refuse(found.freeAt, now);
      full ||= found.failed + found.checking >= max;
    }
    if (full) return null;
    const [row] = await tx
      .insert(loginAttempts)
      .values({ name, address, at: now })
      .returning({ id: loginAttempts.id });
    return row?.id ?? null;
  });

export interface Attempt {
  /** The password was wrong: the attempt counts. */
  failed(): Promise<void>;
  /** The password was right, or was never checked: the attempt does not count. */
  forgiven(): Promise<void>;
}

/**
 * Takes one of the attempts that are left, before the password is hashed. Counted in the database
 * under a lock, so that a hundred guesses at once get no further than a hundred in a row; those
 * beyond what is left wait for the verdict on the ones before. Fails with TOO_MANY_LOGINS.
 */
export const beginAttempt = async (deps: Deps, name: string, address: string): Promise<Attempt> => {
  const patience = deps.clock.now().add(PATIENCE);
  let pause = 25;
  let id = await tryToBegin(deps, name, address);
  while (id === null) {
    const now = deps.clock.now();
    if (Temporal.Instant.compare(now, patience) > 0)
      refuse(now.add({ seconds: CHECK_SECONDS }), now);
    await sleep(pause * (0.5 + Math.random()));
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    id = await tryToBegin(deps, name, address);
  }
  const attempt = id;
  return {
    failed: async () => {
      await deps.db
        .update(loginAttempts)
        .set({ failed: true })
        .where(eq(loginAttempts.id, attempt));
    },
    forgiven: () => forget(deps.db, attempt),
  };
};

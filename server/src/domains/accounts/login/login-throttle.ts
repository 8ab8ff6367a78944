import { setTimeout as sleep } from 'node:timers/promises';
import { FAILED_LOGINS } from '@tomoguide/contract/accounts/figures';
import type { Tx } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { BaseDeps } from '../../../deps.ts';
import { failUntil } from '../../../failure.ts';
import {
  type AttemptRow,
  type CountedBy,
  deleteAttempt,
  insertAttempt,
  listAttemptsSince,
  lockAttempts,
  updateAttempt,
} from './attempt-queries.ts';

const WINDOW = { minutes: FAILED_LOGINS.minutes };

/**
 * Seconds after which a pending password check is assumed to have crashed, and its attempt counts as
 * failed.
 */
const CHECK_SECONDS = 30;
/** How long an attempt waits for pending checks of the same name. */
const GRACE_PERIOD = { seconds: 3 };
/**
 * Maximum polling interval in milliseconds. The interval grows, so that many waiting attempts do not slow
 * down the checks that they wait for.
 */
const MAX_PAUSE_MS = 400;

type Deps = Pick<BaseDeps, 'db' | 'clock'>;

/** What a login attempt counts against. */
export type Source =
  /** The ID in the device cookie of a browser that has logged in to this account before. */
  | { device: string }
  /** The account's username (or the entered name, if no account has it) and the network address. */
  | { name: string; address: string };

interface Limit {
  by: CountedBy;
  value: string;
  max: number;
}

/** Returns the limits that apply, always in the same order to avoid deadlocks. */
const getLimits = (source: Source): Limit[] =>
  'device' in source
    ? [{ by: 'device', value: source.device, max: FAILED_LOGINS.device }]
    : [
        { by: 'address', value: source.address, max: FAILED_LOGINS.address },
        { by: 'name', value: source.name, max: FAILED_LOGINS.name },
      ];

interface Count {
  failed: number;
  checking: number;
  /** When the next attempt is allowed, if only failed attempts are counted. */
  freeAt: Temporal.Instant;
}

/** Counts the latest attempts of one source within the period, of which the last `max` decide. */
const count = async (tx: Tx, { by, value, max }: Limit, now: Temporal.Instant): Promise<Count> => {
  const since = now.subtract(WINDOW);
  const rows = await listAttemptsSince(tx, { by, value, limit: 2 * max }, since);
  const checkedSince = now.subtract({ seconds: CHECK_SECONDS });
  const isExhausted = (row: Pick<AttemptRow, 'at' | 'failed'>): boolean =>
    row.failed || Temporal.Instant.compare(row.at, checkedSince) < 0;
  const failed = rows.filter(isExhausted);
  const freeAt = (failed[max - 1]?.at ?? now).add(WINDOW);
  return { failed: failed.length, checking: rows.length - failed.length, freeAt };
};

/** Returns the ID of the new attempt; null while pending attempts could still exhaust the limit. */
const tryReserve = (deps: Deps, source: Source): Promise<number | null> =>
  inTransaction(deps.db, async (tx) => {
    const limits = getLimits(source);
    for (const { by, value } of limits) await lockAttempts(tx, by, value);
    const now = deps.clock.now();
    let full = false;
    for (const limit of limits) {
      const found = await count(tx, limit, now);
      if (found.failed >= limit.max) failUntil('TOO_MANY_LOGINS', found.freeAt, now);
      full ||= found.failed + found.checking >= limit.max;
    }
    if (full) return null;
    return (await insertAttempt(tx, { ...source, at: now })).id;
  });

export interface Attempt {
  /** The password was wrong, so the attempt counts. */
  failed(): Promise<void>;
  /** The password was correct or never checked, so the attempt does not count. */
  forgiven(): Promise<void>;
}

/**
 * Reserves one of the remaining attempts before the password is hashed. A lock in the database ensures that
 * concurrent guesses get no more attempts than consecutive guesses would; attempts beyond the limit wait
 * for the results of earlier ones. Throws TOO_MANY_LOGINS.
 */
export const beginAttempt = async (deps: Deps, source: Source): Promise<Attempt> => {
  const deadline = deps.clock.now().add(GRACE_PERIOD);
  let pause = 25;
  let id = await tryReserve(deps, source);
  while (id === null) {
    const now = deps.clock.now();
    if (Temporal.Instant.compare(now, deadline) > 0)
      failUntil('TOO_MANY_LOGINS', now.add({ seconds: CHECK_SECONDS }), now);
    await sleep(pause * (0.5 + Math.random()));
    pause = Math.min(2 * pause, MAX_PAUSE_MS);
    id = await tryReserve(deps, source);
  }
  const attempt = id;
  return {
    failed: () => updateAttempt(deps.db, attempt, { failed: true }),
    forgiven: async () => {
      await deleteAttempt(deps.db, attempt);
    },
  };
};

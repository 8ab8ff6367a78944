import { createHash } from 'node:crypto';
import type { Call } from '@tomoguide/contract/call';
import type { UserId } from '@tomoguide/contract/primitives';
import { and, eq, sql } from 'drizzle-orm';
import { canonicalJson } from '../canonical.ts';
import type { Executor, Tx } from '../database/database.ts';
import { insertOnce, prepareOnce } from '../database/prepare-once.ts';
import { rowsOf } from '../database/rows-of.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Deps } from '../deps.ts';
import { fail } from '../failure.ts';
import { idempotencyKeys } from './tables.ts';

export interface IdempotentRequest {
  readonly viewer: { readonly userId: UserId };
  readonly call: Call;
  /** The Idempotency-Key header; null if an optional call omits it. The work then runs without protection. */
  readonly key: string | null;
  /** The whole request: `{ params, body }`. A different one with the same key is rejected. */
  readonly body: unknown;
}

interface KeyScope {
  userId: UserId;
  call: string;
  key: string;
}

const hashOf = (body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(canonicalJson(body)) ?? '')
    .digest('base64url');

const repliesOf = prepareOnce((db) =>
  db
    .select({ bodyHash: idempotencyKeys.bodyHash, reply: idempotencyKeys.reply })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.userId, sql.placeholder('userId')),
        eq(idempotencyKeys.call, sql.placeholder('call')),
        eq(idempotencyKeys.key, sql.placeholder('key')),
      ),
    )
    .prepare('idempotency_reply'),
);

const storeReply = insertOnce(idempotencyKeys, 'idempotency_store');

/** Returns the stored reply of this key, or null. */
const storedReply = async (db: Executor, scope: KeyScope, bodyHash: string) => {
  const [row] = await repliesOf(db, { ...scope });
  if (row && row.bodyHash !== bodyHash) fail('IDEMPOTENCY_KEY_REUSED');
  return row ?? null;
};

const keyLock = prepareOnce((db) =>
  db
    .select({
      locked: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${sql.placeholder('name')}, 4713))`,
    })
    .from(sql`(values (1)) as one`)
    .prepare('idempotency_key_lock'),
);

/** Locks a key until the transaction ends. Even a crash releases it. */
const tryLock = async (tx: Tx, { userId, call, key }: KeyScope): Promise<boolean> => {
  const [row] = await keyLock(tx, { name: JSON.stringify([userId, call, key]) });
  return row?.locked === true;
};

/** Returns, for each of these requests to one call, whether it has a stored reply, with any body. */
export const hasReplies = async (
  db: Executor,
  call: Call,
  requests: readonly { userId: UserId; key: string | null }[],
): Promise<boolean[]> => {
  const keyed = requests.flatMap(({ userId, key }) => (key === null ? [] : [{ userId, key }]));
  if (keyed.length === 0) return requests.map(() => false);
  const rows = await rowsOf<{ name: string }>(db, {
    text: `
      select asked.user_id || ' ' || asked.key as name
      from unnest($2::int[], $3::text[]) as asked (user_id, key)
      join idempotency_keys kept using (user_id, key)
      where kept.call = $1`,
    values: [
      `${call.method} ${call.path}`,
      keyed.map(({ userId }) => userId),
      keyed.map(({ key }) => key),
    ],
  });
  const names = new Set(rows.map(({ name }) => name));
  return requests.map(({ userId, key }) => names.has(`${userId} ${key}`));
};

/**
 * Runs `work` once per (user, call, key), in one transaction with the stored reply. The reply must be plain
 * JSON. `work` must not make network calls. A rejected request stores nothing and can be sent again. Throws
 * IDEMPOTENCY_KEY_REUSED (same key, other body) or IDEMPOTENCY_KEY_IN_USE (still running).
 */
export const runIdempotently = async <Reply>(
  deps: Deps,
  { viewer, call, key, body }: IdempotentRequest,
  work: (tx: Tx) => Promise<Reply>,
): Promise<Reply> => {
  if (key === null) return inTransaction(deps.db, work);
  const scope = { userId: viewer.userId, call: `${call.method} ${call.path}`, key };
  const bodyHash = hashOf(body);
  return inTransaction(deps.db, async (tx) => {
    // Read after taking the lock, because the previous holder may have stored a reply.
    const [isOurs, stored] = await Promise.all([
      tryLock(tx, scope),
      storedReply(tx, scope, bodyHash),
    ]);
    if (stored) return stored.reply as Reply;
    if (!isOurs) return fail('IDEMPOTENCY_KEY_IN_USE');
    const reply = await work(tx);
    await storeReply(tx, { ...scope, bodyHash, reply, createdAt: deps.clock.now() });
    return reply;
  });
};

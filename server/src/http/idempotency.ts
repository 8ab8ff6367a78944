import { createHash } from 'node:crypto';
import type { Call } from '@tomoguide/contract/call';
import type { UserId } from '@tomoguide/contract/primitives';
import { and, eq, sql } from 'drizzle-orm';
import { toCanonicalJson } from '../canonical.ts';
import type { Executor, Tx } from '../database/database.ts';
import { insertOnce, prepareOnce } from '../database/prepare-once.ts';
import { queryRawRows } from '../database/query-raw-rows.ts';
import { onlyRow } from '../database/single-row.ts';
import { inTransaction } from '../database/transaction.ts';
import { findViolatedConstraint } from '../database/violations.ts';
import type { Deps } from '../deps.ts';
import { Failure, fail } from '../failure.ts';
import { idempotencyKeys } from './tables.ts';

export interface IdempotentRequest {
  readonly viewer: { readonly userId: UserId };
  readonly call: Call;
  /**
   * The Idempotency-Key header. Null if the caller omitted it where it is optional; the work then runs
   * without protection against repetition.
   */
  readonly key: string | null;
  /** The whole request: `{ params, body }`. A different request with the same key is rejected. */
  readonly body: unknown;
}

interface KeyScope {
  userId: UserId;
  call: string;
  key: string;
}

/** Blanks the phone numbers of the day, which are deleted long before the stored responses. */
const toStored = (reply: unknown): unknown =>
  JSON.parse(
    JSON.stringify(reply, (field, value) =>
      field === 'dayPhones' && value ? { own: null, other: null } : value,
    ) ?? 'null',
  );

const hashBody = (body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(toCanonicalJson(body)) ?? '')
    .digest('base64url');

const isKey = and(
  eq(idempotencyKeys.userId, sql.placeholder('userId')),
  eq(idempotencyKeys.call, sql.placeholder('call')),
  eq(idempotencyKeys.key, sql.placeholder('key')),
);
const storedColumns = { bodyHash: idempotencyKeys.bodyHash, reply: idempotencyKeys.reply };

const repliesOf = prepareOnce((db) =>
  db.select(storedColumns).from(idempotencyKeys).where(isKey).prepare('idempotency_reply'),
);
/**
 * Locks a key until the transaction ends; a crash also releases it. Returns false if another request holds
 * the lock.
 */
const lockedReplies = prepareOnce((db) =>
  db
    .select({
      isOurs: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${sql.placeholder('name')}, 4713))`,
      stored: storedColumns,
    })
    .from(sql`(values (1)) as one`)
    .leftJoin(idempotencyKeys, isKey)
    .prepare('idempotency_lock'),
);
const storeReply = insertOnce(idempotencyKeys, 'idempotency_store');

const getReply = <Reply>(row: { bodyHash: string; reply: unknown }, bodyHash: string): Reply =>
  row.bodyHash === bodyHash ? (row.reply as Reply) : fail('IDEMPOTENCY_KEY_REUSED');

/**
 * Returns, for each of these requests to one endpoint, whether a response is stored for its key, whatever
 * the body.
 */
export const hasReplies = async (
  db: Executor,
  call: Call,
  requests: readonly { userId: UserId; key: string | null }[],
): Promise<boolean[]> => {
  const keyed = requests.flatMap(({ userId, key }) => (key === null ? [] : [{ userId, key }]));
  if (keyed.length === 0) return requests.map(() => false);
  const rows = await queryRawRows<{ name: string }>(db, {
    text: `
      select asked.user_id || ' ' || asked.key as name
      from unnest($2::int[], $3::text[]) as asked (user_id, key)
      join idempotency_keys stored using (user_id, key)
      where stored.call = $1`,
    values: [
      `${call.method} ${call.path}`,
      keyed.map(({ userId }) => userId),
      keyed.map(({ key }) => key),
    ],
  });
  const names = new Set(rows.map(({ name }) => name));
  return requests.map(({ userId, key }) => names.has(`${userId} ${key}`));
};

/** Returns whether a request can have failed because the same one succeeded: by a rule or a constraint. */
const canBeAnswered = (error: unknown): boolean =>
  error instanceof Failure || findViolatedConstraint(error) !== null;

/**
 * Runs `work` once per user, endpoint and key, in the same transaction that stores its response. The
 * response must be plain JSON. `work` must not access the network. A rejected request stores nothing and
 * can be sent again. Throws IDEMPOTENCY_KEY_REUSED (same key, different body) or IDEMPOTENCY_KEY_IN_USE (a
 * request with the key is still running).
 */
export const runIdempotently = async <Reply>(
  deps: Deps,
  { viewer, call, key, body }: IdempotentRequest,
  work: (tx: Tx) => Promise<Reply>,
): Promise<Reply> => {
  if (key === null) return inTransaction(deps.db, work);
  const scope: KeyScope = { userId: viewer.userId, call: `${call.method} ${call.path}`, key };
  const bodyHash = hashBody(body);
  const name = JSON.stringify([scope.userId, scope.call, key]);
  try {
    return await inTransaction(deps.db, async (tx) => {
      const { isOurs, stored } = await onlyRow(lockedReplies(tx, { ...scope, name }));
      if (stored) return getReply<Reply>(stored, bodyHash);
      if (!isOurs) return fail('IDEMPOTENCY_KEY_IN_USE');
      const reply = await work(tx);
      const createdAt = deps.clock.now();
      await storeReply(tx, { ...scope, bodyHash, reply: toStored(reply), createdAt });
      return reply;
    });
  } catch (error) {
    // The key's last holder may have stored its reply between this statement's snapshot and the lock, or since.
    // If the database does not answer, the request's own error is thrown.
    const [stored] = canBeAnswered(error)
      ? await repliesOf(deps.db, { ...scope }).catch(() => [])
      : [];
    if (stored) return getReply(stored, bodyHash);
    throw error;
  }
};

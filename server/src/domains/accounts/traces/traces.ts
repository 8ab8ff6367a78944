import { createHmac } from 'node:crypto';
import { TRACE_DAYS } from '@tomoguide/contract/accounts/figures';
import type { UserId } from '@tomoguide/contract/primitives';
import { and, eq, gte, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import ipaddr from 'ipaddr.js';
import type { Executor, Tx } from '../../../database/database.ts';
import type { BaseDeps } from '../../../deps.ts';
import { clientNetwork, type Prefix } from '../../../http/client-network.ts';
import { keyFor } from '../../../secret.ts';
import { accountTraces } from '../tables.ts';

/** Stored by network, because addresses within one network are cheap to obtain. */
const PREFIX: Prefix = { ipv4: 24, ipv6: 56 };

/** The origin of a login. */
export interface Origin {
  ip: string;
  /** The ids of all device cookies in the browser, of any account. */
  devices: readonly string[];
}

/** A loopback or private address does not identify a user. */
const isPublic = (ip: string): boolean =>
  ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'unicast';

const since = (now: Temporal.Instant): Temporal.Instant => now.subtract({ hours: 24 * TRACE_DAYS });

/** Stores hashes of the browser and network of a login for 30 days. */
export const noteTraces = async (
  tx: Tx,
  { config, clock }: Pick<BaseDeps, 'config' | 'clock'>,
  userId: UserId,
  { ip, devices }: Origin,
): Promise<void> => {
  const key = keyFor(config, 'traces of logins');
  const seenAt = clock.now();
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  const browsers = [...new Set(devices)].map((id) => ({
    kind: 'browser' as const,
    hash: hash(id),
  }));
  const networks = isPublic(ip)
    ? [{ kind: 'network' as const, hash: hash(clientNetwork(ip, PREFIX)) }]
    : [];
  const traces = [...browsers, ...networks].map((trace) => ({ userId, ...trace, seenAt }));
  if (traces.length === 0) return;
  await tx
    .insert(accountTraces)
    .values(traces)
    .onConflictDoUpdate({
      target: [accountTraces.userId, accountTraces.kind, accountTraces.hash],
      set: { seenAt },
    });
};

export type SharedTrace = 'browser' | 'network';

/** Finds the browsers and networks that two users both logged in from within 30 days. */
export const sharedTraces = async (
  db: Executor,
  [one, other]: readonly [UserId, UserId],
  now: Temporal.Instant,
): Promise<SharedTrace[]> => {
  const theirs = alias(accountTraces, 'theirs');
  const rows = await db
    .selectDistinct({ kind: accountTraces.kind })
    .from(accountTraces)
    .innerJoin(
      theirs,
      and(eq(theirs.kind, accountTraces.kind), eq(theirs.hash, accountTraces.hash)),
    )
    .where(
      and(
        eq(accountTraces.userId, one),
        eq(theirs.userId, other),
        gte(accountTraces.seenAt, since(now)),
        gte(theirs.seenAt, since(now)),
      ),
    );
  return rows.map(({ kind }) => kind).sort();
};

/** Deletes older traces. */
export const deleteOldTraces = async (db: Executor, now: Temporal.Instant): Promise<void> => {
  await db.delete(accountTraces).where(lt(accountTraces.seenAt, since(now)));
};

export const deleteTracesOf = async (tx: Tx, userId: UserId): Promise<void> => {
  await tx.delete(accountTraces).where(eq(accountTraces.userId, userId));
};

/**
 * Returns the times and kinds of a user's traces for the export. The hashes are omitted because they mean
 * nothing to the user.
 */
export const tracesOf = (
  db: Executor,
  userId: UserId,
): Promise<{ kind: SharedTrace; seenAt: Temporal.Instant }[]> =>
  db
    .select({ kind: accountTraces.kind, seenAt: accountTraces.seenAt })
    .from(accountTraces)
    .where(eq(accountTraces.userId, userId))
    .orderBy(accountTraces.seenAt);

import { findRequestStep } from '@tomoguide/contract/bookings/tour-request';
import type { TourRequestId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { isUnreachable } from '../../../database/violations.ts';
import type { Deps } from '../../../deps.ts';
import type { RequestRow } from '../tables.ts';
import { endRequest } from './end-request.ts';
import { dueRequests, lockOpenBetween, lockOpenOf, lockRequest } from './request-queries.ts';

/** Requests that a sweep takes at most: the rest a second later. */
const SWEEP_LIMIT = 200;
/** One that could not end is left alone for so long, on this process. */
const PAUSE = { minutes: 1 };

const expire = async (tx: Tx, deps: Deps, id: TourRequestId): Promise<void> => {
  const row = await lockRequest(tx, id);
  const step = row && findRequestStep(row, 'expire', 'clock', deps.clock.now());
  if (!row || !step) return;
  await endRequest(tx, deps, row, step, {}, 'tour_request.expired', { silent: false });
};

export type PausedRequests = Map<TourRequestId, Temporal.Instant>;

/**
 * Every open request whose time is over ends, each in its own transaction behind its lock; one that
 * fails is logged and tried again after a pause.
 */
export const sweepRequests = async (
  deps: Deps,
  paused: PausedRequests = new Map(),
  isStopped: () => boolean = () => false,
): Promise<void> => {
  const now = deps.clock.now();
  for (const [id, until] of paused)
    if (Temporal.Instant.compare(until, now) <= 0) paused.delete(id);
  for (const id of await dueRequests(deps.db, now, [...paused.keys()], SWEEP_LIMIT)) {
    if (isStopped()) return;
    try {
      await inTransaction(deps.db, (tx) => expire(tx, deps, id));
    } catch (error) {
      paused.set(id, now.add(PAUSE));
      deps.log.error({ err: error, requestId: id }, 'a tour request could not end');
      if (isUnreachable(error)) return;
    }
  }
};

/** Ends these open requests, locked, where nobody is told. */
const closeSilently = async (tx: Tx, deps: Deps, rows: readonly RequestRow[]): Promise<void> => {
  const now = deps.clock.now();
  for (const row of rows) {
    const step = findRequestStep(row, 'close', 'house', now);
    // Past its time it is the clock's, which may tell of it.
    if (step) await endRequest(tx, deps, row, step, {}, 'tour_request.expired', { silent: true });
  }
};

/**
 * Ends what is open between two people of whom one has blocked the other; nobody is told. The caller
 * holds both their rows.
 */
export const closeRequestsBetween = async (
  tx: Tx,
  deps: Deps,
  one: UserId,
  other: UserId,
): Promise<void> => closeSilently(tx, deps, await lockOpenBetween(tx, one, other));

/** Ends every open request of a person who leaves. The caller holds their row. */
export const closeRequestsOf = async (tx: Tx, deps: Deps, userId: UserId): Promise<void> =>
  closeSilently(tx, deps, await lockOpenOf(tx, userId));

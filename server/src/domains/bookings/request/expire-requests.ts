import { findRequestStep } from '@tomoguide/contract/bookings/tour-request';
import type { TourRequestId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { createSweep } from '../../../jobs/sweep.ts';
import type { RequestRow } from '../tables.ts';
import { endRequest } from './end-request.ts';
import {
  listDueRequests,
  lockOpenRequests,
  lockOpenRequestsBetween,
  lockRequest,
} from './request-queries.ts';

/** Maximum number of requests per sweep; the next sweep, a second later, takes the rest. */
const SWEEP_LIMIT = 200;

const expire = async (tx: Tx, deps: Deps, id: TourRequestId): Promise<void> => {
  const row = await lockRequest(tx, id);
  const step = row && findRequestStep(row, 'expire', 'clock', deps.clock.now());
  if (!row || !step) return;
  await endRequest(tx, deps, row, step, {}, 'tour_request.expired', { silent: false });
};

/** Ends every expired open request, under its lock. */
export const sweepRequests = createSweep<TourRequestId>({
  due: ({ db }, now, but) => listDueRequests(db, now, but, SWEEP_LIMIT),
  take: expire,
  failed: 'a tour request could not end',
});

/** Ends the given open, locked requests without notifying anyone. */
const closeSilently = async (tx: Tx, deps: Deps, rows: readonly RequestRow[]): Promise<void> => {
  const now = deps.clock.now();
  for (const row of rows) {
    const step = findRequestStep(row, 'close', 'house', now);
    // A request past its deadline has no `close` step; it expires instead, and users are notified.
    if (step) await endRequest(tx, deps, row, step, {}, 'tour_request.expired', { silent: true });
  }
};

/**
 * Ends the open requests between two users when one blocks the other, without notifying them. The caller
 * must have locked both users' rows.
 */
export const closeRequestsBetween = async (
  tx: Tx,
  deps: Deps,
  one: UserId,
  other: UserId,
): Promise<void> => closeSilently(tx, deps, await lockOpenRequestsBetween(tx, one, other));

/**
 * Ends every open request to or from a user who closes their account. The caller must have locked the
 * user's row.
 */
export const closeRequests = async (tx: Tx, deps: Deps, userId: UserId): Promise<void> =>
  closeSilently(tx, deps, await lockOpenRequests(tx, userId));

import { findTransition } from '@tomoguide/contract/bookings/find-transition';
import { findRequestStep } from '@tomoguide/contract/bookings/tour-request';
import { type BookingId, type TourRequestId, UserId } from '@tomoguide/contract/primitives';
import type { Executor, Tx } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import type { JobData } from '../../../jobs/jobs.ts';
import { loadUsersByIds } from '../../accounts/service.ts';
import { isGuideSuspended } from '../../guides/service.ts';
import { runBookingDeadlines } from '../deadlines/run-deadlines.ts';
import { carryOut } from '../effects/carry-out.ts';
import { calculateRefundParts } from '../effects/refund-parts.ts';
import { lockBookingAndCalendar } from '../queries.ts';
import { endRequest } from '../request/end-request.ts';
import { lockRequest } from '../request/request-queries.ts';
import { dropSubstitute } from '../substitute/drop-substitute.ts';
import { listProposedSubstitutes } from '../substitutions/substitution-queries.ts';
import { toFacts } from '../transitions/row-to-facts.ts';
import { listBookingsToEnd, listRequestsToEnd, type Suspended } from './suspended-queries.ts';

export const END_SUSPENDED = 'bookings.end-suspended';
const BATCH = 100;

/** The suspended user, and the staff member who suspended them. */
interface SuspensionOrder {
  userId: UserId;
  staffId: UserId;
}

/**
 * Reads the suspension again for each booking: if the user is reinstated in the meantime, the remaining
 * bookings are not ended.
 */
const findCurrentSuspension = async (db: Executor, userId: UserId): Promise<Suspended | null> => {
  const person = (await loadUsersByIds(db, [userId])).get(userId);
  if (!person) return null;
  const { guideId } = person;
  if (person.suspended) return { travelerId: userId, guideId };
  const isSuspended = guideId !== null && (await isGuideSuspended(db, guideId));
  return isSuspended ? { travelerId: null, guideId } : null;
};

/** Ends one booking under its locks, after applying its passed deadlines. */
const endBooking = async (
  tx: Tx,
  deps: Deps,
  order: SuspensionOrder,
  id: BookingId,
): Promise<void> => {
  const locked = await lockBookingAndCalendar(tx, id);
  const suspended = await findCurrentSuspension(tx, order.userId);
  if (!locked || !suspended) return;
  // The suspension may have changed from the account to its guide since the list was read.
  if (locked.guideId !== suspended.guideId && locked.travelerId !== suspended.travelerId) return;
  const at = deps.clock.now();
  const row = await runBookingDeadlines(tx, deps, locked, at);
  const transition = findTransition(toFacts(row), 'suspend', 'staff', at);
  if (!transition) return;
  const cause = row.guideId === suspended.guideId ? 'suspended_guide' : 'suspended_traveler';
  const decided = await calculateRefundParts(tx, row, 'suspended', at, cause);
  const step = { at, by: 'staff', byUserId: order.staffId } as const;
  await carryOut(tx, deps, row, transition, step, { decided });
};

/** Ends the proposal that the suspended user takes over a booking. */
const endProposal = async (
  tx: Tx,
  deps: Deps,
  { userId: substituteUserId }: SuspensionOrder,
  bookingId: BookingId,
): Promise<void> => {
  // Read again, because the suspension may have been lifted in the meantime.
  if (await findCurrentSuspension(tx, substituteUserId))
    await dropSubstitute(tx, deps, { bookingId, substituteUserId });
};

const closeRequest = async (
  tx: Tx,
  deps: Deps,
  { userId }: SuspensionOrder,
  id: TourRequestId,
): Promise<void> => {
  const row = await lockRequest(tx, id);
  const step = row && findRequestStep(row, 'close', 'house', deps.clock.now());
  if (!step || !(await findCurrentSuspension(tx, userId))) return;
  await endRequest(tx, deps, row, step, {}, 'tour_request.expired', { silent: true });
};

/**
 * Ends all bookings, requests and proposals of a substitute affected by a suspension, each in its own transaction. A failure does not
 * block the rest, and the job is retried.
 */
const endAll = async (deps: Deps, order: SuspensionOrder): Promise<void> => {
  const suspended = await findCurrentSuspension(deps.db, order.userId);
  if (!suspended) return;
  const failures: unknown[] = [];
  const attempt = (operation: (tx: Tx) => Promise<void>) =>
    inTransaction(deps.db, operation).catch((error: unknown) => failures.push(error));
  for (const id of await listRequestsToEnd(deps.db, suspended))
    await attempt((tx) => closeRequest(tx, deps, order, id));
  for (const { bookingId } of await listProposedSubstitutes(deps.db, order.userId))
    await attempt((tx) => endProposal(tx, deps, order, bookingId));
  let after: BookingId | 0 = 0;
  for (;;) {
    const ids: BookingId[] = await listBookingsToEnd(deps.db, suspended, after, BATCH);
    for (const id of ids) await attempt((tx) => endBooking(tx, deps, order, id));
    const last = ids.at(-1);
    if (last === undefined) break;
    after = last;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'a suspension has not ended all');
};

/**
 * Schedules the job that ends a suspended user's bookings, in the transaction of the suspension, so that a
 * crash cannot lose it (docs/product/accounts.md, "Suspension").
 */
export const enqueueEndSuspended = (tx: Tx, deps: Deps, order: SuspensionOrder): Promise<void> =>
  deps.jobs.schedule(tx, END_SUSPENDED, { ...order }, deps.clock.now());

export const endSuspended = (deps: Deps, { userId, staffId }: JobData): Promise<void> =>
  endAll(deps, { userId: UserId.parse(userId), staffId: UserId.parse(staffId) });

import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import type { RequestParties, TourRequestEvents } from '@tomoguide/contract/bookings/events';
import {
  findRequestStep,
  getRequestState,
  type RequestActor,
  type RequestEvent,
  type RequestFacts,
  type RequestStep,
} from '@tomoguide/contract/bookings/tour-request';
import type { Events } from '@tomoguide/contract/events';
import type { TourRequestId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { record } from '../../../events/record.ts';
import { fail } from '../../../failure.ts';
import type { RequestRow } from '../tables.ts';
import { findRequest, lockRequest, updateRequest } from './request-queries.ts';

/** Functions that every step of a tour request shares (docs/product/tour-requests.md, "States"). */

/**
 * Returns the transition if the table allows `by` to take this step now. Throws REQUEST_NOT_OPEN with the
 * current state.
 */
export const requireStep = (
  facts: RequestFacts,
  event: RequestEvent,
  by: RequestActor,
  now: Temporal.Instant,
): RequestStep =>
  findRequestStep(facts, event, by, now) ??
  fail('REQUEST_NOT_OPEN', { state: getRequestState(facts, now) });

export const getSide = ({ travelerId }: Pick<RequestRow, 'travelerId'>, userId: UserId): Party =>
  travelerId === userId ? 'traveler' : 'guide';

/**
 * Locks the tour request for its traveler or its guide. Throws NOT_FOUND for other users before taking any
 * lock.
 */
export const lockForParty = async (
  tx: Tx,
  id: TourRequestId,
  userId: UserId,
): Promise<RequestRow> => {
  if (!(await findRequest(tx, id, userId))) fail('NOT_FOUND');
  return (await lockRequest(tx, id)) ?? fail('NOT_FOUND');
};

/** Records an event of a request, in the transaction of the change. */
export const recordRequestEvent = async <Type extends keyof TourRequestEvents>(
  tx: Tx,
  deps: Deps,
  row: RequestRow,
  type: Type,
  details: Omit<TourRequestEvents[Type], keyof RequestParties>,
): Promise<void> => {
  const { id: requestId, conversationId, guideId, guideUserId, travelerId } = row;
  const parties = { requestId, conversationId, guideId, guideUserId, travelerId };
  await record(tx, {
    type,
    // The cast is needed because TypeScript does not recombine the two parts that `Omit` split.
    payload: { ...parties, ...details } as TourRequestEvents[Type] & Events[Type],
    occurredAt: deps.clock.now(),
  });
};

type Ending = Extract<
  keyof TourRequestEvents,
  `tour_request.${Exclude<RequestStep['to'], 'open'>}`
>;

/**
 * Ends a locked request: updates the row and its message, and records the event. Erases the lead
 * traveler, because an accepted request has already copied them to its booking.
 */
export const endRequest = async <Type extends Ending>(
  tx: Tx,
  deps: Deps,
  row: RequestRow,
  { to }: RequestStep,
  changes: Partial<RequestRow>,
  type: Type,
  details: Omit<TourRequestEvents[Type], keyof RequestParties>,
): Promise<RequestRow> => {
  const now = deps.clock.now();
  const ended = await updateRequest(tx, row.id, {
    ...changes,
    state: to,
    endedAt: now,
    lead: null,
  });
  await deps.ports.bookings.showRequest(tx, deps, ended);
  await recordRequestEvent(tx, deps, ended, type, details);
  return ended;
};

import { LEAD_HOURS } from '../guides/tour-limits.ts';
import type { Party } from './booking-facts.ts';

/**
 * A traveler's request to a guide, from sending to its end (docs/product/tour-requests.md, "States").
 */
export const REQUEST_STATES = ['open', 'accepted', 'rejected', 'withdrawn', 'expired'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** `house`: a block between the two, or a suspension. */
export const REQUEST_ACTORS = ['traveler', 'guide', 'clock', 'house'] as const;
export type RequestActor = (typeof REQUEST_ACTORS)[number];

export type RequestEvent = 'send' | 'accept' | 'reject' | 'withdraw' | 'expire' | 'close';

export interface RequestStep {
  /** Null: it does not exist yet. */
  readonly from: RequestState | null;
  readonly event: RequestEvent;
  readonly by: RequestActor;
  readonly to: RequestState;
}

/** The whole table, as data. Whatever it does not name is refused. */
export const REQUEST_STEPS: readonly RequestStep[] = [
  { from: null, event: 'send', by: 'traveler', to: 'open' },
  { from: 'open', event: 'accept', by: 'guide', to: 'accepted' },
  { from: 'open', event: 'reject', by: 'guide', to: 'rejected' },
  { from: 'open', event: 'withdraw', by: 'traveler', to: 'withdrawn' },
  { from: 'open', event: 'expire', by: 'clock', to: 'expired' },
  // Whoever was blocked is not told: for both it is as if nobody had answered.
  { from: 'open', event: 'close', by: 'house', to: 'expired' },
];

/** What one of the two can do with a request: the only source of its card's buttons. */
export const REQUEST_ACTIONS = ['accept', 'reject', 'withdraw'] as const;
export type RequestAction = (typeof REQUEST_ACTIONS)[number];

/** An open request ends so many hours after it was sent, */
export const REQUEST_HOURS = 48;
/** and so many before its start, when the tour could no longer be booked. */
export const REQUEST_LAST_CALL_HOURS = LEAD_HOURS;
/** Open requests of one traveler at a time: TOO_MANY_OPEN_REQUESTS. */
export const OPEN_REQUESTS_MAX = 5;
/** Requests that one traveler sends within 24 hours, each of which tells a guide: TOO_MANY_REQUESTS_SENT. */
export const REQUESTS_A_DAY = 20;
/** The longest plan in the traveler's words, in code points. */
export const PLAN_MAX = 1000;

/** All that the table needs to know of a request. */
export interface RequestFacts {
  state: RequestState;
  expiresAt: Temporal.Instant;
}

const HOUR = 3_600_000;

/** When a request that is sent now ends by itself. */
export const requestExpiresAt = (
  sentAt: Temporal.Instant,
  start: Temporal.Instant,
): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(
    Math.min(
      sentAt.epochMilliseconds + REQUEST_HOURS * HOUR,
      start.epochMilliseconds - REQUEST_LAST_CALL_HOURS * HOUR,
    ),
  );

/** A deadline counts by the clock, not by its timer. */
export const isRequestOver = ({ expiresAt }: RequestFacts, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(expiresAt, now) <= 0;

/** As it stands at this moment, whether or not its timer has run. */
export const requestStateAt = (facts: RequestFacts, now: Temporal.Instant): RequestState =>
  facts.state === 'open' && isRequestOver(facts, now) ? 'expired' : facts.state;

/** The row by which `by` may bring about `event` now; null where the table allows none. */
export const findRequestStep = (
  facts: RequestFacts | null,
  event: RequestEvent,
  by: RequestActor,
  now: Temporal.Instant,
): RequestStep | null => {
  const from = facts?.state ?? null;
  // Past its deadline only the clock moves an open one.
  if (facts && isRequestOver(facts, now) !== (event === 'expire')) return null;
  return (
    REQUEST_STEPS.find((row) => row.from === from && row.event === event && row.by === by) ?? null
  );
};

export const requestActionsOf = (
  facts: RequestFacts,
  party: Party,
  now: Temporal.Instant,
): RequestAction[] =>
  REQUEST_ACTIONS.filter((action) => findRequestStep(facts, action, party, now) !== null);

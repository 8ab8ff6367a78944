import type { Party } from './booking-facts.ts';
import { REQUEST_HOURS, REQUEST_LAST_CALL_HOURS } from './figures.ts';

/** A traveler's request to a guide and its states (docs/product/tour-requests.md, "States"). */
export const REQUEST_STATES = ['open', 'accepted', 'rejected', 'withdrawn', 'expired'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** `house`: the platform, if one party blocks the other or is suspended. */
export const REQUEST_ACTORS = ['traveler', 'guide', 'clock', 'house'] as const;
export type RequestActor = (typeof REQUEST_ACTORS)[number];

export type RequestEvent = 'send' | 'accept' | 'reject' | 'withdraw' | 'expire' | 'close';

export interface RequestStep {
  /** Null if the request does not exist yet. */
  readonly from: RequestState | null;
  readonly event: RequestEvent;
  readonly by: RequestActor;
  readonly to: RequestState;
}

/** The table of transitions. Any transition that it does not list is rejected. */
export const REQUEST_STEPS: readonly RequestStep[] = [
  { from: null, event: 'send', by: 'traveler', to: 'open' },
  { from: 'open', event: 'accept', by: 'guide', to: 'accepted' },
  { from: 'open', event: 'reject', by: 'guide', to: 'rejected' },
  { from: 'open', event: 'withdraw', by: 'traveler', to: 'withdrawn' },
  { from: 'open', event: 'expire', by: 'clock', to: 'expired' },
  // A block must not be revealed, so both parties see a request that expired unanswered.
  { from: 'open', event: 'close', by: 'house', to: 'expired' },
];

/** What a party can do with a request. The app derives all the card's buttons from the allowed actions. */
export const REQUEST_ACTIONS = ['accept', 'reject', 'withdraw'] as const;
export type RequestAction = (typeof REQUEST_ACTIONS)[number];

/** Maximum length of the traveler's plan, in code points. */
export const PLAN_MAX = 1000;

/** The facts of a request that the table needs. */
export interface RequestFacts {
  state: RequestState;
  expiresAt: Temporal.Instant;
}

const HOUR = 3_600_000;

/** Returns when a request sent now expires. */
export const getRequestExpiry = (
  sentAt: Temporal.Instant,
  start: Temporal.Instant,
): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(
    Math.min(
      sentAt.epochMilliseconds + REQUEST_HOURS * HOUR,
      start.epochMilliseconds - REQUEST_LAST_CALL_HOURS * HOUR,
    ),
  );

/** Returns whether the deadline has passed, whether or not the timer has run. */
export const isRequestExpired = ({ expiresAt }: RequestFacts, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(expiresAt, now) <= 0;

/**
 * Returns the state at `now`; an open request past its deadline is expired, whether or not the timer has
 * run.
 */
export const getRequestState = (facts: RequestFacts, now: Temporal.Instant): RequestState =>
  facts.state === 'open' && isRequestExpired(facts, now) ? 'expired' : facts.state;

/** Returns the transition that `event` by actor `by` causes now; null if the table does not allow it. */
export const findRequestStep = (
  facts: RequestFacts | null,
  event: RequestEvent,
  by: RequestActor,
  now: Temporal.Instant,
): RequestStep | null => {
  const from = facts?.state ?? null;
  // After the deadline of an open request, the only possible event is its expiry.
  if (facts && isRequestExpired(facts, now) !== (event === 'expire')) return null;
  return (
    REQUEST_STEPS.find((row) => row.from === from && row.event === event && row.by === by) ?? null
  );
};

export const getRequestActions = (
  facts: RequestFacts,
  party: Party,
  now: Temporal.Instant,
): RequestAction[] =>
  REQUEST_ACTIONS.filter((action) => findRequestStep(facts, action, party, now) !== null);

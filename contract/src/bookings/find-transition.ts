import type { Actor, BookingFacts, Party } from './booking-facts.ts';
import { getDeadline } from './deadlines.ts';
import { guardHolds } from './transition-guards.ts';
import { type BookingEvent, TRANSITIONS, type Transition } from './transitions.ts';

/**
 * Looks up transitions in the table: which events are possible now, and which transition happens
 * automatically and when.
 */

const startsFrom = (transition: Transition, facts: BookingFacts): boolean =>
  transition.from?.includes(facts.status) ?? false;

const isAllowed = (
  transition: Transition,
  facts: BookingFacts,
  now: Temporal.Instant,
  actor: Actor,
): boolean =>
  transition.by.includes(actor) &&
  startsFrom(transition, facts) &&
  transition.when.every((guard) => guardHolds(guard, facts, now, actor));

/** Returns the transition that `event` by `actor` causes now; null if the table does not allow it. */
export const findTransition = (
  facts: BookingFacts,
  event: BookingEvent,
  actor: Actor,
  now: Temporal.Instant,
): Transition | null =>
  TRANSITIONS.find((row) => row.event === event && isAllowed(row, facts, now, actor)) ?? null;

export interface Due {
  transition: Transition;
  at: Temporal.Instant;
}

/** Returns the next automatic transition and its time; null if there is none. */
export const findNextDueTransition = (facts: BookingFacts): Due | null => {
  const moves = TRANSITIONS.flatMap((transition): Due[] => {
    if (!transition.due || !startsFrom(transition, facts)) return [];
    const at = getDeadline(transition.due, facts);
    return isAllowed(transition, facts, at, 'clock') ? [{ transition, at }] : [];
  });
  return moves.toSorted((a, b) => Temporal.Instant.compare(a.at, b.at))[0] ?? null;
};

/**
 * The actions that a user can take on a booking. `pay` is the traveler's action, although the event is
 * caused by the payment.
 */
export const ACTIONS = [
  'pay',
  'cancel',
  'withdraw_instant',
  'accept',
  'reject',
  'confirm_start',
  'enter_start_code',
  'report_no_show',
  'request_extension',
  'pay_extension',
  'withdraw_extension',
  'confirm_extension',
  'decline_extension',
  'complete',
  'open_dispute',
] as const satisfies readonly BookingEvent[];
export type BookingAction = (typeof ACTIONS)[number];

const PAID_BY_TRAVELER: ReadonlySet<BookingAction> = new Set(['pay', 'pay_extension']);

/** Returns the actions that the table allows this party now, in the order of ACTIONS. */
export const getAllowedActions = (
  facts: BookingFacts,
  party: Party,
  now: Temporal.Instant,
): BookingAction[] =>
  ACTIONS.filter((action) => {
    if (!PAID_BY_TRAVELER.has(action)) return findTransition(facts, action, party, now) !== null;
    return party === 'traveler' && findTransition(facts, action, 'payments', now) !== null;
  });

import { HOLD_LIMITS } from '@tomoguide/contract/bookings/figures';
import type { HoldScope } from '@tomoguide/contract/bookings/hold-scope';
import type { UserId } from '@tomoguide/contract/primitives';
import { fail, failUntil } from '../../../failure.ts';
import type { Network } from './hold-network.ts';
import type { GuideHold, Holds } from './hold-queries.ts';

/** Limits on unpaid holds. The counts must be read under the locks on the traveler, guide and network. */

const byTime = Temporal.Instant.compare;
const isLater = (a: Temporal.Instant, b: Temporal.Instant): boolean => byTime(a, b) > 0;

/**
 * Returns when another hold is allowed; null if it is allowed now. `ends` contains the times at which the
 * counted holds stop counting.
 */
const getNextHoldAt = (ends: readonly Temporal.Instant[], limit: number): Temporal.Instant | null =>
  ends.toSorted(byTime)[ends.length - limit] ?? null;

/**
 * Returns which limits, of the traveler and of the network, reject a hold now, and when each allows the
 * next one.
 */
const listHoldRefusals = (holds: Holds, network: Network | null, now: Temporal.Instant) => {
  const { lapsed, lapsedHours, addressMinutes } = HOLD_LIMITS;
  // An expired hold counts as ended, even if its timer has not run yet.
  const excess = holds.pending.filter(
    ({ deadlineAt, accepted }) => !accepted && !isLater(deadlineAt, now),
  );
  const ended = [...holds.lapsed, ...excess.map(({ deadlineAt }) => deadlineAt)];
  const ends = ended.map((end) => end.add({ hours: lapsedHours }));
  const made = holds.fromNetwork.map((at) => at.add({ minutes: addressMinutes }));
  const rules: [HoldScope, Temporal.Instant | null][] = [
    [
      'traveler',
      getNextHoldAt(
        ends.filter((end) => isLater(end, now)),
        lapsed,
      ),
    ],
    [
      'address',
      network &&
        getNextHoldAt(
          made.filter((end) => isLater(end, now)),
          network.limit,
        ),
    ],
  ];
  return rules.flatMap(([scope, at]) => (at ? [{ scope, at }] : []));
};

/**
 * Throws TOO_MANY_PENDING or TOO_MANY_HOLDS. If both limits for TOO_MANY_HOLDS apply, reports the one that
 * applies longer.
 */
export const checkOwnHolds = (
  holds: Holds,
  network: Network | null,
  now: Temporal.Instant,
): void => {
  const unpaid = holds.pending.filter(({ deadlineAt }) => isLater(deadlineAt, now));
  if (unpaid.length >= HOLD_LIMITS.pending) fail('TOO_MANY_PENDING');
  const [refusal] = listHoldRefusals(holds, network, now).toSorted((a, b) => byTime(b.at, a.at));
  if (refusal) failUntil('TOO_MANY_HOLDS', refusal.at, now, { scope: refusal.scope });
};

/**
 * Returns whether the guide has enough holds that a checkout may have to be rejected, depending on which
 * travelers have ever paid.
 */
export const mayBeBusy = (held: readonly GuideHold[]): boolean =>
  held.length >= Math.min(HOLD_LIMITS.guide, HOLD_LIMITS.guideFromAddress);

/**
 * Throws GUIDE_BUSY for a traveler who has never settled a payment, if such travelers already hold the
 * maximum number of the guide's slots.
 */
export const checkGuideHolds = (
  held: readonly GuideHold[],
  who: { travelerId: UserId; network: Network | null; settled: ReadonlySet<UserId> },
  now: Temporal.Instant,
): void => {
  if (who.settled.has(who.travelerId)) return;
  const strangers = held.filter(({ travelerId }) => !who.settled.has(travelerId));
  const getDeadlines = (holds: readonly GuideHold[]) => holds.map(({ deadlineAt }) => deadlineAt);
  const { network } = who;
  const near = strangers.filter(({ networkHash }) => networkHash === network?.hash);
  const [latest] = [
    getNextHoldAt(getDeadlines(strangers), HOLD_LIMITS.guide),
    network && getNextHoldAt(getDeadlines(near), HOLD_LIMITS.guideFromAddress),
  ]
    .filter((at) => at !== null)
    .toSorted((a, b) => byTime(b, a));
  if (latest) failUntil('GUIDE_BUSY', latest, now);
};

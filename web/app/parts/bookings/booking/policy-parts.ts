import { openTiers, startsGracePeriod } from '@tomoguide/contract/payments/cancellation-policy';
import type { CancellationPolicy } from '@tomoguide/contract/payments/entities';

/** The parts of the cancellation policy that are still ahead for a given start. */
export interface PolicyParts {
  /** The best tier that is still open, and its deadline. */
  first: { percent: number; until: Temporal.Instant } | null;
  /** The tiers after it. */
  later: { percent: number; hours: number }[];
  /** Hours before the start at which the last tier ends. After that, nothing is refunded. */
  lastHours: number;
  /** True if paying now starts an hour with a full refund. */
  grace: boolean;
}

export const policyParts = (
  policy: CancellationPolicy,
  start: Temporal.Instant,
  now: Temporal.Instant,
): PolicyParts => {
  const [first, ...rest] = openTiers(policy, start, now);
  return {
    first: first ? { percent: first.refundPercent, until: first.until } : null,
    later: rest.map(({ refundPercent, hours }) => ({ percent: refundPercent, hours })),
    lastHours: policy.tiers.at(-1)?.hours ?? 0,
    grace: startsGracePeriod(policy, start, now),
  };
};

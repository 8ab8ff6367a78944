import type { CancellationPolicy } from '@tomoguide/contract/payments/entities';
import { opensGrace, openTiers } from '@tomoguide/contract/payments/policy';

/** The cancellation policy for one start, as what is still ahead of it. */
export interface PolicyParts {
  /** The best tier that is still open, and until when. */
  first: { percent: number; until: Temporal.Instant } | null;
  /** The tiers after it. */
  later: { percent: number; hours: number }[];
  /** Hours of the last tier: later, nothing is refunded. */
  lastHours: number;
  /** Paying now opens an hour in which everything comes back. */
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
    grace: opensGrace(policy, start, now),
  };
};

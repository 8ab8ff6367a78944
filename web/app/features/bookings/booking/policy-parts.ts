import type { CancellationPolicy } from '@tomoguide/contract/payments/entities';
import { openTiers } from '@tomoguide/contract/payments/policy';

/** The cancellation policy for one start, as what is still ahead of it. */
export interface PolicyParts {
  /** The best tier that is still open, and until when. */
  first: { percent: number; until: Temporal.Instant } | null;
  /** The tiers after it. */
  later: { percent: number; hours: number }[];
  /** Hours of the last tier: later, nothing is refunded. */
  lastHours: number;
  /** Paying now opens an hour in which everything comes back, more than the first tier would give. */
  grace: boolean;
}

const HOUR_SECONDS = 3_600;

export const policyParts = (
  policy: CancellationPolicy,
  start: Temporal.Instant,
  now: Temporal.Instant,
): PolicyParts => {
  const [first, ...rest] = openTiers(policy, start, now);
  const secondsLeft = start.since(now).total('seconds');
  return {
    first: first ? { percent: first.refundPercent, until: first.until } : null,
    later: rest.map(({ refundPercent, hours }) => ({ percent: refundPercent, hours })),
    lastHours: policy.tiers.at(-1)?.hours ?? 0,
    grace:
      (first?.refundPercent ?? 0) < 100 && secondsLeft > policy.graceHoursToStart * HOUR_SECONDS,
  };
};

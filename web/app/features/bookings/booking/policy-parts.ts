import type { CancellationPolicy } from '@tomoguide/contract/payments/policy';

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
  const open = policy.tiers
    .map((tier) => ({
      percent: tier.refundPercent,
      hours: tier.hours,
      until: start.subtract({ hours: tier.hours }),
    }))
    .filter(({ until }) => Temporal.Instant.compare(until, now) > 0);
  const [first, ...rest] = open;
  const secondsLeft = start.since(now).total('seconds');
  return {
    first: first ? { percent: first.percent, until: first.until } : null,
    later: rest.map(({ percent, hours }) => ({ percent, hours })),
    lastHours: policy.tiers.at(-1)?.hours ?? 0,
    grace: (first?.percent ?? 0) < 100 && secondsLeft > policy.graceHoursToStart * HOUR_SECONDS,
  };
};

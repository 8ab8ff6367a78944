import { listOpenTiers, startsGracePeriod } from '@tomoguide/contract/payments/cancellation-policy';
import type { CancellationPolicy } from '@tomoguide/contract/payments/entities';

/** The parts of the cancellation policy that can still apply to a given start. */
export interface PolicyParts {
  /** The best tier that still applies, and its deadline; null if there is none. */
  first: { percent: number; until: Temporal.Instant } | null;
  /** The tiers after the first one. */
  later: { percent: number; hours: number }[];
  /** The number of hours before the start at which the last tier ends. After that, nothing is refunded. */
  lastHours: number;
  /** True if paying now begins an hour in which the full amount is refunded. */
  grace: boolean;
}

export const getPolicyParts = (
  policy: CancellationPolicy,
  start: Temporal.Instant,
  now: Temporal.Instant,
): PolicyParts => {
  const [first, ...rest] = listOpenTiers(policy, start, now);
  return {
    first: first ? { percent: first.refundPercent, until: first.until } : null,
    later: rest.map(({ refundPercent, hours }) => ({ percent: refundPercent, hours })),
    lastHours: policy.tiers.at(-1)?.hours ?? 0,
    grace: startsGracePeriod(policy, start, now),
  };
};

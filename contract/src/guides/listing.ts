/** What decides whether strangers find a guide (product §1). */
export interface ListingFacts {
  readonly approved: boolean;
  readonly identityVerified: boolean;
  readonly basicPricePerHourCents: number | null;
  readonly weeklyHours: number;
  readonly paused: boolean;
  readonly suspended: boolean;
}

/** What keeps a guide from being listed, in the order in which the guide would settle it. */
export type UnlistedBecause =
  | 'not_approved'
  | 'suspended'
  | 'identity_unverified'
  | 'no_rates'
  | 'no_weekly_hours'
  | 'paused';

/**
 * Why a guide is not listed; none: listed. Approved, identity verified, with rates and at least one
 * weekly availability, and neither paused nor suspended (product §1).
 */
export const unlistedBecause = (facts: ListingFacts): UnlistedBecause[] => {
  const reasons: UnlistedBecause[] = [];
  if (!facts.approved) reasons.push('not_approved');
  if (facts.suspended) reasons.push('suspended');
  if (!facts.identityVerified) reasons.push('identity_unverified');
  if (facts.basicPricePerHourCents === null) reasons.push('no_rates');
  if (facts.weeklyHours === 0) reasons.push('no_weekly_hours');
  if (facts.paused) reasons.push('paused');
  return reasons;
};

/** Whether strangers find the guide (product §1). */
export const isListed = (facts: ListingFacts): boolean => unlistedBecause(facts).length === 0;

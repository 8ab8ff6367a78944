import type { UnlistedReason } from './entities.ts';

/** What decides whether strangers find a guide (docs/product/guides.md, "Listing"). */
export interface ListingFacts {
  readonly approved: boolean;
  readonly identityVerified: boolean;
  readonly basicPricePerHourCents: number | null;
  readonly weeklyHours: number;
  /** By the guide, */
  readonly paused: boolean;
  /** and by the team, which only the team lifts. */
  readonly pausedByStaff: boolean;
  readonly suspended: boolean;
}

/**
 * Why a guide is not listed, in the order in which the guide would settle it; none: listed.
 * Approved, identity verified, with rates and at least one weekly availability, and neither paused
 * nor suspended (docs/product/guides.md, "Listing").
 */
export const unlistedBecause = (facts: ListingFacts): UnlistedReason[] => {
  const reasons: UnlistedReason[] = [];
  if (!facts.approved) reasons.push('not_approved');
  if (facts.suspended) reasons.push('suspended');
  if (!facts.identityVerified) reasons.push('identity_unverified');
  if (facts.basicPricePerHourCents === null) reasons.push('no_rates');
  if (facts.weeklyHours === 0) reasons.push('no_weekly_hours');
  if (facts.paused) reasons.push('paused');
  if (facts.pausedByStaff) reasons.push('paused_by_staff');
  return reasons;
};

/** Whether strangers find the guide. */
export const isListed = (facts: ListingFacts): boolean => unlistedBecause(facts).length === 0;

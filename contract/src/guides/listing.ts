import type { UnlistedReason } from './entities.ts';

/** The facts that decide whether a guide appears in the search (docs/product/guides.md, "Listing"). */
export interface ListingFacts {
  readonly approved: boolean;
  readonly identityVerified: boolean;
  readonly basicPricePerHourCents: number | null;
  readonly weeklyHours: number;
  /** Whether the guide paused the listing. */
  readonly paused: boolean;
  /** Whether staff paused the listing; only staff can resume it. */
  readonly pausedByStaff: boolean;
  readonly suspended: boolean;
  /** Whether the guide's residence status lets them take bookings. */
  readonly mayWork: boolean;
}

/**
 * Returns the reasons why a guide is not listed, in the order in which to resolve them; empty if the guide
 * is listed. A listing requires approval, a verified identity, a permission to work, rates and weekly hours,
 * and no pause or suspension (docs/product/guides.md, "Listing").
 */
export const listUnlistedReasons = (facts: ListingFacts): UnlistedReason[] => {
  const reasons: UnlistedReason[] = [];
  if (!facts.approved) reasons.push('not_approved');
  if (facts.suspended) reasons.push('suspended');
  if (!facts.identityVerified) reasons.push('identity_unverified');
  if (!facts.mayWork) reasons.push('no_work_permission');
  if (facts.basicPricePerHourCents === null) reasons.push('no_rates');
  if (facts.weeklyHours === 0) reasons.push('no_weekly_hours');
  if (facts.paused) reasons.push('paused');
  if (facts.pausedByStaff) reasons.push('paused_by_staff');
  return reasons;
};

export const isListed = (facts: ListingFacts): boolean => listUnlistedReasons(facts).length === 0;

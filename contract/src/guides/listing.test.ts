import { expect, test } from 'vitest';
import { isListed, type ListingFacts, listUnlistedReasons } from './listing.ts';

const listed: ListingFacts = {
  approved: true,
  identityVerified: true,
  basicPricePerHourCents: 20_000,
  weeklyHours: 1,
  paused: false,
  pausedByStaff: false,
  suspended: false,
};

test('an approved, verified guide with rates and weekly hours is listed', () => {
  expect(isListed(listed)).toBe(true);
});

test.each([
  ['not_approved', { approved: false }],
  ['identity_unverified', { identityVerified: false }],
  ['no_rates', { basicPricePerHourCents: null }],
  ['no_weekly_hours', { weeklyHours: 0 }],
  ['paused', { paused: true }],
  ['paused_by_staff', { pausedByStaff: true }],
  ['suspended', { suspended: true }],
] as const)('a guide with %s is not listed', (reason, change) => {
  expect(listUnlistedReasons({ ...listed, ...change })).toEqual([reason]);
});

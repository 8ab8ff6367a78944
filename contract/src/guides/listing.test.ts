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
  mayWork: true,
};

test('an approved, verified guide with a permission to work, rates and weekly hours is listed', () => {
  expect(isListed(listed)).toBe(true);
});

test.each([
  ['not_approved', { approved: false }],
  ['identity_unverified', { identityVerified: false }],
  ['no_work_permission', { mayWork: false }],
  ['no_rates', { basicPricePerHourCents: null }],
  ['no_weekly_hours', { weeklyHours: 0 }],
  ['paused', { paused: true }],
  ['paused_by_staff', { pausedByStaff: true }],
  ['suspended', { suspended: true }],
] as const)('a guide with %s is not listed', (reason, change) => {
  expect(listUnlistedReasons({ ...listed, ...change })).toEqual([reason]);
});

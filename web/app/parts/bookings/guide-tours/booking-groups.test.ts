import { expect, test } from 'vitest';
import { groupBookings, listToursThisWeek } from './booking-groups.ts';

const booking = (part: Partial<Parameters<typeof groupBookings>[0][number]> & { id: number }) => ({
  status: 'upcoming' as const,
  tab: 'upcoming' as const,
  daysAway: 3,
  deadlineAt: null,
  cancelKind: null,
  ...part,
});
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

test('sorts requests by deadline, not by tour date', () => {
  const groups = groupBookings([
    booking({
      id: 1,
      status: 'confirmed',
      tab: 'pending-requests',
      deadlineAt: '2026-05-02T00:00:00Z',
    }),
    booking({
      id: 2,
      status: 'confirmed',
      tab: 'pending-requests',
      deadlineAt: '2026-05-01T00:00:00Z',
    }),
  ]);
  expect(ids(groups.requests)).toEqual([2, 1]);
});

test('lists running tours and tours starting today under today, and later ones under upcoming', () => {
  const groups = groupBookings([
    booking({ id: 1, daysAway: 0 }),
    booking({ id: 2, daysAway: 1 }),
    booking({ id: 3, status: 'ongoing', tab: 'ongoing', daysAway: -1 }),
    booking({ id: 4, status: 'awaiting_start', daysAway: 1 }),
  ]);
  expect(ids(groups.today)).toEqual([3, 1, 4]);
  expect(ids(groups.upcoming)).toEqual([2]);
});

test('omits bookings that were never paid from past tours', () => {
  const past = { status: 'cancelled', tab: 'past' } as const;
  const groups = groupBookings([
    booking({ id: 1, ...past, cancelKind: 'hold_expired' }),
    booking({ id: 2, ...past, cancelKind: 'guide' }),
  ]);
  expect(ids(groups.past)).toEqual([2]);
});

test('counts the seven days after today as ‘this week’; today has its own section', () => {
  expect(
    ids(listToursThisWeek([1, 7, 8].map((daysAway) => booking({ id: daysAway, daysAway })))),
  ).toEqual([1, 7]);
});

import { expect, test } from 'vitest';
import { BOOKING_STATUSES, BOOKING_TABS, compareByTab, getTab, isLive } from './statuses.ts';

test('shows every status under the tab named in the specification', () => {
  const tabs = Object.groupBy(BOOKING_STATUSES, getTab);
  expect(tabs).toEqual({
    'pending-requests': ['pending', 'confirmed'],
    upcoming: ['upcoming', 'awaiting_start', 'start_confirmed'],
    ongoing: ['ongoing', 'extend_requested', 'extend_confirmed'],
    past: ['completed', 'disputed', 'cancelled'],
  });
});

test('treats every status except completed, cancelled and disputed as live', () => {
  expect(BOOKING_STATUSES.filter((status) => !isLive(status))).toEqual([
    'completed',
    'disputed',
    'cancelled',
  ]);
});

test('sorts pending and upcoming bookings by earliest start, and ongoing and past ones by latest start', () => {
  const days = ['2026-06-02T01:00:00Z', '2026-06-01T01:00:00Z', '2026-06-03T01:00:00Z'];
  const bookings = BOOKING_TABS.toReversed().flatMap((tab) =>
    days.map((scheduledStartTime, index) => ({ id: index + 1, tab, scheduledStartTime })),
  );
  const order = compareByTab(bookings).map(({ tab, id }) => `${tab} ${id}`);
  expect(order).toEqual([
    'pending-requests 2',
    'pending-requests 1',
    'pending-requests 3',
    'upcoming 2',
    'upcoming 1',
    'upcoming 3',
    'ongoing 3',
    'ongoing 1',
    'ongoing 2',
    'past 3',
    'past 1',
    'past 2',
  ]);
});

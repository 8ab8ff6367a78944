import { expect, test } from 'vitest';
import { groupToursByDay } from './tours-by-day.ts';

const tour = (scheduledStartTime: string, status: 'upcoming' | 'cancelled' = 'upcoming') => ({
  status,
  scheduledStartTime,
  timeZone: 'Asia/Tokyo',
});

test('groups tours by day in the guide’s time zone, earliest first, without cancelled tours', () => {
  const days = groupToursByDay([
    tour('2026-05-03T06:00:00Z'),
    tour('2026-05-02T15:30:00Z'),
    tour('2026-05-03T01:00:00Z', 'cancelled'),
  ]);
  expect(
    [...days].map(([day, tours]) => [day, tours.map((one) => one.scheduledStartTime)]),
  ).toEqual([['2026-05-03', ['2026-05-02T15:30:00Z', '2026-05-03T06:00:00Z']]]);
});

import { expect, test } from 'vitest';
import { hasOverlap, listOverlappingWeekdays } from './working-hours.ts';

const range = (startMinute: number, endMinute: number) => ({ startMinute, endMinute });

test('detects overlapping ranges in any order, but accepts adjacent ones', () => {
  expect(hasOverlap([range(540, 720), range(720, 900)])).toBe(false);
  expect(hasOverlap([range(700, 900), range(540, 720)])).toBe(true);
  expect(hasOverlap([range(540, 540 + 30), range(540, 570)])).toBe(true);
  expect(hasOverlap([range(1320, 1560)])).toBe(false);
});

test('detects overlaps only on the same weekday', () => {
  const rangeOn = (weekday: number, start: number, end: number) => ({
    weekday,
    ...range(start, end),
  });
  expect(
    listOverlappingWeekdays([rangeOn(1, 540, 720), rangeOn(2, 600, 800), rangeOn(5, 0, 60)]),
  ).toEqual([]);
  expect(
    listOverlappingWeekdays([rangeOn(5, 1200, 1500), rangeOn(1, 540, 720), rangeOn(5, 1260, 1320)]),
  ).toEqual([5]);
});

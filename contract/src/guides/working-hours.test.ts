import { expect, test } from 'vitest';
import { hasOverlap, overlappingWeekdays } from './working-hours.ts';

const from = (startMinute: number, endMinute: number) => ({ startMinute, endMinute });

test('detects overlapping ranges in any order, but accepts adjacent ones', () => {
  expect(hasOverlap([from(540, 720), from(720, 900)])).toBe(false);
  expect(hasOverlap([from(700, 900), from(540, 720)])).toBe(true);
  expect(hasOverlap([from(540, 540 + 30), from(540, 570)])).toBe(true);
  expect(hasOverlap([from(1320, 1560)])).toBe(false);
});

test('detects overlaps only on the same weekday', () => {
  const on = (weekday: number, start: number, end: number) => ({ weekday, ...from(start, end) });
  expect(overlappingWeekdays([on(1, 540, 720), on(2, 600, 800), on(5, 0, 60)])).toEqual([]);
  expect(overlappingWeekdays([on(5, 1200, 1500), on(1, 540, 720), on(5, 1260, 1320)])).toEqual([5]);
});

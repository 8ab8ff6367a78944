import { expect, test } from 'vitest';
import { listEndsAfter, STARTS, suggestNextRange, withStart } from './hour-ranges.ts';

test('ends a time range within 24 hours of its start', () => {
  expect([STARTS[0], STARTS.at(-1)]).toEqual([0, 1410]);
  expect([listEndsAfter(0)[0], listEndsAfter(0).at(-1)]).toEqual([30, 1440]);
  expect(listEndsAfter(1410).at(-1)).toBe(2850);
});

test('keeps the end if possible when the start moves later, and otherwise the duration', () => {
  const day = { startMinute: 540, endMinute: 1080 };
  expect(withStart(day, 600)).toEqual({ startMinute: 600, endMinute: 1080 });
  expect(withStart(day, 1080)).toEqual({ startMinute: 1080, endMinute: 1620 });
  expect(withStart({ startMinute: 1320, endMinute: 1560 }, 30)).toEqual({
    startMinute: 30,
    endMinute: 270,
  });
});

test('starts an added range an hour after the last one, but no later than 23:30', () => {
  expect(suggestNextRange([])).toEqual({ startMinute: 540, endMinute: 1080 });
  expect(suggestNextRange([{ startMinute: 540, endMinute: 720 }])).toEqual({
    startMinute: 780,
    endMinute: 900,
  });
  expect(suggestNextRange([{ startMinute: 1200, endMinute: 1560 }])).toEqual({
    startMinute: 1410,
    endMinute: 1530,
  });
});

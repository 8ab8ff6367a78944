import { expect, test } from 'vitest';
import { calculateWaitAfterFailure } from './wait-after-failure.ts';

const now = Temporal.Instant.from('2026-05-01T00:00:00Z');

test.each([
  ['a first failure', 0, undefined, 60],
  ['failures for less than six hours', 5, undefined, 60],
  ['failures for six hours', 6, undefined, 180],
  ['failures for nine hours', 9, undefined, 270],
  ['failures for a month', 720, undefined, 720],
  ['a server that requests two minutes', 0, '120', 2],
  ['a server that requests 61 seconds', 0, '61', 2],
  ['a server that requests zero seconds', 9, '0', 1],
  ['a server that returns a date', 0, 'Fri, 01 May 2026 03:00:00 GMT', 180],
  ['a server that returns a past date', 0, 'Thu, 30 Apr 2026 03:00:00 GMT', 1],
  ['a server that requests a month', 0, '2592000', 1440],
  ['a server that returns an invalid value', 0, 'later', 60],
])('computes the wait for %s', (_, hours, retryAfter, minutes) => {
  const failingSince = now.subtract({ hours });
  expect(calculateWaitAfterFailure({ now, failingSince, problem: 'unreachable', retryAfter })).toBe(
    minutes,
  );
});

test('waits one, two, four and eight hours if a server rate-limits its clients', () => {
  let failingSince = now;
  const waits = [1, 2, 3, 4, 5].map(() => {
    const minutes = calculateWaitAfterFailure({
      now,
      failingSince,
      problem: 'busy',
      retryAfter: undefined,
    });
    failingSince = failingSince.subtract({ minutes });
    return minutes;
  });
  expect(waits).toEqual([60, 120, 240, 480, 720]);
});

test('fetches a calendar that has become empty again after ten minutes', () => {
  const failing = { now, failingSince: now, retryAfter: undefined };
  expect(calculateWaitAfterFailure({ ...failing, problem: 'empty' })).toBe(10);
});

import { expect, test } from 'vitest';
import { calculateResponseTime } from './response-time.ts';

const answers = (...minutes: number[]) =>
  minutes.map((each, index) => ({
    guideId: 1 as never,
    epochSeconds: index,
    minutes: each,
  }));

test('the response time is the median, rounded up', () => {
  expect(calculateResponseTime(answers(50, 3, 600))).toBe(50);
  expect(calculateResponseTime(answers(600, 3, 10, 5))).toBe(8);
});

test('returns null if there are only two answers', () => {
  expect(calculateResponseTime(answers(3, 3))).toBeNull();
});

test('uses only the latest thirty answers', () => {
  const slow = Array<number>(100).fill(900);
  const quick = Array<number>(30).fill(4);
  expect(calculateResponseTime(answers(...slow, ...quick))).toBe(4);
  expect(calculateResponseTime(answers(...quick, ...slow))).toBe(900);
});

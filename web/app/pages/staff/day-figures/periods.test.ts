import { expect, test } from 'vitest';
import { formatPeriods, parsePeriods } from './periods.ts';

test.each([
  ['', []],
  ['12-29..01-03', [{ from: '12-29', to: '01-03' }]],
  ['2-29', [{ from: '02-29', to: '02-29' }]],
  [
    '12-29 – 1-3； 8/8..8/18',
    [
      { from: '12-29', to: '01-03' },
      { from: '08-08', to: '08-18' },
    ],
  ],
  ['02-30', null],
  ['13-01..13-02', null],
  ['12-29..', null],
  ['New Year', null],
  ['01-01..01-02..01-03', null],
])('reads the days of the year %j', (typed, periods) => {
  expect(parsePeriods(typed)).toEqual(periods);
});

test('reads the days that it writes', () => {
  const periods = [
    { from: '12-29', to: '01-03' },
    { from: '05-05', to: '05-05' },
  ];
  expect(formatPeriods(periods)).toBe('12-29..01-03; 05-05');
  expect(parsePeriods(formatPeriods(periods))).toEqual(periods);
});

import { expect, test } from 'vitest';
import type { Party } from './booking-facts.ts';
import type { Mark } from './day-marks.ts';
import { getNoShowReportTime } from './deadlines.ts';

const START = Temporal.Instant.from('2026-06-10T01:00:00Z');
const inMinutes = (minutes: number): string => START.add({ minutes }).toString();

/** Who sent which mark, how many minutes after the start, and when it arrived if later. */
type Sent = [by: Party, mark: Mark, at: number, arrived?: number];

const CELLS: [name: string, sent: Sent[], traveler: number, guide: number][] = [
  ['no mark', [], 60, 60],
  ['one is there', [['traveler', 'here', -5]], 30, 60],
  ['one is on the way', [['traveler', 'on_my_way', -5]], 60, 60],
  [
    'the other is on the way',
    [
      ['traveler', 'here', -5],
      ['guide', 'on_my_way', 10],
    ],
    30,
    60,
  ],
  [
    'both are there',
    [
      ['traveler', 'here', -2],
      ['guide', 'here', 29],
    ],
    60,
    60,
  ],
  [
    'the other looks for the first',
    [
      ['traveler', 'here', 0],
      ['guide', 'cannot_find', 16],
    ],
    60,
    60,
  ],
  [
    'one is there and looks',
    [
      ['guide', 'here', 0],
      ['guide', 'cannot_find', 16],
    ],
    60,
    30,
  ],
  ['one says so just before the report', [['guide', 'here', 29]], 60, 39],
  ['one was there long ago, without signal', [['guide', 'here', 0, 29]], 60, 39],
  [
    'one says so again',
    [
      ['guide', 'here', 0],
      ['guide', 'here', 29],
    ],
    60,
    30,
  ],
  ['one says so late', [['guide', 'here', 55]], 60, 60],
  [
    'the other is late',
    [
      ['traveler', 'here', 0],
      ['guide', 'late', 20],
    ],
    35,
    60,
  ],
  [
    'the other was late',
    [
      ['traveler', 'here', 0],
      ['guide', 'late', 5],
    ],
    30,
    60,
  ],
  [
    'the other is late and later',
    [
      ['traveler', 'here', 0],
      ['guide', 'late', 5],
      ['guide', 'late', 50],
    ],
    60,
    60,
  ],
  [
    'one was late and is there',
    [
      ['guide', 'late', 19],
      ['guide', 'here', 20],
    ],
    60,
    30,
  ],
];

test.each(CELLS)('a no-show can be reported on time: %s', (_, sent, traveler, guide) => {
  const dayMarks = sent.map(([by, mark, at, arrived = at]) => ({
    by,
    mark,
    at: inMinutes(at),
    arrivedAt: inMinutes(arrived),
  }));
  const getTime = (party: Party) =>
    getNoShowReportTime({ start: START, dayMarks }, party).toString();
  expect([getTime('traveler'), getTime('guide')]).toEqual([inMinutes(traveler), inMinutes(guide)]);
});

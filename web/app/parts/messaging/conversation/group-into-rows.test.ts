import { expect, test, vi } from 'vitest';
import type { Line } from '../line.ts';
import { groupIntoRows } from './group-into-rows.ts';

let number = 0;
const line = (at: string, mine = false, change: Partial<Line> = {}): Line => {
  number += 1;
  return {
    key: `line ${number}`,
    number,
    id: null,
    mine,
    requestId: null,
    event: null,
    revision: number,
    picture: null,
    text: 'Hello',
    language: 'en',
    versions: null,
    at,
    masked: false,
    recalled: false,
    facts: 0,
    card: null,
    state: 'sent',
    failure: null,
    ...change,
  };
};
const getShape = (lines: readonly Line[], zone = 'Asia/Tokyo') =>
  groupIntoRows(lines, zone, false).map((row) =>
    row.type === 'line' ? `${row.first ? '[' : ''}line${row.last ? ']' : ''}` : row.key,
  );

test('shows a date above each day’s messages in the user’s time zone', () => {
  const lines = [line('2026-05-03T14:30:00Z'), line('2026-05-03T15:30:00Z')];
  expect(getShape(lines)).toEqual(['day 2026-05-03', '[line]', 'day 2026-05-04', '[line]']);
  expect(getShape(lines, 'UTC')).toEqual(['day 2026-05-03', '[line]', '[line]']);
});

test('groups messages sent within five minutes, until another sender or a recalled message', () => {
  expect(
    getShape([
      line('2026-05-03T01:00:00Z'),
      line('2026-05-03T01:04:00Z'),
      line('2026-05-03T01:08:59Z'),
      line('2026-05-03T01:09:00Z', true),
      line('2026-05-03T01:10:00Z', true, { recalled: true }),
      line('2026-05-03T01:20:00Z', true),
    ]),
  ).toEqual(['day 2026-05-03', '[line', 'line', 'line]', '[line]', '[line]', '[line]']);
});

test('shows the start of the conversation only if it has been loaded', () => {
  expect(groupIntoRows([], 'UTC', true).map(({ type }) => type)).toEqual(['start']);
  expect(groupIntoRows([], 'UTC', false)).toEqual([]);
});

test('does not convert the times of known messages again when a message is added', () => {
  const lines = Array.from({ length: 200 }, (_, index) =>
    line(new Date(Date.UTC(2026, 4, 4, 1, index)).toISOString()),
  );
  groupIntoRows(lines, 'Asia/Tokyo', false);
  const read = vi.spyOn(Temporal.Instant, 'from');
  const rows = groupIntoRows([...lines, line('2026-05-04T09:00:00Z')], 'Asia/Tokyo', false);
  const times = new Set(read.mock.calls.map(([at]) => at));
  read.mockRestore();
  expect(times).toEqual(new Set(['2026-05-04T09:00:00Z']));
  expect(rows).toHaveLength(202);
});

import { expect, test } from 'vitest';
import { parseInstant } from './columns.ts';

test.each([
  ['2026-05-03 01:30:00+00', '2026-05-03T01:30:00Z'],
  ['2026-05-03 01:30:00.5+00', '2026-05-03T01:30:00.5Z'],
  ['2026-05-03 01:30:00.123456+00', '2026-05-03T01:30:00.123456Z'],
  ['0033-01-01 00:00:00+00', '0033-01-01T00:00:00Z'],
  ['2026-05-03 01:30:00+09', '2026-05-02T16:30:00Z'],
  ['2026-05-03 01:30:00.25+05:30', '2026-05-02T20:00:00.25Z'],
])('reads %s from PostgreSQL as %s', (printed, instant) => {
  expect(parseInstant(printed).toString()).toBe(instant);
});

import { expect, test } from 'vitest';
import { findEntryTimeProblem } from './start-code.ts';
import { someFacts } from './testing.ts';

const toInstant = (text: string): Temporal.Instant => Temporal.Instant.from(text);

/** The tour of someFacts runs from 01:00 to 04:00 UTC on June 10. */
test.each([
  ['2026-06-09T22:59:59Z', '2026-06-09T22:59:59Z', 'too_early'],
  ['2026-06-09T23:00:00Z', '2026-06-09T23:00:00Z', null],
  ['2026-06-10T03:59:59Z', '2026-06-10T04:30:00Z', null],
  ['2026-06-10T04:00:00Z', '2026-06-10T04:30:00Z', 'too_late'],
  ['2026-06-10T01:00:01Z', '2026-06-10T01:00:00Z', 'clock_ahead'],
  ['2026-06-10T01:00:00Z', '2026-06-11T01:00:00Z', null],
  ['2026-06-10T01:00:00Z', '2026-06-11T01:00:01Z', 'too_old'],
] as const)('a code entered at %s that arrives at %s: %s', (entered, arrived, problem) => {
  expect(findEntryTimeProblem(someFacts(), toInstant(entered), toInstant(arrived))).toBe(problem);
});

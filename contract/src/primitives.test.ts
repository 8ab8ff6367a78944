import { expect, test } from 'vitest';
import { Instant } from './primitives.ts';

const isAccepted = (text: string): boolean => Instant.safeParse(text).success;

test.each([
  '2026-05-03T01:30:00Z',
  '2026-05-03T01:30:00.1Z',
  '2026-05-03T01:30:00.123Z',
  '2026-05-03T01:30:00.123456789Z',
  '2028-02-29T23:59:59.999Z',
])('accepts only instants that Temporal parses, such as %s', (text) => {
  expect(isAccepted(text)).toBe(true);
  expect(() => Temporal.Instant.from(text)).not.toThrow();
});

test.each([
  '2026-05-03T01:30Z',
  '2026-05-03T01:30:00.1234567891Z',
  '2026-05-03T01:30:00.Z',
  '2026-05-03T01:30:60Z',
  '2026-05-03T24:00:00Z',
  '2026-02-29T01:30:00Z',
  '2026-05-03T01:30:00',
  '2026-05-03T01:30:00+09:00',
  '1899-12-31T23:59:59Z',
  '3000-01-01T00:00:00Z',
])('rejects %s as an instant', (text) => {
  expect(isAccepted(text)).toBe(false);
});

import { expect, test } from 'vitest';
import { canStillRecall } from './recall.ts';

test('allows recalling a message for up to two minutes', () => {
  const sentAt = Temporal.Instant.from('2026-05-01T01:00:00Z');
  expect(canStillRecall(sentAt, Temporal.Instant.from('2026-05-01T01:02:00Z'))).toBe(true);
  expect(canStillRecall(sentAt, Temporal.Instant.from('2026-05-01T01:02:00.001Z'))).toBe(false);
});

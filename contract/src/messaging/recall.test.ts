import { expect, test } from 'vitest';
import { isRecallTime } from './recall.ts';

test('allows recalling a message for up to two minutes', () => {
  const sentAt = Temporal.Instant.from('2026-05-01T01:00:00Z');
  expect(isRecallTime(sentAt, Temporal.Instant.from('2026-05-01T01:02:00Z'))).toBe(true);
  expect(isRecallTime(sentAt, Temporal.Instant.from('2026-05-01T01:02:00.001Z'))).toBe(false);
});

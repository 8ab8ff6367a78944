import { expect, test } from 'vitest';
import { attemptKey, endAttempt } from './attempt-key.ts';

test('the same request keeps its key, another one gets its own', () => {
  const first = attemptKey('book:1', { start: 'a' });
  expect(attemptKey('book:1', { start: 'a' })).toBe(first);
  const second = attemptKey('book:1', { start: 'b' });
  expect(second).not.toBe(first);
  expect(first).toMatch(/^[\w-]{8,200}$/);
});

test('an answered attempt is over', () => {
  const first = attemptKey('book:2', { start: 'a' });
  endAttempt('book:2');
  expect(attemptKey('book:2', { start: 'a' })).not.toBe(first);
});

import { expect, test } from 'vitest';
import {
  calculateCreditsAfterReceiving,
  calculateCreditsAfterSending,
  canSend,
} from './credits.ts';
import { CREDITS_MAX } from './figures.ts';

test('allows sending twenty messages in a row, but not a twenty-first', () => {
  let credits = CREDITS_MAX;
  let sent = 0;
  while (canSend(credits)) {
    credits = calculateCreditsAfterSending(credits);
    sent += 1;
  }
  expect(sent).toBe(20);
  expect(canSend(null)).toBe(true);
});

test('restores five credits per reply, up to twenty', () => {
  expect(calculateCreditsAfterReceiving(0)).toBe(5);
  expect(calculateCreditsAfterReceiving(14)).toBe(19);
  expect(calculateCreditsAfterReceiving(18)).toBe(20);
  expect(calculateCreditsAfterReceiving(20)).toBe(20);
});

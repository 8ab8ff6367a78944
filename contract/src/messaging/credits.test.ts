import { expect, test } from 'vitest';
import { canSend, creditsAfterReceiving, creditsAfterSending } from './credits.ts';
import { CREDITS_MAX } from './figures.ts';

test('allows sending twenty messages in a row, but not a twenty-first', () => {
  let credits = CREDITS_MAX;
  let sent = 0;
  while (canSend(credits)) {
    credits = creditsAfterSending(credits);
    sent += 1;
  }
  expect(sent).toBe(20);
  expect(canSend(null)).toBe(true);
});

test('restores five credits per reply, up to twenty', () => {
  expect(creditsAfterReceiving(0)).toBe(5);
  expect(creditsAfterReceiving(14)).toBe(19);
  expect(creditsAfterReceiving(18)).toBe(20);
  expect(creditsAfterReceiving(20)).toBe(20);
});

import { expect, test } from 'vitest';
import { afterReceiving, afterSending, canSend } from './credits.ts';
import { CREDITS_FULL } from './figures.ts';

test('allows twenty messages in a row, but not a twenty-first', () => {
  let credits = CREDITS_FULL;
  let sent = 0;
  while (canSend(credits)) {
    credits = afterSending(credits);
    sent += 1;
  }
  expect(sent).toBe(20);
  expect(canSend(null)).toBe(true);
});

test('restores five credits per reply, up to twenty', () => {
  expect(afterReceiving(0)).toBe(5);
  expect(afterReceiving(14)).toBe(19);
  expect(afterReceiving(18)).toBe(20);
  expect(afterReceiving(20)).toBe(20);
});

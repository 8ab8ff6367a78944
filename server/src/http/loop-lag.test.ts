import { expect, test } from 'vitest';
import { LoopLag } from './loop-lag.ts';

test('a request may have waited for as long as the last turn of the event loop took', () => {
  let now = 0;
  const turns: (() => void)[] = [];
  const lag = new LoopLag(
    () => now,
    (done) => turns.push(done),
  );
  const endTurn = () => turns.shift()?.();
  expect(lag.ofRequest()).toBe(0);
  now += 300;
  // One turn is measured at a time.
  expect([lag.ofRequest(), turns.length]).toEqual([0, 1]);
  endTurn();
  expect(lag.ofRequest()).toBe(300);
  now += 5;
  endTurn();
  expect(lag.ofRequest()).toBe(5);
  now += 3;
  // The turn was over before this one came.
  expect(lag.ofRequest()).toBe(2);
  now += 10;
  expect(lag.ofRequest()).toBe(0);
});

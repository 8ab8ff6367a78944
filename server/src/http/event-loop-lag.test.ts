import { expect, test } from 'vitest';
import { EventLoopLag } from './event-loop-lag.ts';

test('reports the latest event loop iteration as the longest delay', () => {
  let now = 0;
  const iterations: (() => void)[] = [];
  const lag = new EventLoopLag(
    () => now,
    (done) => iterations.push(done),
  );
  const endIteration = () => iterations.shift()?.();
  expect(lag.forRequest()).toBe(0);
  now += 300;
  // Only one iteration is measured at a time.
  expect([lag.forRequest(), iterations.length]).toEqual([0, 1]);
  endIteration();
  expect(lag.forRequest()).toBe(300);
  now += 5;
  endIteration();
  expect(lag.forRequest()).toBe(5);
  now += 3;
  // The measured iteration ended before this request arrived.
  expect(lag.forRequest()).toBe(2);
  now += 10;
  expect(lag.forRequest()).toBe(0);
});

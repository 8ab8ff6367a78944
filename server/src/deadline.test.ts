import { expect, test } from 'vitest';
import {
  beforeDeadline,
  currentDeadline,
  Deadline,
  DeadlinePassed,
  inOwnTime,
  timeLeftMs,
  untimed,
  withDeadline,
} from './deadline.ts';

const never = new Promise<never>(() => {});

/** A deadline in ten milliseconds of a clock that the test moves. */
const aDeadline = () => {
  let now = 1_000;
  const deadline = new Deadline(10, () => now);
  return { deadline, pass: (ms: number) => (now += ms) };
};

test('time counts whether or not anything is waited for', () => {
  const { deadline, pass } = aDeadline();
  pass(4);
  expect(deadline.leftMs).toBe(6);
  pass(7);
  expect(deadline.leftMs).toBe(-1);
  expect(withDeadline(timeLeftMs, deadline)).toBe(0);
});

test('what has a limit of its own does not count, once where several things do at a time', async () => {
  const { deadline, pass } = aDeadline();
  await withDeadline(async () => {
    const slow = Promise.withResolvers<void>();
    const one = untimed(() => slow.promise);
    pass(100);
    const other = untimed(() => slow.promise);
    pass(100);
    expect(timeLeftMs()).toBe(10);
    slow.resolve();
    await Promise.all([one, other]);
    pass(1);
    expect(timeLeftMs()).toBe(9);
  }, deadline);
});

test('nothing is late where there is no request', async () => {
  expect(timeLeftMs()).toBe(Number.POSITIVE_INFINITY);
  expect(await beforeDeadline(Promise.resolve('done'))).toBe('done');
});

test('work that is not done by the deadline is given up, and may go on', async () => {
  const { deadline, pass } = aDeadline();
  pass(10);
  await withDeadline(async () => {
    await expect(beforeDeadline(never)).rejects.toThrow(DeadlinePassed);
    await expect(beforeDeadline(Promise.reject(new Error('no')))).rejects.toThrow('no');
  }, deadline);
});

test('cleaning up has time of its own, and is not waited for past the deadline', async () => {
  const { deadline, pass } = aDeadline();
  pass(10);
  const left: number[] = [];
  await withDeadline(
    () =>
      inOwnTime(async () => {
        left.push(timeLeftMs());
        await never;
      }),
    deadline,
  );
  expect(left[0]).toBeGreaterThan(0);
  const failing = withDeadline(() => inOwnTime(async () => Promise.reject(new Error('no'))));
  await expect(failing).rejects.toThrow('no');
  expect(currentDeadline()).toBeUndefined();
});

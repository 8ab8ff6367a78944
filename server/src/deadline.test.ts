import { expect, test } from 'vitest';
import {
  beforeDeadline,
  Deadline,
  DeadlineExceeded,
  getCurrentDeadline,
  getTimeLeftMs,
  withDeadline,
  withDeadlinePaused,
  withOwnDeadline,
} from './deadline.ts';

const never = new Promise<never>(() => {});

/** Creates a deadline of ten milliseconds on a clock that the test controls. */
const aDeadline = () => {
  let now = 1_000;
  const deadline = new Deadline(10, () => now);
  return { deadline, pass: (ms: number) => (now += ms) };
};

test('counts the time spent waiting and computing', () => {
  const { deadline, pass } = aDeadline();
  pass(4);
  expect(deadline.leftMs).toBe(6);
  pass(7);
  expect(deadline.leftMs).toBe(-1);
  expect(withDeadline(getTimeLeftMs, deadline)).toBe(0);
});

test('excludes work that has its own timeout, and excludes overlapping work only once', async () => {
  const { deadline, pass } = aDeadline();
  await withDeadline(async () => {
    const slow = Promise.withResolvers<void>();
    const one = withDeadlinePaused(() => slow.promise);
    pass(100);
    const other = withDeadlinePaused(() => slow.promise);
    pass(100);
    expect(getTimeLeftMs()).toBe(10);
    slow.resolve();
    await Promise.all([one, other]);
    pass(1);
    expect(getTimeLeftMs()).toBe(9);
  }, deadline);
});

test('code outside a request has no deadline', async () => {
  expect(getTimeLeftMs()).toBe(Number.POSITIVE_INFINITY);
  expect(await beforeDeadline(Promise.resolve('done'))).toBe('done');
});

test('stops waiting at the deadline, while the work continues', async () => {
  const { deadline, pass } = aDeadline();
  pass(10);
  await withDeadline(async () => {
    await expect(beforeDeadline(never)).rejects.toThrow(DeadlineExceeded);
    await expect(beforeDeadline(Promise.reject(new Error('no')))).rejects.toThrow('no');
  }, deadline);
});

test('gives cleanup its own deadline, independent of the request’s', async () => {
  const { deadline, pass } = aDeadline();
  pass(10);
  const left: number[] = [];
  await withDeadline(
    () =>
      withOwnDeadline(async () => {
        left.push(getTimeLeftMs());
        await never;
      }),
    deadline,
  );
  expect(left[0]).toBeGreaterThan(0);
  const failing = withDeadline(() => withOwnDeadline(async () => Promise.reject(new Error('no'))));
  await expect(failing).rejects.toThrow('no');
  expect(getCurrentDeadline()).toBeUndefined();
});

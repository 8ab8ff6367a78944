import { expect, test } from 'vitest';
import { Deadline, withDeadline } from './deadline.ts';
import { createTurnQueue } from './turn-queue.ts';

/** Creates work that records its name when it starts, and ends when the test says so. */
const startedWork = () => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  const finish = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { begun, work, end: finish };
};

const expiredDeadline = () => new Deadline(0);

test('runs work in order of arrival, but the first queue before the second', async () => {
  const inTurn = createTurnQueue(1, 8, 'BUSY');
  const { begun, work, end } = startedWork();
  const all = [
    inTurn(work('a'), 1),
    inTurn(work('b'), 1),
    inTurn(work('c'), 1),
    inTurn(work('d'), 0),
    inTurn(work('e'), 0),
  ];
  for (const name of ['a', 'd', 'e', 'b', 'c']) await end(name);
  await Promise.all(all);
  expect(begun).toEqual(['a', 'd', 'e', 'b', 'c']);
});

test('rejects work only if its own queue is full', async () => {
  const inTurn = createTurnQueue(1, 1, 'BUSY');
  const { begun, work, end } = startedWork();
  const queued = [inTurn(work('a'), 1), inTurn(work('b'), 1)];
  await expect(inTurn(work('c'), 1)).rejects.toMatchObject({ code: 'BUSY' });
  queued.push(inTurn(work('d'), 0));
  for (const name of ['a', 'd', 'b']) await end(name);
  await Promise.all(queued);
  expect(begun).toEqual(['a', 'd', 'b']);
});

test('rejects work that waits past its deadline, and removes it from the queue', async () => {
  const inTurn = createTurnQueue(1, 2, 'UNAVAILABLE');
  const { begun, work, end } = startedWork();
  const first = inTurn(work('a'));
  const late = withDeadline(() => inTurn(work('late')), expiredDeadline());
  const last = inTurn(work('b'));
  await expect(late).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    headers: { 'retry-after': '5' },
  });
  await end('a');
  await end('b');
  expect(await Promise.all([first, last])).toEqual(['a', 'b']);
  expect(begun).toEqual(['a', 'b']);
});

test('starts the next work after a failure', async () => {
  const inTurn = createTurnQueue(1, 1, 'BUSY');
  const failing = inTurn(async () => Promise.reject(new Error('no')));
  const next = inTurn(async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});

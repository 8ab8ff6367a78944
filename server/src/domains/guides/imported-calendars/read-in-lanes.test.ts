import { expect, test } from 'vitest';
import type { WorkerAnswer, WorkerQuestion } from '../calendar-reading/read-worker.ts';
import { createReadLanes } from './read-in-lanes.ts';

const READ: WorkerAnswer = {
  reading: { busy: [], entries: 0, unreadCount: 0, unread: [], zones: [] },
};
const TOO_LARGE: WorkerAnswer = { problem: 'too_large' };

/**
 * Returns a fake reader. Its reads are identified by their first byte, and complete only when the test says
 * so.
 */
const reader = () => {
  const begun: string[] = [];
  const ends = new Map<string, (answer: WorkerAnswer) => void>();
  const read = ({ bytes, isQuick }: WorkerQuestion): Promise<WorkerAnswer> => {
    const name = `${isQuick ? 'quick' : 'slow'} ${bytes[0]}`;
    begun.push(name);
    const { promise, resolve } = Promise.withResolvers<WorkerAnswer>();
    ends.set(name, resolve);
    return promise;
  };
  const inLanes = createReadLanes(read, 16);
  const start = (id: number, { size = 10, hasFailed = false } = {}) =>
    inLanes(
      {
        bytes: new Uint8Array(size).fill(id),
        charset: null,
        window: { timeZone: 'Asia/Tokyo', from: 0, to: 1, ownTours: new Set() },
      },
      hasFailed,
    );
  /** Completes a read, and lets the next one begin. */
  const finish = async (name: string, answer: WorkerAnswer) => {
    ends.get(name)?.(answer);
    await new Promise(setImmediate);
  };
  return { begun, start, end: finish };
};

test('reads at most two slow calendars concurrently, while quick calendars overtake them', async () => {
  const { begun, start, end } = reader();
  for (const id of [1, 2, 3]) void start(id);
  const other = start(4);
  expect(begun).toEqual(['quick 1', 'quick 2']);
  for (const id of [1, 2, 3]) await end(`quick ${id}`, TOO_LARGE);
  expect(begun.slice(2)).toEqual(['quick 3', 'quick 4', 'slow 1', 'slow 2']);
  await end('quick 4', READ);
  expect(await other).toBe(READ);
  await end('slow 1', READ);
  expect(begun.at(-1)).toBe('slow 3');
});

test('a slow read waits until every waiting quick read has begun', async () => {
  const { begun, start, end } = reader();
  for (const hostile of [1, 2, 3, 4]) void start(hostile);
  void start(5);
  for (const hostile of [1, 2]) await end(`quick ${hostile}`, TOO_LARGE);
  expect(begun.slice(2)).toEqual(['quick 3', 'quick 4']);
  await end('quick 3', TOO_LARGE);
  expect(begun.slice(4)).toEqual(['quick 5']);
  await end('quick 4', TOO_LARGE);
  expect(begun.slice(5)).toEqual(['slow 1', 'slow 2']);
});

test('slow calendars that failed before do not delay others', async () => {
  const { begun, start } = reader();
  for (const id of [1, 2, 3]) void start(id, { size: 600_000, hasFailed: true });
  void start(4, { size: 600_000 });
  void start(5);
  await new Promise(setImmediate);
  expect(begun.toSorted()).toEqual(['quick 5', 'slow 1', 'slow 4']);
});

test('does not try a large calendar in the quick lane', async () => {
  const { begun, start } = reader();
  void start(1, { size: 600_000 });
  await new Promise(setImmediate);
  expect(begun).toEqual(['slow 1']);
});

test('reads small calendars before larger ones', async () => {
  const { begun, start, end } = reader();
  for (const id of [1, 2, 3]) void start(id, { size: 200_000 });
  void start(4);
  await end('quick 1', READ);
  await end('quick 2', READ);
  expect(begun).toEqual(['quick 1', 'quick 2', 'quick 4', 'quick 3']);
});

test('reads calendars that failed before after the others', async () => {
  const { begun, start, end } = reader();
  for (const id of [1, 2]) void start(id);
  void start(3, { hasFailed: true });
  void start(4);
  await end('quick 1', READ);
  await end('quick 2', READ);
  expect(begun).toEqual(['quick 1', 'quick 2', 'quick 4', 'quick 3']);
});

test('reads a larger calendar before one that failed before', async () => {
  const { begun, start, end } = reader();
  for (const id of [1, 2]) void start(id);
  void start(3, { hasFailed: true });
  void start(4, { size: 200_000 });
  void start(5);
  for (const id of [1, 2, 5]) await end(`quick ${id}`, READ);
  expect(begun).toEqual(['quick 1', 'quick 2', 'quick 5', 'quick 4', 'quick 3']);
});

test('reports a calendar that is too large for the slow lane', async () => {
  const { start, end } = reader();
  const hostile = start(1);
  await end('quick 1', TOO_LARGE);
  await end('slow 1', TOO_LARGE);
  expect(await hostile).toBe(TOO_LARGE);
});

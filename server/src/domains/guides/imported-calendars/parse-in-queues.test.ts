import { expect, test } from 'vitest';
import type { WorkerAnswer, WorkerQuestion } from '../calendar-reading/read-worker.ts';
import { createParseQueues } from './parse-in-queues.ts';

const READ: WorkerAnswer = {
  reading: { busy: [], entries: 0, unreadCount: 0, unread: [], zones: [] },
};
const TOO_LARGE: WorkerAnswer = { problem: 'too_large' };

/**
 * Returns a fake parser. Its calls are identified by their first byte, and complete only when the test says
 * so.
 */
const createParser = () => {
  const begun: string[] = [];
  const ends = new Map<string, (answer: WorkerAnswer) => void>();
  const parse = ({ bytes, isQuick }: WorkerQuestion): Promise<WorkerAnswer> => {
    const name = `${isQuick ? 'quick' : 'slow'} ${bytes[0]}`;
    begun.push(name);
    const { promise, resolve } = Promise.withResolvers<WorkerAnswer>();
    ends.set(name, resolve);
    return promise;
  };
  const parseInQueue = createParseQueues(parse, 16);
  const start = (id: number, { size = 10, hasFailed = false } = {}) =>
    parseInQueue(
      {
        bytes: new Uint8Array(size).fill(id),
        charset: null,
        window: { timeZone: 'Asia/Tokyo', from: 0, to: 1, ownTours: new Set() },
      },
      hasFailed,
    );
  /** Completes a call, and lets the next one begin. */
  const finish = async (name: string, answer: WorkerAnswer) => {
    ends.get(name)?.(answer);
    await new Promise(setImmediate);
  };
  return { begun, start, end: finish };
};

test('parses at most two slow calendars concurrently, and does not delay quick ones', async () => {
  const { begun, start, end } = createParser();
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

test('parses slow calendars only after every waiting quick one has begun', async () => {
  const { begun, start, end } = createParser();
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
  const { begun, start } = createParser();
  for (const id of [1, 2, 3]) void start(id, { size: 600_000, hasFailed: true });
  void start(4, { size: 600_000 });
  void start(5);
  await new Promise(setImmediate);
  expect(begun.toSorted()).toEqual(['quick 5', 'slow 1', 'slow 4']);
});

test('does not try a large calendar in the quick queue', async () => {
  const { begun, start } = createParser();
  void start(1, { size: 600_000 });
  await new Promise(setImmediate);
  expect(begun).toEqual(['slow 1']);
});

test('parses small calendars before larger ones', async () => {
  const { begun, start, end } = createParser();
  for (const id of [1, 2, 3]) void start(id, { size: 200_000 });
  void start(4);
  await end('quick 1', READ);
  await end('quick 2', READ);
  expect(begun).toEqual(['quick 1', 'quick 2', 'quick 4', 'quick 3']);
});

test('parses calendars that failed before after the others', async () => {
  const { begun, start, end } = createParser();
  for (const id of [1, 2]) void start(id);
  void start(3, { hasFailed: true });
  void start(4);
  await end('quick 1', READ);
  await end('quick 2', READ);
  expect(begun).toEqual(['quick 1', 'quick 2', 'quick 4', 'quick 3']);
});

test('parses a larger calendar before one that failed before', async () => {
  const { begun, start, end } = createParser();
  for (const id of [1, 2]) void start(id);
  void start(3, { hasFailed: true });
  void start(4, { size: 200_000 });
  void start(5);
  for (const id of [1, 2, 5]) await end(`quick ${id}`, READ);
  expect(begun).toEqual(['quick 1', 'quick 2', 'quick 5', 'quick 4', 'quick 3']);
});

test('reports a calendar that is too large for the slow queue', async () => {
  const { start, end } = createParser();
  const hostile = start(1);
  await end('quick 1', TOO_LARGE);
  await end('slow 1', TOO_LARGE);
  expect(await hostile).toBe(TOO_LARGE);
});

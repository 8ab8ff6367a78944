import { UserId } from '@tomoguide/contract/primitives';
import { expect, test } from 'vitest';
import { createBusyFailure, Failure } from '../../../failure.ts';
import type { FileRow } from '../tables.ts';
import { Examinations } from './examinations.ts';

const [mei, kenji] = [UserId.parse(1), UserId.parse(2)];
const row = {} as FileRow;
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('finds an upload only while it is being processed, and only by its user’s key', async () => {
  const examinations = new Examinations();
  const { promise, resolve } = Promise.withResolvers<FileRow>();
  examinations.add(mei, 'key', promise);
  expect(examinations.find(mei, 'key')).toBe(promise);
  expect(examinations.find(kenji, 'key')).toBeUndefined();
  expect(examinations.find(mei, 'other')).toBeUndefined();
  resolve(row);
  await settled();
  expect(examinations.find(mei, 'key')).toBeUndefined();
});

test('caches a rejection for ten minutes, but not that the server was busy', async () => {
  let clock = 0;
  const examinations = new Examinations(() => clock);
  examinations.add(mei, 'bad', Promise.reject(new Failure('FILE_UNREADABLE')));
  examinations.add(mei, 'late', Promise.reject(createBusyFailure(5)));
  await settled();
  await expect(examinations.find(mei, 'bad')).rejects.toMatchObject({ code: 'FILE_UNREADABLE' });
  expect(examinations.find(kenji, 'bad')).toBeUndefined();
  expect(examinations.find(mei, 'late')).toBeUndefined();
  clock = 600_000;
  expect(examinations.find(mei, 'bad')).toBeUndefined();
});

test('evicts the oldest rejections if there are too many', async () => {
  const examinations = new Examinations(() => 0);
  for (let n = 0; n <= 1_000; n += 1)
    examinations.add(mei, `key ${n}`, Promise.reject(new Failure('FILE_UNREADABLE')));
  await settled();
  expect(examinations.find(mei, 'key 0')).toBeUndefined();
  await expect(examinations.find(mei, 'key 1')).rejects.toThrow();
});

import { expect, test } from 'vitest';
import { Deadline, withDeadline } from '../../../deadline.ts';
import { createBusyFailure, Failure } from '../../../failure.ts';
import { SearchResults } from './search-results.ts';

/** Runs a request whose deadline passes immediately. */
const inShortRequest = <Result>(work: () => Promise<Result>) => withDeadline(work, new Deadline(1));

test('a search continues after its request ends, and a retry gets its result', async () => {
  const results = new SearchResults<string>();
  const { promise, resolve } = Promise.withResolvers<string>();
  let searches = 0;
  const search = () => {
    searches += 1;
    return promise;
  };
  await expect(inShortRequest(() => results.find('one', search))).rejects.toMatchObject({
    code: 'BUSY',
    headers: { 'retry-after': '5' },
  });
  const retry = results.find('one', search);
  resolve('nothing');
  expect(await retry).toBe('nothing');
  expect(await results.find('one', search)).toBe('nothing');
  expect(searches).toBe(1);
});

test('caches a found code for a minute, but not that the server was busy', async () => {
  let clock = 0;
  let searches = 0;
  const results = new SearchResults<void>(() => clock);
  const search = (failure: Failure) => async () => {
    searches += 1;
    throw failure;
  };
  const found = search(new Failure('CONTACT_NOT_ALLOWED'));
  for (const _ of [1, 2])
    await expect(results.find('code', found)).rejects.toMatchObject({
      code: 'CONTACT_NOT_ALLOWED',
    });
  expect(searches).toBe(1);
  clock = 60_000;
  await expect(results.find('code', found)).rejects.toThrow();
  expect(searches).toBe(2);
  for (const _ of [1, 2])
    await expect(results.find('late', search(createBusyFailure(5)))).rejects.toThrow();
  expect(searches).toBe(4);
});

test('evicts the oldest results if there are too many', async () => {
  const results = new SearchResults<number>();
  for (let n = 0; n <= 31; n += 1) await results.find(`key ${n}`, async () => n);
  expect(await results.find('key 0', async () => -1)).toBe(-1);
  expect(await results.find('key 31', async () => -1)).toBe(31);
});

import { DrizzleQueryError } from 'drizzle-orm/errors';
import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { insist, passes } from './insist.ts';

const refusal = (code: string): Error =>
  Object.assign(new DatabaseError(`refused by ${code}`, 0, 'error'), { code });
const ofSystem = (code: string, syscall: string): Error =>
  Object.assign(new Error(`${syscall} ${code}`), { code, syscall });

const PASSING = {
  'a machine that refuses': ofSystem('ECONNREFUSED', 'connect'),
  'a name that is not known yet': ofSystem('ENOTFOUND', 'getaddrinfo'),
  'a socket file that is not there yet': ofSystem('ENOENT', 'connect'),
  'a host whose addresses all refuse': Object.assign(
    new AggregateError([ofSystem('ECONNREFUSED', 'connect')]),
    { code: 'ECONNREFUSED' },
  ),
  'a lost connection': new Error('Connection terminated unexpectedly'),
  'a connection that does not come about': new Error('timeout expired'),
  'a server that starts or recovers': refusal('57P03'),
  'a server that stops': refusal('57P01'),
  'too many connections': refusal('53300'),
  'a pooler without a server': refusal('08P01'),
  'a standby': refusal('25006'),
  'a time limit, behind a query': new DrizzleQueryError('select 1', [], refusal('57014')),
};

const LASTING = {
  'a wrong password': refusal('28P01'),
  'a database that is not there': refusal('3D000'),
  'a full disk': refusal('53100'),
  'a right that is missing': refusal('42501'),
  'a pooler in the place of the database': new Error(
    'unsupported startup parameter: statement_timeout',
  ),
  'a wrong statement': refusal('42601'),
  'a file that is missing': ofSystem('ENOENT', 'open'),
  'a fault of ours': new TypeError('x is undefined'),
};

test.each(Object.entries(PASSING))('a start waits for the end of: %s', (_, error) => {
  expect(passes(error)).toBe(true);
});

test.each(Object.entries(LASTING))('a start ends with: %s', (_, error) => {
  expect(passes(error)).toBe(false);
});

const failing = (...errors: Error[]) => {
  const left = [...errors];
  return async (): Promise<string> => {
    const error = left.shift();
    if (error) throw error;
    return 'done';
  };
};

test('what passes is tried again, with a line for each time; what lasts is thrown', async () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line: string) => lines.push(JSON.parse(line).msg) });
  const insistence = { log, firstPauseMs: 1 };
  const starting = refusal('57P03');
  expect(await insist(failing(starting, starting), insistence)).toBe('done');
  expect(lines).toEqual([
    'The database cannot be used yet (refused by 57P03): trying again in 0.001 s',
    'The database cannot be used yet (refused by 57P03): trying again in 0.002 s',
  ]);
  await expect(insist(failing(starting, refusal('28P01')), insistence)).rejects.toThrow('28P01');
});

test('a process that stops does not try again', async () => {
  const stopping = new AbortController();
  const log = createLog('silent');
  const waiting = insist(failing(refusal('57P03')), { log, signal: stopping.signal });
  stopping.abort();
  await expect(waiting).rejects.toThrow();
});

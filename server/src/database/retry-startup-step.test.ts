import { DrizzleQueryError } from 'drizzle-orm/errors';
import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { isTransient, retryStartupStep } from './retry-startup-step.ts';

const refusal = (code: string): Error =>
  Object.assign(new DatabaseError(`refused by ${code}`, 0, 'error'), { code });
const systemError = (code: string, syscall: string): Error =>
  Object.assign(new Error(`${syscall} ${code}`), { code, syscall });

const TRANSIENT = {
  'a refused connection': systemError('ECONNREFUSED', 'connect'),
  'an unknown host name': systemError('ENOTFOUND', 'getaddrinfo'),
  'a missing socket file': systemError('ENOENT', 'connect'),
  'a host that refuses on every address': Object.assign(
    new AggregateError([systemError('ECONNREFUSED', 'connect')]),
    { code: 'ECONNREFUSED' },
  ),
  'a lost connection': new Error('Connection terminated unexpectedly'),
  'a connection timeout': new Error('timeout expired'),
  'a server that is starting or recovering': refusal('57P03'),
  'a server that is shutting down': refusal('57P01'),
  'too many connections': refusal('53300'),
  'a pooler that cannot reach its server': refusal('08P01'),
  'a standby that is not promoted': refusal('25006'),
  'a statement timeout wrapped by Drizzle': new DrizzleQueryError('select 1', [], refusal('57014')),
};

const PERMANENT = {
  'a wrong password': refusal('28P01'),
  'a missing database': refusal('3D000'),
  'a full disk': refusal('53100'),
  'a missing privilege': refusal('42501'),
  'a pooler instead of a direct connection': new Error(
    'unsupported startup parameter: statement_timeout',
  ),
  'a syntax error': refusal('42601'),
  'a missing file': systemError('ENOENT', 'open'),
  'a bug': new TypeError('x is undefined'),
};

test.each(Object.entries(TRANSIENT))('retries startup after %s', (_, error) => {
  expect(isTransient(error)).toBe(true);
});

test.each(Object.entries(PERMANENT))('fails startup on %s', (_, error) => {
  expect(isTransient(error)).toBe(false);
});

const failing = (...errors: Error[]) => {
  const left = [...errors];
  return async (): Promise<string> => {
    const error = left.shift();
    if (error) throw error;
    return 'done';
  };
};

test('retries and logs transient errors, and throws other errors', async () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line: string) => lines.push(JSON.parse(line).msg) });
  const options = { log, firstPauseMs: 1 };
  const starting = refusal('57P03');
  expect(await retryStartupStep(failing(starting, starting), options)).toBe('done');
  expect(lines).toEqual([
    'The database cannot be used yet (refused by 57P03): trying again in 0.001 s',
    'The database cannot be used yet (refused by 57P03): trying again in 0.002 s',
  ]);
  await expect(retryStartupStep(failing(starting, refusal('28P01')), options)).rejects.toThrow(
    '28P01',
  );
});

test('does not retry while the process is shutting down', async () => {
  const stopping = new AbortController();
  const log = createLog('silent');
  const waiting = retryStartupStep(failing(refusal('57P03')), { log, signal: stopping.signal });
  stopping.abort();
  await expect(waiting).rejects.toThrow();
});

import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from './free-port.ts';
import { inServer } from './program-files.ts';
import { type TestApp, testApp } from './testing/app.ts';

const run = promisify(execFile);
const program = inServer('build/main.js');
const command = fileURLToPath(new URL('./cli/ledger-check.ts', import.meta.url));

let t: TestApp;
let dir: string;
beforeAll(async () => {
  t = await testApp();
  dir = await mkdtemp(join(tmpdir(), 'tomoguide-main-'));
});
afterAll(async () => {
  await t.close();
  await rm(dir, { recursive: true });
});

/** What it says on standard error before it ends with 1. */
const refusal = async (env: Record<string, string>, file = program): Promise<string> => {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const base = {
    PATH,
    NODE_COMPILE_CACHE,
    DATA_DIR: dir,
    LOG_LEVEL: 'error',
    DEMO: 'false',
    NODE_ENV: 'test',
  };
  const error = await run(process.execPath, [file], { env: { ...base, ...env } }).then(
    () => null,
    (failure) => failure,
  );
  expect(error?.code).toBe(1);
  return error.stderr.trimEnd();
};

test('a taken port is said in one line', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const port = String((holder.address() as { port: number }).port);
  const said = await refusal({ PORT: port, DATABASE_URL: t.databaseUrl });
  expect(said).toBe(
    `Port ${port} of 127.0.0.1 is taken: stop what listens there, or set another PORT.`,
  );
  holder.close();
});

test.each([
  ['the program', program],
  ['a command', command],
])('%s says in one line why the database refuses', async (_, file) => {
  const none = new URL(t.databaseUrl);
  none.pathname = '/nowhere';
  expect(await refusal({ DATABASE_URL: none.href }, file)).toMatch(
    /^The database of DATABASE_URL cannot be used: [^\n]*"nowhere"[^\n]*$/,
  );
});

test('a server that is not there is said in one line', async () => {
  const closed = `postgres://a:secret@127.0.0.1:${await freePort()}/x`;
  expect(await refusal({ DATABASE_URL: closed })).toMatch(
    /^The database of DATABASE_URL cannot be used: connect ECONNREFUSED [^\n]*$/,
  );
});

test('a folder that cannot be written is said in one line', async () => {
  // Root may write anywhere, but not below a file.
  const said = await refusal({ DATA_DIR: join(program, 'data') });
  expect(said).toMatch(/^DATA_DIR cannot be used: ENOTDIR[^\n]*$/);
});

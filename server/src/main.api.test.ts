import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort } from './free-port.ts';
import { resolveServerPath } from './server-paths.ts';
import { type TestApp, testApp } from './testing/app.ts';
import { stallingProxy } from './testing/stalling-proxy.ts';

const run = promisify(execFile);
const program = resolveServerPath('build/main.js');
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

const environment = () => {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return {
    PATH,
    NODE_COMPILE_CACHE,
    DATA_DIR: dir,
    LOG_LEVEL: 'error',
    DEMO: 'false',
    NODE_ENV: 'test',
  };
};

/** Returns the error output of a process, which must exit with 1. */
const startupError = async (env: Record<string, string>, file = program): Promise<string> => {
  const all = { ...environment(), PORT: '0', ...env };
  const error = await run(process.execPath, [file], { env: all }).then(
    () => null,
    (failure) => failure,
  );
  expect(error?.code).toBe(1);
  return error.stderr.trimEnd();
};

test('reports a port in use in one line', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const port = String((holder.address() as { port: number }).port);
  const error = await startupError({ PORT: port, DATABASE_URL: t.databaseUrl });
  expect(error).toBe(
    `Port ${port} of 127.0.0.1 is taken: stop what listens there, or set another PORT.`,
  );
  holder.close();
});

test.each([
  ['the server', program],
  ['a command', command],
])('%s reports in one line why the database rejects the connection', async (_, file) => {
  const none = new URL(t.databaseUrl);
  none.pathname = '/nowhere';
  expect(await startupError({ DATABASE_URL: none.href }, file)).toMatch(
    /^The database of DATABASE_URL cannot be used: [^\n]*"nowhere"[^\n]*$/,
  );
});

test('commands report a missing database in one line', async () => {
  const closed = `postgres://a:secret@127.0.0.1:${await findFreePort()}/x`;
  expect(await startupError({ DATABASE_URL: closed }, command)).toMatch(
    /^The database of DATABASE_URL cannot be used: connect ECONNREFUSED [^\n]*$/,
  );
});

test('responds while it waits for a database and pages that are late, and stops cleanly', async () => {
  const [port, databasePort] = [await findFreePort(), await findFreePort()];
  const late = new URL(t.databaseUrl);
  late.host = `127.0.0.1:${databasePort}`;
  const child = fork(program, ['--pages-follow'], {
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...environment(),
      LOG_LEVEL: 'warn',
      PORT: String(port),
      DATABASE_URL: late.href,
    },
  });
  const ended = once(child, 'exit');
  const waitForOutput = (isExpected: (message: { ready?: string; step?: string }) => unknown) =>
    new Promise<void>((resolve) =>
      child.on('message', (message: object) => isExpected(message) && resolve()),
    );
  const isReady = waitForOutput(({ ready }) => ready);
  const waitsForPages = waitForOutput(({ step }) => step === 'Waiting for the pages');
  const getStatus = async (path: string): Promise<number> =>
    (await fetch(`http://127.0.0.1:${port}${path}`)).status;

  const [line] = await once(child.stdout ?? child, 'data');
  expect(JSON.parse(String(line).split('\n', 1)[0] ?? '').msg).toMatch(
    /^The database cannot be used yet \(connect ECONNREFUSED .*\): trying again in 0.5 s$/,
  );
  expect(await getStatus('/api/health')).toBe(200);
  expect(await getStatus('/api/ready')).toBe(503);

  const proxy = await stallingProxy(t.databaseUrl, databasePort);
  await waitsForPages;
  expect(await getStatus('/api/ready')).toBe(503);
  child.send({ pagesBuilt: true });
  await isReady;
  expect(await getStatus('/api/ready')).toBe(200);
  child.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  await proxy.close();
});

test('reports a folder that is not writable in one line', async () => {
  // The path is below a file, because root can write to any folder.
  const error = await startupError({ DATA_DIR: join(program, 'data') });
  expect(error).toMatch(/^DATA_DIR cannot be used: ENOTDIR[^\n]*$/);
});

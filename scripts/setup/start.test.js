import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parseEnvFile } from './env-file.js';
import { inRoot } from './paths.js';
import { createSteps } from './steps.js';

const run = promisify(execFile);

/** A folder that simulates a fresh clone in which nothing is installed. */
let clone;
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'tomoguide-clone-'));
  cpSync(inRoot('scripts'), join(clone, 'scripts'), { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) cpSync(inRoot(file), join(clone, file));
});
afterAll(() => rmSync(clone, { recursive: true }));

/**
 * Returns the error output of `npm start` in the clone. The environment contains no npm, so an attempt to
 * run it would fail.
 */
const getStartupError = async (env) => {
  const failure = await run(process.execPath, [join(clone, 'scripts/start.js')], {
    env: { npm_execpath: 'no-npm', ...env },
  }).catch((error) => error);
  expect(failure.code).toBe(1);
  return failure.stderr;
};

/** Returns the JSON that `code` prints. The code can use a module of the clone's scripts as `it`. */
const getOutput = async (file, code) => {
  const script = `import * as it from ${JSON.stringify(join(clone, 'scripts/setup', file))}; ${code}`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script]);
  return JSON.parse(stdout);
};

const withEnvFile = async (text, work) => {
  writeFileSync(join(clone, '.env'), text);
  try {
    return await work();
  } finally {
    rmSync(join(clone, '.env'));
  }
};

test('reports a port that is in use before installing anything, wherever the port is configured', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address();
  const message = `Port ${port} of 127.0.0.1 is taken: stop what listens there, or set another PORT.\n`;
  expect(await getStartupError({ PORT: String(port) })).toBe(message);
  await withEnvFile(`PORT="${port}" # ours\n`, async () => {
    expect(await getStartupError({})).toBe(message);
    expect(await getStartupError({ PORT: 'abc' })).toMatch(/^PORT=abc is not a port: [^\n]*\n$/);
  });
  holder.close();
});

test('reports an address that belongs to another machine in a single line', async () => {
  expect(await getStartupError({ HOST: '192.0.2.1' })).toMatch(
    /^The server cannot listen on 192.0.2.1[^\n]*\n$/,
  );
});

test('reports that there is no embedded PostgreSQL for the platform', async () => {
  const messages = await getOutput(
    'install.js',
    "console.log(JSON.stringify([it.findMissingProgramMessage(['postgres'], {}), it.findMissingProgramMessage([], {})]))",
  );
  expect(messages).toEqual([expect.stringMatching(/^There is no embedded PostgreSQL for /), null]);
});

test('treats an interrupted installation as incomplete', async () => {
  const missing = () =>
    getOutput('install.js', 'console.log(JSON.stringify(it.listMissingPackages().length))');
  mkdirSync(join(clone, 'node_modules'), { recursive: true });
  const without = await missing();
  writeFileSync(join(clone, 'node_modules/.package-lock.json'), '{ "packages": { "node_mod');
  expect(without).toBeGreaterThan(100);
  expect(await missing()).toBe(without);
});

test('makes a second command wait while the first one installs or builds', async () => {
  const order = await getOutput(
    'setup-lock.js',
    `const order = [];
    const work = (name) => async () => {
      order.push('begins');
      await new Promise((later) => setTimeout(later, 50));
      order.push('ends');
    };
    await Promise.all([it.withSetupLock(work()), it.withSetupLock(work())]);
    console.log(JSON.stringify(order));`,
  );
  expect(order).toEqual(['begins', 'ends', 'begins', 'ends']);
});

test.each([
  ['PORT=3000\n\n# a comment\nexport HOST = 127.0.0.1 # here\n'],
  ['A="x # y"\nB=\'$z "q"\'\nC=`a\'b`\nD=\nE=a=b\r\nF="two\nlines"\nG="one\\ntwo"'],
])('parses .env as Node does: %j', (text) => {
  expect(Object.fromEntries(parseEnvFile(text))).toEqual({ ...parseEnv(text) });
});

test.each([
  ['PORT=1\nHOST 127.0.0.1\n', 'line 2 is not NAME=value'],
  ['A="1\n2"\n\n=3\n', 'line 4 is not NAME=value'],
  ['A=1\nB="2\nC=3\n', 'line 2 has a quote that is not closed'],
])('rejects lines of .env that Node would silently ignore: %j', async (text, problem) => {
  expect(() => parseEnvFile(text)).toThrow(problem);
  expect(await withEnvFile(text, () => getStartupError({ PORT: '0' }))).toBe(
    `.env cannot be read: ${problem}. .env.example shows how it is written.\n`,
  );
});

test('prints a step after three seconds, and then its progress every ten seconds', () => {
  vi.useFakeTimers();
  const lines = [];
  const steps = createSteps((line) => lines.push(line));
  steps.begin('Quick');
  vi.advanceTimersByTime(2_900);
  steps.begin('Slow', () => '1 of 3');
  vi.advanceTimersByTime(4_000);
  steps.begin('Slow', () => '2 of 3');
  vi.advanceTimersByTime(10_000);
  steps.end();
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  expect(lines).toEqual(['Slow: 1 of 3 (3 s)', 'Slow: 2 of 3 (13 s)']);
});

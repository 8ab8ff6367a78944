// Simulates a new developer in a clean clone: runs `npm start`, loads a page, stops the server, then makes
// one edit under `npm run dev`. Runs as root, as an ordinary user in a private home folder, and in a path
// with spaces and Chinese characters. Part of `npm run test:long`; to run it alone: node
// scripts/testing/clean-clone.js
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../setup/paths.js';
import { isGreen } from './is-green.js';
import { checkTally, sum, summaryLine } from './tally.js';

const isRoot = process.getuid?.() === 0;
/** Debian's account `nobody`, which owns nothing else. */
const NOBODY = { uid: 65534, gid: 65534 };
/** Timeout for the first start, which includes the installation. */
const START_MS = 900_000;
const STOP_MS = 30_000;
/** Timeout for serving an edit. An idle machine needs two seconds, but a restart loop never finishes. */
const EDIT_MS = 30_000;
/** Maximum disk space that `npm start` may take up with packages (docs/decisions/024-install-size.md). */
const MAX_MEGABYTES = 480;

/**
 * Returns the environment of a fresh shell, without the variables of the npm and Node that run this script.
 */
const cleanEnvironment = (home, port) => {
  const passed = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|NODE_|TEST_|INIT_CWD|DATABASE_URL|XDG_)/i.test(name),
  );
  const PATH = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(ROOT) && !folder.includes('node_modules'))
    .join(delimiter);
  return { ...Object.fromEntries(passed), PATH, HOME: home, PORT: String(port) };
};

export const findFreePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

export const until = async (ms, what, works) => {
  for (const end = Date.now() + ms; Date.now() < end; await wait(100)) if (await works()) return;
  throw new Error(`${what} within ${ms / 1000} s`);
};

export const fetchText = (url) =>
  fetch(url, { signal: AbortSignal.timeout(60_000) })
    .then((reply) => (reply.ok ? reply.text() : ''))
    .catch(() => '');

const getLink = (path) => {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
};

/** Returns the processes whose working directory or program is in one of these folders. */
const processesIn = (folders) =>
  readdirSync('/proc').filter(
    (pid) =>
      /^\d+$/.test(pid) &&
      [getLink(`/proc/${pid}/cwd`), getLink(`/proc/${pid}/exe`)].some((path) =>
        folders.some((folder) => path.startsWith(folder)),
      ),
  );

/** Runs npm in the clone. Its output is stored for error messages. */
const npm = (clone, args, { user, env }) => {
  const child = spawn('npm', args, { cwd: clone, env, ...user });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output = (output + chunk).slice(-4000);
    });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  return { child, exited, output: () => output };
};

const stop = async ({ child, exited }, folders) => {
  child.kill('SIGTERM');
  await Promise.race([exited, wait(STOP_MS)]);
  await until(STOP_MS, 'what was started did not end', () => !processesIn(folders)[0]);
};

/** Runs `npm <args>` while `check` is running, then stops it. */
const whileRunning = async (clone, folders, args, settings, check) => {
  const running = npm(clone, args, settings);
  const url = `http://127.0.0.1:${settings.env.PORT}`;
  let ended = false;
  running.exited.then(() => {
    ended = true;
  });
  try {
    await until(START_MS, `npm ${args.join(' ')} did not answer`, async () => {
      if (ended) throw new Error(`npm ${args.join(' ')} ended`);
      return (await fetchText(`${url}/api/ready`)) !== '';
    });
    await check(url, running);
  } catch (error) {
    throw new Error(`${error.message}\n${running.output()}`);
  } finally {
    await stop(running, folders());
  }
};

const checkPage = async (url) => {
  await until(START_MS, 'the landing page was not served', async () =>
    (await fetchText(`${url}/`)).includes('</html>'),
  );
};

const bytesIn = (path) => {
  const entry = lstatSync(path);
  const inside = entry.isDirectory() ? readdirSync(path) : [];
  return inside.reduce((sum, name) => sum + bytesIn(join(path, name)), entry.blocks * 512);
};

/** Returns a function that checks a page and the size of the installation. */
const checkPageAndSize = (clone) => async (url) => {
  await checkPage(url);
  const megabytes = Math.round(bytesIn(join(clone, 'node_modules')) / 2 ** 20);
  if (megabytes > MAX_MEGABYTES)
    throw new Error(`node_modules takes ${megabytes} MB, more than ${MAX_MEGABYTES}`);
};

/** Returns a function that checks that an edit of the server's source is served after one restart. */
const checkEdit = (clone) => async (url, running) => {
  await checkPage(url);
  const file = join(clone, 'server/src/http/health.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace("'live'", "'edited'"));
  await until(EDIT_MS, 'an edit was not served', async () =>
    (await fetchText(`${url}/api/health`)).includes('edited'),
  );
  await wait(3000);
  const restarts = running.output().split('Change detected').length - 1;
  if (restarts > 1) throw new Error(`one edit made ${restarts} restarts`);
};

const checkIn = async (home, user) => {
  const clone = join(home, 'tomoguide');
  const cloned = spawnSync('git', ['clone', '-q', '--depth', '1', `file://${ROOT}`, clone]);
  if (cloned.status !== 0) throw new Error(String(cloned.stderr));
  if (user) spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, home]);
  const settings = { user, env: cleanEnvironment(home, await findFreePort()) };
  const location = join(clone, 'data/postgres/location');
  const folders = () => [home, ...(existsSync(location) ? [readFileSync(location, 'utf8')] : [])];
  try {
    await whileRunning(clone, folders, ['start'], settings, checkPageAndSize(clone));
    await whileRunning(clone, folders, ['run', 'dev'], settings, checkEdit(clone));
  } finally {
    for (const folder of [...folders(), join(home, '..')])
      rmSync(folder, { recursive: true, force: true });
  }
};

const newHome = (...inside) => {
  const base = mkdtempSync(join(tmpdir(), 'tomoguide-clone-'));
  const home = join(base, ...inside);
  mkdirSync(home, { recursive: true });
  return home;
};

const privateHome = () => {
  const home = newHome('home');
  chmodSync(home, 0o700);
  chmodSync(join(home, '..'), 0o755);
  return home;
};

const CASES = {
  'as root, in a folder that only root may enter': isRoot && (() => checkIn(privateHome())),
  'as an ordinary user in a closed home': () => checkIn(privateHome(), isRoot ? NOBODY : undefined),
  'in a path with spaces and Chinese': () => checkIn(newHome('my guides 友导')),
};

/** Runs all cases and returns their tally. */
export const cleanClone = async () => {
  const tallies = [];
  for (const [name, attempt] of Object.entries(CASES)) {
    if (!attempt) {
      tallies.push({ ...sum([]), skipped: 1 });
      continue;
    }
    const began = Date.now();
    const failure = await attempt().then(
      () => null,
      (error) => error.message,
    );
    console.log(`${failure ? '✗' : '✓'} ${name} (${Math.round((Date.now() - began) / 1000)} s)`);
    if (failure) console.error(failure);
    tallies.push(checkTally(!failure, `a clean clone, ${name}`));
  }
  return sum(tallies);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const total = await cleanClone();
  console.log(summaryLine(total));
  process.exit(isGreen(total) ? 0 : 1);
}

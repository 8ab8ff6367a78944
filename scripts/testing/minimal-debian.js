// Runs the two commands in the README on a minimal Debian, as root and as an ordinary user. The system
// consists of the base system, Node, npm and certificates, without a browser, locale or font. `.ci/run`
// uses the short form, which starts the site and runs the tests that could depend on the machine
// (environment-tests.js). `npm run test:long` uses the full form, which runs all of `npm test`. To run it
// alone: node scripts/testing/minimal-debian.js [--short]
import { spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../setup/paths.js';
import { fetchText, findFreePort, until } from './clean-clone.js';
import { isGreen } from './is-green.js';
import { checkTally, sum, summaryLine } from './tally.js';

const RELEASE = 'bookworm';
const CLONE = 'tomoguide';
const START_MS = 600_000;
/** The accounts that the README supports. Each clone is in a home folder that only its owner can access. */
const USERS = [
  { name: 'an ordinary user', id: 1000, home: '/home/someone' },
  { name: 'root', id: 0, home: '/root' },
];
/** Environment variables that a machine needs to reach package registries. */
const FORWARDED = /^(https?_proxy|no_proxy|npm_config_registry|node_extra_ca_certs)$/i;
const NETWORK_FILES = ['/etc/resolv.conf', '/etc/hosts', '/etc/ssl/certs/ca-certificates.crt'];

/** Returns why no minimal Debian can be created on this machine; null if it can. */
const obstacle = () => {
  if (process.platform !== 'linux' || process.getuid() !== 0) return 'it takes root, on Linux';
  const isInstalled = (program) => spawnSync(program, ['--version']).status === 0;
  return isInstalled('mmdebstrap') ? null : 'mmdebstrap is not installed';
};

const runOrThrow = (command, args, options = {}) => {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8', ...options });
  if (status !== 0) throw new Error(`${command}: ${error?.message ?? stderr.slice(-2000)}`);
};

/** Copies this machine's Node and npm to where every PATH finds them. */
const copyNode = (root) => {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const cli = realpathSync(npm ?? spawnSync('which', ['npm'], { encoding: 'utf8' }).stdout.trim());
  cpSync(node ?? process.execPath, join(root, 'usr/local/bin/node'));
  cpSync(dirname(dirname(cli)), join(root, 'usr/local/lib/npm'), { recursive: true });
  runOrThrow('ln', ['-s', '../lib/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm')]);
};

const createSystem = (root) => {
  const options = ['--mode=root', '--variant=minbase', '--include=ca-certificates'];
  // The system is temporary, so it need not be synced to disk.
  runOrThrow('mmdebstrap', ['--quiet', ...options, '--dpkgopt=force-unsafe-io', RELEASE, root]);
  for (const file of NETWORK_FILES) cpSync(file, join(root, file), { dereference: true });
  copyNode(root);
  for (const { id, home } of USERS) {
    runOrThrow('git', ['clone', '-q', '--depth', '1', `file://${ROOT}`, join(root, home, CLONE)]);
    if (id > 0)
      appendFileSync(join(root, 'etc/passwd'), `someone:x:${id}:${id}::${home}:/bin/sh\n`);
    runOrThrow('chown', ['-R', `${id}:${id}`, join(root, home)]);
    chmodSync(join(root, home), 0o700);
  }
};

/**
 * Copies installed packages and builds to the second account in the short form, so that it reuses those of
 * the first.
 */
const copyInstalled = (root, from, to) => {
  for (const folder of ['node_modules', 'web/build', 'server/build']) {
    const [source, target] = [from, to].map(({ home }) => join(root, home, CLONE, folder));
    runOrThrow('cp', ['-a', source, target]);
    runOrThrow('chown', ['-R', `${to.id}:${to.id}`, target]);
  }
};

/**
 * Runs as the init process of the system, so that nothing that it starts or mounts outlives it. The shell
 * must not exec the command: the shell dies with unshare, but a process that switches users would not.
 */
const ENTER = `
mount --rbind /dev "$1/dev" && mount -t proc proc "$1/proc" || exit 125
root=$1 user=$2; shift 2
chroot --userspec="$user:$user" --groups= "$root" /usr/bin/env -i "$@"
exit $?
`;

const children = new Set();
process.on('exit', () => {
  // Killing init also kills everything that it started.
  for (const child of children) child.kill('SIGKILL');
});

/** Runs a shell command in the user's clone, with a minimal environment. */
const enter = (root, { id, home }, command, port) => {
  const passed = Object.entries(process.env).filter(([name]) => FORWARDED.test(name));
  const env = {
    ...Object.fromEntries(passed),
    HOME: home,
    PORT: port,
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  };
  const pairs = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const program = ['sh', '-c', `cd ${join(home, CLONE)} && ${command}`];
  const child = spawn('unshare', [
    ...['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', ENTER, 'sh'],
    ...[root, String(id), ...pairs, ...program],
  ]);
  children.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      output = (output + part).slice(-6000);
    });
  const exited = new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 128)));
  exited.then(() => children.delete(child));
  return { child, exited, output: () => output };
};

/** Runs `npm start` until it serves a page. */
const start = async (root, user) => {
  const port = await findFreePort();
  const running = enter(root, user, 'exec npm start', port);
  let ended = false;
  running.exited.then(() => {
    ended = true;
  });
  try {
    await until(START_MS, 'npm start served no page', async () => {
      if (ended) throw new Error('npm start ended');
      return (await fetchText(`http://127.0.0.1:${port}/`)).includes('</html>');
    });
  } catch (error) {
    throw new Error(`${error.message}\n${running.output()}`);
  } finally {
    running.child.kill('SIGKILL'); // SIGKILL is needed, because unshare ignores SIGTERM.
    await running.exited;
  }
};

const run = async (root, user, command) => {
  const running = enter(root, user, command, 0);
  const code = await running.exited;
  if (code !== 0) throw new Error(`${command} ended with ${code}\n${running.output()}`);
};

const check = async (name, attempt) => {
  const began = Date.now();
  const failure = await attempt().then(
    () => null,
    (error) => error.message,
  );
  console.log(`${failure ? '✗' : '✓'} ${name} (${Math.round((Date.now() - began) / 1000)} s)`);
  if (failure) console.error(failure);
  return checkTally(!failure, `minimal Debian, ${name}`);
};

/** Runs all checks on a minimal Debian and returns their tally. */
export const minimalDebian = async ({ short = false } = {}) => {
  const reason = obstacle();
  if (reason) {
    console.log(`Skipped: ${reason}.`);
    return { ...sum([]), skipped: 1 };
  }
  const root = mkdtempSync(join(tmpdir(), 'tomoguide-minimal-'));
  process.on('exit', () => rmSync(root, { recursive: true, force: true }));
  const tests = short ? 'exec node scripts/test.js --environment' : 'exec npm test';
  const tallies = [await check('created', async () => createSystem(root))];
  if (!isGreen(tallies[0])) return tallies[0];
  const [first] = USERS;
  for (const user of USERS) {
    if (short && user !== first)
      tallies.push(await check('copied', async () => copyInstalled(root, first, user)));
    tallies.push(await check(`npm start as ${user.name}`, () => start(root, user)));
    tallies.push(await check(`${tests.slice(5)} as ${user.name}`, () => run(root, user, tests)));
  }
  return sum(tallies);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  const total = await minimalDebian({ short: process.argv.includes('--short') });
  console.log(summaryLine(total));
  if (process.env.TEST_TALLY) writeFileSync(process.env.TEST_TALLY, JSON.stringify(total));
  process.exit(total.failed === 0 ? 0 : 1);
}

// The README's two commands on a machine with nothing but Debian's base system, Node, npm and
// certificates: as root and as an ordinary user, with no browser, no locale and no font installed.
// In short it starts the site and runs the tests that a machine could decide (about-machine.js):
// part of `.ci/run`. In full it runs all of `npm test`: part of `npm run test:long`.
// Alone: node scripts/testing/bare-machine.js [--short]
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
import { freePort, textOf, until } from './clean-clone.js';
import { isGreen, ofCheck, sentence, sum } from './tally.js';

const RELEASE = 'bookworm';
const CLONE = 'tomoguide';
const START_MS = 600_000;
/** The accounts that the README promises for. Both clones lie in a home that nobody else may enter. */
const USERS = [
  { name: 'an ordinary user', id: 1000, home: '/home/someone' },
  { name: 'root', id: 0, home: '/root' },
];
/** What a machine needs to reach package registries and knows where they are. */
const PASSED_ON = /^(https?_proxy|no_proxy|npm_config_registry|node_extra_ca_certs)$/i;
const OF_THE_NETWORK = ['/etc/resolv.conf', '/etc/hosts', '/etc/ssl/certs/ca-certificates.crt'];

/** Why no such machine can be made here; null where one can. */
const obstacle = () => {
  if (process.platform !== 'linux' || process.getuid() !== 0)
    return 'only root can make one, on Linux';
  const isThere = (program) => spawnSync(program, ['--version']).status === 0;
  return isThere('mmdebstrap') ? null : 'mmdebstrap is not installed';
};

const must = (command, args, options = {}) => {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8', ...options });
  if (status !== 0) throw new Error(`${command}: ${error?.message ?? stderr.slice(-2000)}`);
};

/** The Node and the npm of the machine we run on, where every PATH leads. */
const bringNode = (root) => {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const cli = realpathSync(npm ?? spawnSync('which', ['npm'], { encoding: 'utf8' }).stdout.trim());
  cpSync(node ?? process.execPath, join(root, 'usr/local/bin/node'));
  cpSync(dirname(dirname(cli)), join(root, 'usr/local/lib/npm'), { recursive: true });
  must('ln', ['-s', '../lib/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm')]);
};

const makeMachine = (root) => {
  const options = ['--mode=root', '--variant=minbase', '--include=ca-certificates'];
  // It is thrown away: nothing has to be on the disk for good.
  must('mmdebstrap', ['--quiet', ...options, '--dpkgopt=force-unsafe-io', RELEASE, root]);
  for (const file of OF_THE_NETWORK) cpSync(file, join(root, file), { dereference: true });
  bringNode(root);
  for (const { id, home } of USERS) {
    must('git', ['clone', '-q', '--depth', '1', `file://${ROOT}`, join(root, home, CLONE)]);
    if (id > 0)
      appendFileSync(join(root, 'etc/passwd'), `someone:x:${id}:${id}::${home}:/bin/sh\n`);
    must('chown', ['-R', `${id}:${id}`, join(root, home)]);
    chmodSync(join(root, home), 0o700);
  }
};

/** In short, what the first account installed and built is not installed and built again for the next. */
const handOn = (root, from, to) => {
  for (const made of ['node_modules', 'web/build', 'web/.react-router', 'server/build']) {
    const [source, target] = [from, to].map(({ home }) => join(root, home, CLONE, made));
    must('cp', ['-a', source, target]);
    must('chown', ['-R', `${to.id}:${to.id}`, target]);
  }
};

/**
 * The first process of the machine: nothing that it starts or mounts outlives it. The shell stays, as
 * it ends with unshare, which a process loses that becomes another user.
 */
const ENTER = `
mount --rbind /dev "$1/dev" && mount -t proc proc "$1/proc" || exit 125
root=$1 user=$2; shift 2
chroot --userspec="$user:$user" --groups= "$root" /usr/bin/env -i "$@"
exit $?
`;

const living = new Set();
process.on('exit', () => {
  for (const child of living) child.kill('SIGKILL'); // and with it all that it started
});

/** Runs `command` in the user's clone, by a shell, with nothing in its environment but what it needs. */
const enter = (root, { id, home }, command, port) => {
  const passed = Object.entries(process.env).filter(([name]) => PASSED_ON.test(name));
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
  living.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      output = (output + part).slice(-6000);
    });
  const exited = new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 128)));
  exited.then(() => living.delete(child));
  return { child, exited, output: () => output };
};

/** `npm start`, until a page is served. */
const start = async (root, user) => {
  const port = await freePort();
  const running = enter(root, user, 'exec npm start', port);
  let ended = false;
  running.exited.then(() => {
    ended = true;
  });
  try {
    await until(START_MS, 'npm start served no page', async () => {
      if (ended) throw new Error('npm start ended');
      return (await textOf(`http://127.0.0.1:${port}/`)).includes('</html>');
    });
  } catch (error) {
    throw new Error(`${error.message}\n${running.output()}`);
  } finally {
    running.child.kill('SIGKILL'); // unshare takes no notice of SIGTERM
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
  return ofCheck(!failure, `a bare machine, ${name}`);
};

/** The tally of all that is tried on the machine. */
export const bareMachine = async ({ short = false } = {}) => {
  const reason = obstacle();
  if (reason) {
    console.log(`Skipped: ${reason}.`);
    return { ...sum([]), skipped: 1 };
  }
  const root = mkdtempSync(join(tmpdir(), 'tomoguide-bare-'));
  process.on('exit', () => rmSync(root, { recursive: true, force: true }));
  const tests = short ? 'exec node scripts/test.js --machine' : 'exec npm test';
  const tallies = [await check('made', async () => makeMachine(root))];
  if (!isGreen(tallies[0])) return tallies[0];
  const [first] = USERS;
  for (const user of USERS) {
    if (short && user !== first)
      tallies.push(await check('handed on', async () => handOn(root, first, user)));
    tallies.push(await check(`npm start as ${user.name}`, () => start(root, user)));
    tallies.push(await check(`${tests.slice(5)} as ${user.name}`, () => run(root, user, tests)));
  }
  return sum(tallies);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  const total = await bareMachine({ short: process.argv.includes('--short') });
  console.log(sentence(total));
  if (process.env.TEST_TALLY) writeFileSync(process.env.TEST_TALLY, JSON.stringify(total));
  process.exit(total.failed === 0 ? 0 : 1);
}

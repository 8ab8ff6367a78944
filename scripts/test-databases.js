// npm run test:databases: the API tests that are about SQL once through PgBouncer in transaction mode,
// and once with public reads on a streaming replica; with Debian's packages postgresql-15 and pgbouncer.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from './setup/paths.js';
import { run } from './setup/runtime.js';

const BIN = '/usr/lib/postgresql/15/bin';
const POOLER = '/usr/sbin/pgbouncer';
const FLAGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  log_checkpoints: 'off',
  max_connections: '300',
};

for (const [file, name] of [
  [join(BIN, 'postgres'), 'postgresql-15'],
  [POOLER, 'pgbouncer'],
]) {
  if (existsSync(file)) continue;
  console.error(`${file} is missing: apt-get install ${name}`);
  process.exit(1);
}

const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
};

const isRoot = process.getuid() === 0;
const account = (command, args) =>
  isRoot
    ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', command, ...args]]
    : [command, args];
const started = [];
const folder = mkdtempSync(join(tmpdir(), 'tomoguide-databases-'));
chmodSync(folder, 0o711);

/** A folder of whoever runs PostgreSQL. */
const own = (name) => {
  const path = join(folder, name);
  mkdirSync(path, { mode: 0o700 });
  if (isRoot) spawnSync('chown', ['postgres', path]);
  return path;
};

const doOnce = (command, args) => {
  const [program, all] = account(command, args);
  const { status, stderr } = spawnSync(program, all, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ended with ${status}:\n${stderr}`);
};

const keep = (command, args) => {
  const [program, all] = account(command, args);
  const child = spawn(program, all, { cwd: folder, stdio: 'ignore' });
  started.push(child);
};

const startPostgres = async (data, flags = {}) => {
  const port = await freePort();
  const settings = Object.entries({ ...FLAGS, port, ...flags });
  keep(join(BIN, 'postgres'), [
    ...['-D', data],
    ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  const waiting = ['-h', '127.0.0.1', '-p', String(port), '-U', 'ci', '-t', '1', '-q'];
  for (let n = 0; spawnSync(join(BIN, 'pg_isready'), waiting).status !== 0; n += 1) {
    if (n === 60) throw new Error(`PostgreSQL on ${data} did not start`);
    await new Promise((later) => setTimeout(later, 500));
  }
  return port;
};

const startPooler = async (postgresPort) => {
  const port = await freePort();
  const settings = join(own('pooler'), 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `* = host=127.0.0.1 port=${postgresPort} user=ci connect_query='set statement_timeout = 60000'`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'auth_type = any',
    'pool_mode = transaction',
    // Fewer than an app of the tests opens, so that they share.
    'default_pool_size = 15',
    'max_client_conn = 500',
    'unix_socket_dir =',
    'log_connections = 0',
    'log_disconnections = 0',
    'log_pooler_errors = 0',
    `logfile = ${join(folder, 'pooler', 'log')}`,
  ];
  writeFileSync(settings, `${lines.join('\n')}\n`);
  if (isRoot) spawnSync('chown', ['postgres', settings]);
  keep(POOLER, ['-q', settings]);
  return port;
};

const url = (port) => `postgres://ci@127.0.0.1:${port}/postgres`;
const testWith = (env) => run([inRoot('scripts/test.js'), '--sql'], { env });

const main = async () => {
  const data = own('primary');
  doOnce(join(BIN, 'initdb'), [
    ...['-D', data, '-U', 'ci', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
  ]);
  const primary = await startPostgres(data);
  const pooler = await startPooler(primary);
  console.log('\n── through PgBouncer in transaction mode');
  const pooled = await testWith({ DATABASE_URL: url(primary), TEST_POOLER_URL: url(pooler) });

  const copy = own('replica');
  doOnce(join(BIN, 'pg_basebackup'), [
    ...['-D', copy, '-R', '-h', '127.0.0.1', '-p', String(primary), '-U', 'ci', '--no-sync'],
  ]);
  const replica = await startPostgres(copy);
  // A test reads at once what it wrote: a commit waits until the replica shows it.
  for (const [name, value] of [
    ['synchronous_standby_names', '*'],
    ['synchronous_commit', 'remote_apply'],
  ])
    doOnce(join(BIN, 'psql'), [url(primary), '-qc', `alter system set ${name} = '${value}'`]);
  doOnce(join(BIN, 'psql'), [url(primary), '-qc', 'select pg_reload_conf()', '-o', '/dev/null']);
  console.log('\n── with public reads on a streaming replica');
  const replicated = await testWith({
    DATABASE_URL: url(primary),
    TEST_REPLICA_URL: url(replica),
  });
  return pooled === 0 && replicated === 0;
};

/** The replica before the primary that it reads from. */
const clean = async () => {
  for (const child of started.splice(0).reverse()) {
    child.kill('SIGINT');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
};

for (const [signal, code] of [
  ['SIGTERM', 143],
  ['SIGINT', 130],
])
  process.on(signal, () => clean().then(() => process.exit(code)));
let isGreen = false;
try {
  isGreen = await main();
} finally {
  await clean();
}
process.exit(isGreen ? 0 : 1);

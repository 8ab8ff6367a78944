// npm run test:databases: runs the API tests about SQL once through PgBouncer in transaction mode, and once
// with public reads on a streaming replica. Requires Debian's packages postgresql-15 and pgbouncer.
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

const findFreePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
};

const isRoot = process.getuid() === 0;
const asPostgresUser = (command, args) =>
  isRoot
    ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', command, ...args]]
    : [command, args];
const started = [];
const folder = mkdtempSync(join(tmpdir(), 'tomoguide-databases-'));
chmodSync(folder, 0o711);

/** Creates a folder owned by the account as which PostgreSQL runs. */
const createPostgresFolder = (name) => {
  const path = join(folder, name);
  mkdirSync(path, { mode: 0o700 });
  if (isRoot) spawnSync('chown', ['postgres', path]);
  return path;
};

const runAsPostgres = (command, args) => {
  const [program, all] = asPostgresUser(command, args);
  const { status, stderr } = spawnSync(program, all, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ended with ${status}:\n${stderr}`);
};

const spawnAsPostgres = (command, args) => {
  const [program, all] = asPostgresUser(command, args);
  const child = spawn(program, all, { cwd: folder, stdio: 'ignore' });
  started.push(child);
};

const startPostgres = async (data, flags = {}) => {
  const port = await findFreePort();
  const settings = Object.entries({ ...FLAGS, port, ...flags });
  spawnAsPostgres(join(BIN, 'postgres'), [
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
  const port = await findFreePort();
  const settings = join(createPostgresFolder('pooler'), 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `* = host=127.0.0.1 port=${postgresPort} user=ci connect_query='set statement_timeout = 60000'`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'auth_type = any',
    'pool_mode = transaction',
    // Fewer connections than the apps in the tests open, so that they must share them.
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
  spawnAsPostgres(POOLER, ['-q', settings]);
  return port;
};

const getDatabaseUrl = (port) => `postgres://ci@127.0.0.1:${port}/postgres`;
const runTests = (env) => run([inRoot('scripts/test.js'), '--sql'], { env });

const main = async () => {
  const data = createPostgresFolder('primary');
  runAsPostgres(join(BIN, 'initdb'), [
    ...['-D', data, '-U', 'ci', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
  ]);
  const primary = await startPostgres(data);
  const pooler = await startPooler(primary);
  console.log('\n── through PgBouncer in transaction mode');
  const pooled = await runTests({
    DATABASE_URL: getDatabaseUrl(primary),
    TEST_POOLER_URL: getDatabaseUrl(pooler),
  });

  const copy = createPostgresFolder('replica');
  runAsPostgres(join(BIN, 'pg_basebackup'), [
    ...['-D', copy, '-R', '-h', '127.0.0.1', '-p', String(primary), '-U', 'ci', '--no-sync'],
  ]);
  const replica = await startPostgres(copy);
  // Tests read their own writes immediately, so a commit must wait until the replica has applied it.
  for (const [name, value] of [
    ['synchronous_standby_names', '*'],
    ['synchronous_commit', 'remote_apply'],
  ])
    runAsPostgres(join(BIN, 'psql'), [
      getDatabaseUrl(primary),
      '-qc',
      `alter system set ${name} = '${value}'`,
    ]);
  runAsPostgres(join(BIN, 'psql'), [
    getDatabaseUrl(primary),
    '-qc',
    'select pg_reload_conf()',
    '-o',
    '/dev/null',
  ]);
  console.log('\n── with public reads on a streaming replica');
  const replicated = await runTests({
    DATABASE_URL: getDatabaseUrl(primary),
    TEST_REPLICA_URL: getDatabaseUrl(replica),
  });
  return pooled === 0 && replicated === 0;
};

/** Stops the replica before its primary. */
const cleanUp = async () => {
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
  process.on(signal, () => cleanUp().then(() => process.exit(code)));
let isGreen = false;
try {
  isGreen = await main();
} finally {
  await cleanUp();
}
process.exit(isGreen ? 0 : 1);

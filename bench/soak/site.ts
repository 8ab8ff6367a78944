import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '../../server/src/database/create-database.ts';
import { migrate } from '../../server/src/database/migrate.ts';
import { startCluster } from '../../server/src/embedded-postgres/cluster.ts';
import { findFreePort } from '../../server/src/free-port.ts';
import { completeRefundsImmediately } from '../../server/src/testing/killable-site.ts';
import { type Served, serve } from '../support/process.ts';
import { getExitedChildrenSeconds, getProcessTreeSeconds } from './cpu-time.ts';

const NGINX = '/usr/sbin/nginx';
/** The same flags as in scripts/setup/serve.js. */
const FLAGS = ['--expose-gc', '--max-semi-space-size=4'];

/**
 * The site under test: two processes behind nginx, as described in docs/operations.md, with a database of
 * their own.
 */
export interface SoakedSite {
  databaseUrl: string;
  env: Record<string, string>;
  /** The public URL, which leads to the proxy. */
  url: string;
  /** The metrics URLs of the two processes. */
  metrics: readonly string[];
  /** Shuts one of the processes down gracefully and starts another in its place. */
  replace(which: 0 | 1): Promise<void>;
  /** Returns how long the slowest shutdown took, in milliseconds. */
  slowestEnd(): number;
  /** Returns the seconds of CPU time since the start, of the servers and of PostgreSQL. */
  processorSeconds(): Promise<{ servers: number; database: number }>;
  /** Returns the proxy's responses since the last call, each with its method, path and status. */
  answers(): Promise<Answered[]>;
  stop(): Promise<void>;
}

export interface Answered {
  what: string;
  status: number;
}

/**
 * Writes a copy of deploy/nginx.conf with other ports and without TLS. Its log contains the fields that the
 * soak test counts.
 */
const getProxy = async (dir: string, port: number, ports: readonly string[]): Promise<string> => {
  const deployed = await readFile(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8');
  const here = deployed
    .replace('127.0.0.1:3000', `127.0.0.1:${ports[0]}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${ports[1]}`)
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replace(/^ *ssl_certificate.*\n/gm, '')
    .replace('/var/log/nginx/tomoguide.log', join(dir, 'access.log'));
  return `
daemon off;
worker_processes 1;
pid ${join(dir, 'nginx.pid')};
error_log ${join(dir, 'error.log')};
events { worker_connections 1000; }
http {
  client_body_temp_path ${dir};
  proxy_temp_path ${dir};
  fastcgi_temp_path ${dir};
  uwsgi_temp_path ${dir};
  scgi_temp_path ${dir};
${here}
}
`;
};

const waitForExit = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

const LINE = /"(?<what>\S+ \S+)" (?<status>\d{3}) /;

/** Starts the site. `settle` seeds the database before any process with a real clock runs. */
export const startSoakedSite = async <Seeded>(
  settle: (place: Pick<SoakedSite, 'databaseUrl' | 'env'>) => Promise<Seeded>,
): Promise<{ site: SoakedSite; seeded: Seeded }> => {
  if (!existsSync(NGINX)) throw new Error(`The soak needs Debian's nginx at ${NGINX}.`);
  const dir = await mkdtemp(join(tmpdir(), 'tomoguide-soak-'));
  // The folder must be accessible to the account as which PostgreSQL runs if this process runs as root.
  await chmod(dir, 0o711);
  const cluster = await startCluster({ dir: join(dir, 'postgres'), durable: true });
  const databaseUrl = await createDatabase(cluster.url, 'soak');
  const pidFile = join(dir, 'postgres', 'cluster', 'postmaster.pid');
  const postmaster = Number.parseInt(await readFile(pidFile, 'utf8'), 10);
  await migrate(databaseUrl);
  await completeRefundsImmediately(databaseUrl);
  const [port, ...free] = await Promise.all(Array.from({ length: 5 }, findFreePort));
  const [first = '', second = '', ...forMetrics] = free.map(String);
  const url = `http://127.0.0.1:${port}`;
  const env = {
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: url,
    SESSION_SECRET: 'a secret that both processes of the soak know',
    DATA_DIR: dir,
    TRUST_PROXY: '127.0.0.1',
    RATE_LIMITS: 'off',
    DEMO: 'false',
    LOG_LEVEL: 'error',
  };
  const places = [first, second].map((PORT, n) => ({ PORT, METRICS_PORT: forMetrics[n] ?? '' }));
  const start = (n: number): Promise<Served> =>
    serve('../server/build/main.js', { ...env, ...places[n] }, FLAGS);
  const seeded = await settle({ databaseUrl, env });
  const served = [await start(0), await start(1)];
  const config = join(dir, 'nginx.conf');
  await writeFile(config, await getProxy(dir, Number(port), [first, second]));
  const proxy = spawn(NGINX, ['-c', config, '-p', dir], { stdio: 'inherit' });
  // Stops the proxy when the run ends, even if it fails.
  process.on('exit', () => proxy.kill());
  let slowest = 0;
  let read = 0;
  const site: SoakedSite = {
    databaseUrl,
    env,
    url,
    metrics: forMetrics.map((each) => `http://127.0.0.1:${each}/metrics`),
    replace: async (which) => {
      const from = performance.now();
      await served[which]?.stop();
      slowest = Math.max(slowest, performance.now() - from);
      served[which] = await start(which);
    },
    slowestEnd: () => slowest,
    processorSeconds: async () => {
      const [ended, database, ...live] = await Promise.all([
        getExitedChildrenSeconds(),
        getProcessTreeSeconds(postmaster),
        ...served.map(({ child }) => getProcessTreeSeconds(child.pid ?? 0)),
      ]);
      return { servers: live.reduce((all, one) => all + one, ended), database };
    },
    answers: async () => {
      const lines = (await readFile(join(dir, 'access.log'), 'utf8')).split('\n').slice(0, -1);
      const fresh = lines.slice(read);
      read = lines.length;
      return fresh.flatMap((line) => {
        const { what, status } = LINE.exec(line)?.groups ?? {};
        return what ? [{ what, status: Number(status) }] : [];
      });
    },
    stop: async () => {
      proxy.kill('SIGTERM');
      await waitForExit(proxy);
      await Promise.all(served.map((each) => each.stop()));
      await cluster.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
  return { site, seeded };
};

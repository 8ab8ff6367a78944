import { type ChildProcess, fork } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ensureDatabase } from '../database/create-database.ts';
import { migrate } from '../database/migrate.ts';
import { startCluster } from '../embedded-postgres/cluster.ts';
import { findPostmaster, waitForExit } from '../embedded-postgres/owner.ts';
import { resolveServerPath } from '../server-paths.ts';

/** A real server process that can be killed without warning. */
export interface KillableServer {
  /** Returns the server's URL; waits while the server is starting. */
  address(): Promise<string>;
  /**
   * Sends kill -9 and starts a new process; resolves when the new process is ready. `whileDown` runs before
   * it starts.
   */
  kill(whileDown?: () => Promise<void>): Promise<void>;
  /** Stops the server gracefully. */
  stop(): Promise<void>;
  /** Sends kill -9 without starting a new process. */
  terminate(): Promise<void>;
}

/**
 * A real server process on its own durable cluster; the server and the cluster can be killed without
 * warning.
 */
export interface KillableSite {
  databaseUrl: string;
  /** The server's environment variables. */
  env: Record<string, string>;
  /** Returns the server's URL; waits while the server is starting. */
  address(): Promise<string>;
  /**
   * Sends kill -9 and starts a new process on the same database; resolves when the new process is ready.
   * `whileDown` runs before it starts.
   */
  killServer(whileDown?: () => Promise<void>): Promise<void>;
  /** Sends kill -9 to the postmaster; resolves when a new postmaster runs on the same files. */
  killDatabase(): Promise<void>;
  stopServer(): Promise<void>;
  /** The server process that the methods above act on. */
  readonly first: KillableServer;
  /**
   * Starts another server process on the same database, with the same configuration except for these
   * values. It stops with the site.
   */
  another(env?: Record<string, string>): Promise<KillableServer>;
  /** Stops everything, and removes the site's files. */
  stop(): Promise<void>;
}

const PROGRAM = resolveServerPath('build/testing/serve-site.js');

const configuration = (databaseUrl: string, dataDir: string): Record<string, string> => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  DATABASE_POOL: '8',
  SESSION_SECRET: 'a secret that outlives every process of this test',
  NODE_ENV: 'test',
  RATE_LIMITS: 'off',
  DEMO: 'false',
  LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
  PORT: '0',
});

const REFUNDS_ARRIVE = `
  create function arrive_at_once() returns trigger language plpgsql as $$ begin
    new.arrives_at := new.created_at;
    return new;
  end $$;
  create trigger arrive_at_once before insert on demo_provider_refunds
    for each row execute function arrive_at_once()`;

/** Makes refunds of the demo provider arrive immediately, because a booking must end here in real time. */
export const completeRefundsImmediately = async (databaseUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(REFUNDS_ARRIVE).finally(() => client.end());
};

const untilExit = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

interface Serving {
  child: ChildProcess;
  address: string;
}

const serve = async (env: Record<string, string>): Promise<Serving> => {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const child = fork(PROGRAM, {
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...env },
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { ready: string }).ready));
    child.once('exit', (code, signal) =>
      reject(new Error(`the server ended with ${code ?? signal} before it was ready`)),
    );
  });
  return { child, address };
};

/** Starts a server, with retries as by a supervisor, because it can fail while the database is down. */
const serveWithRetries = async (env: Record<string, string>): Promise<Serving> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await serve(env);
    } catch (error) {
      if (attempt === 10) throw error;
    }
  }
};

const startServer = async (env: Record<string, string>): Promise<KillableServer> => {
  let serving = serveWithRetries(env);
  await serving;
  const terminate = async (): Promise<void> => {
    const { child } = await serving;
    child.kill('SIGKILL');
    await untilExit(child);
  };
  return {
    address: async () => (await serving).address,
    kill: async (whileDown) => {
      serving = terminate()
        .then(whileDown)
        .then(() => serveWithRetries(env));
      await serving;
    },
    stop: async () => {
      const { child } = await serving;
      if (child.connected) child.disconnect();
      await untilExit(child);
    },
    terminate,
  };
};

export const startKillableSite = async (): Promise<KillableSite> => {
  const dir = await mkdtemp(join(tmpdir(), 'tomoguide-kill-'));
  // The account that runs PostgreSQL if the tests run as root needs access to the folder.
  await chmod(dir, 0o711);
  const cluster = await startCluster({ dir, durable: true });
  const databaseUrl = await ensureDatabase(cluster.url, 'tomoguide');
  await migrate(databaseUrl);
  await completeRefundsImmediately(databaseUrl);
  const env = configuration(databaseUrl, join(dir, 'data'));
  const first = await startServer(env);
  const servers = [first];

  const postmaster = () => findPostmaster(join(dir, 'cluster'))?.pid;
  return {
    databaseUrl,
    env,
    address: first.address,
    killServer: first.kill,
    killDatabase: async () => {
      const pid = postmaster();
      if (!pid) throw new Error('no postmaster runs');
      process.kill(pid, 'SIGKILL');
      await waitForExit(pid, 5000);
      for (const deadline = Date.now() + 60_000; Date.now() < deadline; ) {
        if (await ensureDatabase(cluster.url, 'tomoguide').catch(() => null)) return;
        await new Promise((later) => setTimeout(later, 50));
      }
      throw new Error('PostgreSQL did not come back');
    },
    stopServer: first.stop,
    first,
    another: async (more = {}) => {
      const server = await startServer({ ...env, ...more });
      servers.push(server);
      return server;
    },
    stop: async () => {
      for (const server of servers) await server.terminate();
      await cluster.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
};

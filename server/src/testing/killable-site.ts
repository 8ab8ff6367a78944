import { type ChildProcess, fork } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ensureDatabase } from '../database/create-database.ts';
import { migrate } from '../database/migrate.ts';
import { startCluster } from '../embedded-postgres/cluster.ts';
import { gone, livingPostmaster } from '../embedded-postgres/owner.ts';
import { inServer } from '../server-paths.ts';

/** A real server process that can be killed without a word. */
export interface KillableServer {
  /** Where it listens; waits while it is being started. */
  address(): Promise<string>;
  /** kill -9, then a new process; done when that is ready. `whileDown` runs between the two. */
  kill(whileDown?: () => Promise<void>): Promise<void>;
  /** Ends it in order. */
  stop(): Promise<void>;
  /** kill -9, and nothing after it. */
  end(): Promise<void>;
}

/** A real server process on a durable cluster of its own; either can be killed without a word. */
export interface KillableSite {
  databaseUrl: string;
  /** What the server is configured with. */
  env: Record<string, string>;
  /** Where it listens; waits while it is being started. */
  address(): Promise<string>;
  /**
   * kill -9, then a new process on the same database; done when that is ready. `whileDown` runs
   * between the two.
   */
  killServer(whileDown?: () => Promise<void>): Promise<void>;
  /** kill -9 of the postmaster; done when another one runs on the same files. */
  killDatabase(): Promise<void>;
  stopServer(): Promise<void>;
  /** The process that all of these are about. */
  readonly first: KillableServer;
  /** One more server process on the same database, configured alike but for these; ends with the site. */
  another(env?: Record<string, string>): Promise<KillableServer>;
  /** Ends all and removes what they wrote. */
  stop(): Promise<void>;
}

const PROGRAM = inServer('build/testing/serve-site.js');

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

/** The demo provider's refunds arrive at once: a life is to end here, and its clock is the real one. */
export const hurryRefunds = async (databaseUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(REFUNDS_ARRIVE).finally(() => client.end());
};

const exitOf = (child: ChildProcess): Promise<void> =>
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

/** A server whose database is away just then may not come up: tried again, as a supervisor would. */
const serveInTheEnd = async (env: Record<string, string>): Promise<Serving> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await serve(env);
    } catch (error) {
      if (attempt === 10) throw error;
    }
  }
};

const startServer = async (env: Record<string, string>): Promise<KillableServer> => {
  let serving = serveInTheEnd(env);
  await serving;
  const end = async (): Promise<void> => {
    const { child } = await serving;
    child.kill('SIGKILL');
    await exitOf(child);
  };
  return {
    address: async () => (await serving).address,
    kill: async (whileDown) => {
      serving = end()
        .then(whileDown)
        .then(() => serveInTheEnd(env));
      await serving;
    },
    stop: async () => {
      const { child } = await serving;
      if (child.connected) child.disconnect();
      await exitOf(child);
    },
    end,
  };
};

export const startKillableSite = async (): Promise<KillableSite> => {
  const dir = await mkdtemp(join(tmpdir(), 'tomoguide-kill-'));
  await chmod(dir, 0o711); // the account that runs PostgreSQL for root has to pass
  const cluster = await startCluster({ dir, durable: true });
  const databaseUrl = await ensureDatabase(cluster.url, 'tomoguide');
  await migrate(databaseUrl);
  await hurryRefunds(databaseUrl);
  const env = configuration(databaseUrl, join(dir, 'data'));
  const first = await startServer(env);
  const servers = [first];

  const postmaster = () => livingPostmaster(join(dir, 'cluster'))?.pid;
  return {
    databaseUrl,
    env,
    address: first.address,
    killServer: first.kill,
    killDatabase: async () => {
      const pid = postmaster();
      if (!pid) throw new Error('no postmaster runs');
      process.kill(pid, 'SIGKILL');
      await gone(pid, 5000);
      for (const end = Date.now() + 60_000; Date.now() < end; ) {
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
      for (const server of servers) await server.end();
      await cluster.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
};

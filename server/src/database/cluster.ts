import { readdirSync, rmdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import pg from 'pg';
import { addressOf } from './cluster-owner.ts';
import { preparePlace } from './cluster-place.ts';
import { keepRunning } from './cluster-supervisor.ts';

/** A PostgreSQL of our own, reachable on loopback with a password only its folder knows. */
export interface Cluster {
  /** The maintenance database; make the application's own with `ensureDatabase`. */
  url: string;
  port: number;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** Holds the password, the log and, where the database account can enter it, the data. */
  dir: string;
  /** A free one when absent. */
  port?: number;
  /** true: an acknowledged write survives anything. false: a throw-away for tests, removed on stop. */
  durable: boolean;
  log?: (line: string) => void;
}

/**
 * Makes the cluster if `dir` has none, and runs it until `stop` or the end of this process, however
 * that comes. A killed PostgreSQL is started again on the same port. One owner a folder: throws
 * ClusterInUse while another server runs on it.
 */
export const startCluster = async (options: ClusterOptions): Promise<Cluster> => {
  const dir = resolve(options.dir);
  const place = preparePlace(dir, options.durable);
  const keeper = await keepRunning(place, {
    durable: options.durable,
    port: options.port ?? 0,
    remove: options.durable ? [] : place.files,
    log: options.log ?? (() => {}),
  });
  return {
    url: addressOf(keeper.port, place.password),
    port: keeper.port,
    async stop() {
      await keeper.stop();
      if (options.durable) return;
      for (const file of place.files) rmSync(file, { recursive: true, force: true });
      if (readdirSync(dir).length === 0) rmdirSync(dir);
    },
  };
};

const onServer = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? '';

/** Only names that need no quoting, so that a name is never SQL. */
const checked = (name: string): string => {
  if (!/^[a-z][a-z0-9_]{0,62}$/.test(name)) throw new Error(`Not a database name: ${name}`);
  return name;
};

/** The same server's address with another database in it. */
export const databaseUrl = (url: string, name: string): string => {
  const address = new URL(url);
  address.pathname = `/${checked(name)}`;
  return address.href;
};

const UTF8 = "TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C.UTF-8' LC_CTYPE 'C.UTF-8'";
const ANY_UTF8 = "TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE 'C'";

/**
 * Makes a database on the server and answers its address. A template is copied whole; a template
 * someone is just leaving is waited for. Throws 42P04 when the name is taken.
 */
export const createDatabase = (url: string, name: string, template?: string): Promise<string> =>
  onServer(url, async (client) => {
    const make = (how: string) => client.query(`CREATE DATABASE ${checked(name)} ${how}`);
    if (template) {
      const how = `TEMPLATE ${checked(template)}`;
      for (let attempt = 0; ; attempt += 1) {
        try {
          await make(how);
          break;
        } catch (error) {
          if (codeOf(error) !== '55006' || attempt === 50) throw error;
          await new Promise((later) => setTimeout(later, 100));
        }
      }
    } else {
      await make(UTF8).catch((error: unknown) => {
        if (codeOf(error) !== '42809' && codeOf(error) !== '22023') throw error;
        return make(ANY_UTF8); // a system without C.UTF-8
      });
    }
    return databaseUrl(url, name);
  });

/** The address of a database of that name, made when it is not there. */
export const ensureDatabase = async (url: string, name: string): Promise<string> => {
  const taken = await onServer(url, (client) =>
    client.query('select 1 from pg_database where datname = $1', [checked(name)]),
  );
  return taken.rowCount ? databaseUrl(url, name) : createDatabase(url, name);
};

/** Drops a database of our own, whoever is still connected. Nothing happens when it is not there. */
export const dropDatabase = (url: string, name: string): Promise<void> =>
  onServer(url, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${checked(name)} WITH (FORCE)`);
  });

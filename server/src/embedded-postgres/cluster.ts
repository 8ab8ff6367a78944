import { readdirSync, rmdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { lockFolder } from './lock-folder.ts';
import { clusterAddress } from './owner.ts';
import { makeFolder, preparePlace, removeDrafts } from './place.ts';
import { keepRunning } from './supervisor.ts';

/** The embedded PostgreSQL, reachable on loopback with a password stored in its folder. */
export interface Cluster {
  /** The maintenance database; create the application's own with `ensureDatabase`. */
  url: string;
  port: number;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** Contains the password, the log and, if the database account can enter it, the data. */
  dir: string;
  /** A free port by default. */
  port?: number;
  /**
   * If true, an acknowledged write survives any crash. If false, the cluster is temporary, for tests, and
   * is removed on stop.
   */
  durable: boolean;
  log?: (line: string) => void;
  /** Reports steps that may take a long time. */
  report?: (step: string) => void;
  /** Aborted if the cluster is no longer needed. */
  signal?: AbortSignal;
}

/**
 * Creates the cluster if `dir` has none, and runs it until `stop` or until this process exits, even if it
 * is killed. If PostgreSQL is killed, restarts it on the same port. Throws ClusterInUse while another
 * server uses the folder.
 */
export const startCluster = async (options: ClusterOptions): Promise<Cluster> => {
  const { durable, report } = options;
  const dir = resolve(options.dir);
  makeFolder(dir);
  const release = await lockFolder(dir);
  try {
    const place = await preparePlace(dir, durable, options);
    removeDrafts(place);
    report?.('Starting the database');
    const keeper = await keepRunning(place, {
      durable,
      port: options.port ?? 0,
      remove: durable ? [] : place.files,
      log: options.log ?? (() => {}),
    });
    return {
      url: clusterAddress(keeper.port, place.password),
      port: keeper.port,
      async stop() {
        release();
        await keeper.stop();
        if (durable) return;
        for (const file of place.files) rmSync(file, { recursive: true, force: true });
        if (readdirSync(dir).length === 0) rmdirSync(dir);
      },
    };
  } catch (error) {
    release();
    throw error;
  }
};

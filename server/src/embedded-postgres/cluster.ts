import { readdirSync, rmdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { lockFolder } from './lock-folder.ts';
import { getClusterUrl } from './owner.ts';
import { makeFolder, prepareCluster, removeDrafts } from './place.ts';
import { supervise } from './supervisor.ts';

/** The embedded PostgreSQL, reachable on loopback with the password stored in its folder. */
export interface Cluster {
  /** URL of the maintenance database; create the application's own database with `ensureDatabase`. */
  url: string;
  port: number;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** The folder for the password, the log and, if the database account can enter it, the data. */
  dir: string;
  /** By default, a free port is chosen. */
  port?: number;
  /**
   * If true, acknowledged writes survive any crash. If false, the cluster is a temporary one for tests, and
   * is removed when it stops.
   */
  durable: boolean;
  log?: (line: string) => void;
  /** Called to report steps that may take a long time. */
  report?: (step: string) => void;
  /** Aborted if the cluster is no longer needed while it is starting. */
  signal?: AbortSignal;
}

/**
 * Creates a cluster if `dir` contains none, and runs it until `stop` is called or this process ends, even
 * by a kill. If PostgreSQL is killed, restarts it on the same port. Throws ClusterInUse if another server
 * uses the folder.
 */
export const startCluster = async (options: ClusterOptions): Promise<Cluster> => {
  const { durable, report } = options;
  const dir = resolve(options.dir);
  makeFolder(dir);
  const release = await lockFolder(dir);
  try {
    const place = await prepareCluster(dir, durable, options);
    removeDrafts(place);
    report?.('Starting the database');
    const supervisor = await supervise(place, {
      durable,
      port: options.port ?? 0,
      remove: durable ? [] : place.files,
      log: options.log ?? (() => {}),
    });
    return {
      url: getClusterUrl(supervisor.port, place.password),
      port: supervisor.port,
      async stop() {
        release();
        await supervisor.stop();
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

import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { platform } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { getSystemErrorCode } from '../error-code.ts';
import { ClusterFailure, ClusterInUse } from './failure.ts';
import { ROLE } from './place.ts';

/** ID of the advisory lock that the cluster's owner holds while it runs; released even after kill -9. */
const OWNER_LOCK = 7_203_113;
/** Error codes while a server is starting, stopping or not running. */
const BETWEEN_STATES = ['57P03', 'ECONNREFUSED', 'ECONNRESET'];

/** Returns the URL of a database in the cluster, including the password. */
export const getClusterUrl = (port: number, password: string, database = 'postgres'): string =>
  `postgres://${ROLE}:${password}@127.0.0.1:${port}/${database}`;

/**
 * Takes ownership of a running cluster. Returns the connection that holds the ownership, or null if the
 * cluster is starting, stopping or not running. Throws ClusterInUse if another process owns it.
 */
export const takeOwnership = async (url: string): Promise<pg.Client | null> => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'tomoguide owner',
  });
  client.on('error', () => {}); // Ignores the error here, because the caller handles 'end'.
  try {
    await client.connect();
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) mine', [
      OWNER_LOCK,
    ]);
    if (rows[0]?.mine) return client;
  } catch (error) {
    await client.end().catch(() => {});
    if (BETWEEN_STATES.includes(getSystemErrorCode(error)) || getSystemErrorCode(error) === '')
      return null;
    throw error;
  }
  await client.end();
  throw new ClusterInUse();
};

/**
 * Returns whether the process is dead but its exit status has not been collected, as happens to an orphan
 * in a container without an init process.
 */
const isZombie = (pid: number): boolean => {
  if (platform() !== 'linux') return false;
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return getSystemErrorCode(error) === 'EPERM';
  }
};

/**
 * Returns whether the process is a postmaster on this folder, because after a restart of the machine or
 * container, the PID can belong to another process.
 */
const isRunningIn = (pid: number, data: string): boolean => {
  if (platform() !== 'linux') return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
  } catch {
    return false;
  }
};

/**
 * Returns the postmaster that runs on the folder according to its postmaster.pid; removes the file if it is
 * stale.
 */
export const findPostmaster = (data: string): { pid: number; port: number } | null => {
  const file = join(data, 'postmaster.pid');
  let lines: string[];
  try {
    lines = readFileSync(file, 'utf8').split('\n');
  } catch (error) {
    if (getSystemErrorCode(error) === 'ENOENT') return null;
    throw new ClusterFailure(
      `${data} belongs to another user: start as that user, or set another DATA_DIR.`,
    );
  }
  const pid = Number.parseInt(lines[0] ?? '', 10);
  if (!(pid > 0)) return null;
  if (!isAlive(pid)) return null;
  if (!isRunningIn(pid, data)) {
    rmSync(file, { force: true });
    return null;
  }
  return { pid, port: Number.parseInt(lines[3] ?? '', 10) || 0 };
};

/** Waits for a process to exit; returns whether it exited in time. */
export const waitForExit = async (pid: number, ms: number): Promise<boolean> => {
  for (const end = Date.now() + ms; Date.now() < end; await wait(20))
    if (!isAlive(pid)) return true;
  return !isAlive(pid);
};

/**
 * How long to wait, in milliseconds, for a server that is stopping, or a postmaster whose server was
 * killed, to release the folder.
 */
const OWNER_TIMEOUT_MS = 4000;
const POSTMASTER_TIMEOUT_MS = 30_000;

const sendSignal = (pid: number, name: 'SIGINT' | 'SIGQUIT'): void => {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (getSystemErrorCode(error) !== 'ESRCH') throw error;
  }
};

/**
 * Ends a postmaster whose server was killed, after verifying that it belongs to this cluster (it accepts
 * the password) and has no owner. If it has an owner, throws ClusterInUse and leaves it running.
 */
export const stopAbandoned = async (data: string, password: string): Promise<void> => {
  const began = Date.now();
  for (let left = findPostmaster(data); left; left = findPostmaster(data)) {
    const waited = Date.now() - began;
    try {
      const owner = left.port > 0 ? await takeOwnership(getClusterUrl(left.port, password)) : null;
      if (owner) {
        sendSignal(left.pid, 'SIGINT');
        await owner.end().catch(() => {});
        if (await waitForExit(left.pid, 20_000)) return;
        sendSignal(left.pid, 'SIGQUIT');
      } else if (waited > POSTMASTER_TIMEOUT_MS) {
        // The postmaster is stuck while starting or stopping; after SIGQUIT, crash recovery repairs the
        // data.
        sendSignal(left.pid, 'SIGQUIT');
        await waitForExit(left.pid, 5000);
      }
    } catch (error) {
      if (!(error instanceof ClusterInUse) || waited > OWNER_TIMEOUT_MS) throw error;
    }
    await wait(50);
  }
};

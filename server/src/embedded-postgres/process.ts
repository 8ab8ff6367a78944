import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { platform } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { findFreePort } from '../free-port.ts';
import { ClusterFailure, extractFailureReason } from './failure.ts';
import { getClusterUrl, stopAbandoned, takeOwnership } from './owner.ts';
import type { Place } from './place.ts';
import { getSettings } from './settings.ts';
import { stopWithServer } from './stop-with-server.ts';

/** A postmaster that accepts connections, owned by this process. */
export interface Running {
  child: ChildProcess;
  /** Ends the child if this process dies first; null if there is no shell to run it. */
  stopper: ChildProcess | null;
  owner: pg.Client;
  port: number;
}

const LOG_LIMIT = 10 * 1024 * 1024;

/**
 * How much freed memory a backend retains, in bytes. By default, glibc returns everything above 128 KiB to
 * the kernel. Serving a list of guides needs more memory, which limited it to 1,000 instead of 2,400 lists
 * per second.
 */
const TRIM_THRESHOLD_BYTES = 1024 * 1024;

/** Returns the environment for PostgreSQL, which contains no secrets, but possibly a test's shifted clock. */
const getEnvironment = (): NodeJS.ProcessEnv => {
  const inherited = /^(PATH|HOME|TMPDIR|SystemRoot|TEMP|LD_|DYLD_|FAKETIME|DONT_FAKE|NO_FAKE)/;
  const pairs = Object.entries(process.env).filter(
    ([name, value]) => inherited.test(name) && value,
  );
  return { ...Object.fromEntries(pairs), MALLOC_TRIM_THRESHOLD_: String(TRIM_THRESHOLD_BYTES) };
};

const spawnPostgres = (place: Place, port: number, durable: boolean): ChildProcess => {
  const size = statSync(place.logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_LIMIT) truncateSync(place.logFile, 0);
  const flags = Object.entries(getSettings(durable)).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const log = openSync(place.logFile, 'a', 0o600);
  try {
    return spawn(place.binaries.postgres, ['-D', place.data, '-p', String(port), ...flags], {
      ...place.account,
      cwd: place.data,
      env: getEnvironment(),
      stdio: ['ignore', log, log],
      // Runs in a session of its own, because Ctrl-C must only reach this process, which stops PostgreSQL
      // last.
      detached: platform() !== 'win32',
    });
  } finally {
    closeSync(log);
  }
};

/**
 * Time limit for startup in milliseconds. After a crash, PostgreSQL replays its log, which can take minutes
 * on a busy machine.
 */
const READY_MS = 600_000;

const hasExited = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null;

/**
 * Waits until the child accepts connections, and returns the owner's connection; null if the child exits
 * first.
 */
const waitUntilReady = async (child: ChildProcess, url: string): Promise<pg.Client | null> => {
  let failure: unknown;
  child.once('error', (error) => {
    failure = error;
  });
  for (const end = Date.now() + READY_MS; Date.now() < end && !failure; await wait(25)) {
    if (hasExited(child)) return null;
    const owner = await takeOwnership(url).catch(async (error: unknown) => {
      // Waits, because another server has the requested port, so the child is about to fail.
      await wait(500);
      if (!hasExited(child)) failure = error;
      return null;
    });
    if (owner) return owner;
  }
  child.kill('SIGQUIT');
  throw failure ?? new ClusterFailure('PostgreSQL did not accept connections within ten minutes.');
};

/** Tries once to start PostgreSQL; returns null if it exits before it accepts connections. */
const tryStart = async (
  place: Place,
  durable: boolean,
  port: number,
  remove: string[],
): Promise<Running | null> => {
  const stopper = stopWithServer(place.data, port, remove);
  try {
    const child = spawnPostgres(place, port, durable);
    const owner = await waitUntilReady(child, getClusterUrl(port, place.password));
    if (owner) return { child, stopper, owner, port };
  } catch (error) {
    stopper?.kill();
    throw error;
  }
  stopper?.kill();
  return null;
};

/**
 * Starts PostgreSQL and takes ownership. First ends any postmaster that a killed server left running. If
 * the port is in use, picks another port, unless the port was requested explicitly. `remove` lists the
 * files to remove when this process dies. Throws ClusterInUse, or the reason from PostgreSQL's log.
 */
export const launch = async (
  place: Place,
  durable: boolean,
  fixedPort: number,
  remove: string[],
): Promise<Running> => {
  for (let attempt = 1; ; attempt += 1) {
    await stopAbandoned(place.data, place.password);
    const running = await tryStart(place, durable, fixedPort || (await findFreePort()), remove);
    if (running) return running;
    if (attempt === 10)
      throw new ClusterFailure(
        `PostgreSQL did not start: ${extractFailureReason(readFileSync(place.logFile, 'utf8'))}. Its log is ${place.logFile}.`,
      );
    await wait(50 * attempt);
  }
};

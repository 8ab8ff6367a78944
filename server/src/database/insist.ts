import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../log.ts';
import { isUnreachable } from './violations.ts';

/** What Node and node-postgres put on their errors. */
export interface Told {
  code?: string;
  syscall?: string;
  path?: string;
  address?: string;
  port?: number;
  message: string;
  cause?: unknown;
  errors?: Told[];
}

/** Drizzle wraps what node-postgres throws; a host of several addresses fails once for each. */
export const rootOf = (error: Told): Told => {
  if (error.cause instanceof Error) return rootOf(error.cause);
  return error.errors?.[0] ?? error;
};

/** Of the network, not of files. */
export const NETWORK_CALLS = new Set(['connect', 'getaddrinfo', 'read', 'write']);

/**
 * SQLSTATEs that pass by themselves: a connection lost or refused (08, also what poolers say), shutting
 * down, crashed, starting or in recovery (57P), out of memory or of connections (53), a standby that is
 * not promoted yet (25006), a time limit of the server or of a pooler (57014, 25P03, 25P04), somebody
 * else's lock (55P03), a deadlock (40). Not: a login or a database that is refused (28, 3D), a full disk
 * (53100), anything that a statement itself is wrong about.
 */
const PASSES = /^(08...|57P0[1235]|53[234]00|25006|57014|25P0[34]|55P03|40...)$/;

/** The machine of the database, its name or the way to it is not there yet. */
const AWAY = new Set([
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Requests are told to come back; at a start somebody is there to make room. */
const DISK_FULL = '53100';

/** What a pooler in transaction mode says where only the database itself will do. */
export const isPoolersRefusal = (message: string): boolean =>
  message.startsWith('unsupported startup parameter');

/** What pg says of a connection that did not come about in time. */
const CONNECTION_TIMEOUT = 'timeout expired';

/** Whether what a start asked of the database may work later without anybody changing anything. */
export const passes = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code = '', syscall, message } = rootOf(error);
  if (isPoolersRefusal(message) || code === DISK_FULL) return false;
  if (PASSES.test(code) || AWAY.has(code) || message === CONNECTION_TIMEOUT) return true;
  return (syscall === undefined || NETWORK_CALLS.has(syscall)) && isUnreachable(error);
};

export interface Insistence {
  log: Logger;
  /** Aborted when the process is to stop: nothing is tried again. */
  signal?: AbortSignal | undefined;
  /** Between attempts, each twice as long as the one before; the tests' are short. */
  firstPauseMs?: number;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;

/**
 * Does a part of the start on the database, however often it takes until the database is there. `work`
 * begins anew each time. Throws what does not pass.
 */
export const insist = async <Result>(
  work: () => Promise<Result>,
  { log, signal, firstPauseMs = FIRST_PAUSE_MS }: Insistence,
): Promise<Result> => {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (signal?.aborted || !passes(error)) throw error;
      const reason = rootOf(error as Error).message;
      log.warn(`The database cannot be used yet (${reason}): trying again in ${pauseMs / 1000} s`);
      await sleep(pauseMs, undefined, { signal });
    }
  }
};

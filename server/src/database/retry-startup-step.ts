import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../log.ts';
import { isUnreachable } from './violations.ts';

/** Fields that Node and node-postgres add to their errors. */
export interface ErrorFields {
  code?: string;
  syscall?: string;
  path?: string;
  address?: string;
  port?: number;
  message: string;
  cause?: unknown;
  errors?: ErrorFields[];
}

/**
 * Returns the error at the root of another. Drizzle wraps errors of node-postgres, and a host with several
 * addresses fails with one error per address.
 */
export const getRootCause = (error: ErrorFields): ErrorFields => {
  if (error.cause instanceof Error) return getRootCause(error.cause);
  return error.errors?.[0] ?? error;
};

/** System calls that use the network rather than files. */
export const NETWORK_SYSCALLS = new Set(['connect', 'getaddrinfo', 'read', 'write']);

/**
 * SQLSTATEs of errors that disappear without intervention: a lost or rejected connection (08, also used by
 * poolers); a server that is shutting down, crashed, starting or recovering (57P); out of memory or
 * connections (53); a standby that is not promoted yet (25006); a timeout of the server or a pooler (57014,
 * 25P03, 25P04); a lock held by another session (55P03); a deadlock (40). Not included: a rejected login or
 * missing database (28, 3D), a full disk (53100) and errors in the statement itself.
 */
const TRANSIENT_STATES = /^(08...|57P0[1235]|53[234]00|25006|57014|25P0[34]|55P03|40...)$/;

/** Network errors at startup: the database's host, its DNS name or the route to it may not exist yet. */
const UNREACHABLE_CODES = new Set([
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * A full disk. Requests treat it as temporary, but at startup it is fatal, because an operator must free
 * space.
 */
const DISK_FULL = '53100';

/**
 * Returns whether the error message means that the URL leads to a pooler in transaction mode although a
 * direct connection is required.
 */
export const isPoolerRefusal = (message: string): boolean =>
  message.startsWith('unsupported startup parameter');

/** The message of node-postgres for a connection that was not established in time. */
const CONNECTION_TIMEOUT = 'timeout expired';

/** Returns whether a startup step that failed with this error may succeed later without intervention. */
export const isTransient = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code = '', syscall, message } = getRootCause(error);
  if (isPoolerRefusal(message) || code === DISK_FULL) return false;
  if (TRANSIENT_STATES.test(code) || UNREACHABLE_CODES.has(code) || message === CONNECTION_TIMEOUT)
    return true;
  return (syscall === undefined || NETWORK_SYSCALLS.has(syscall)) && isUnreachable(error);
};

export interface RetryOptions {
  log: Logger;
  /** Aborted when the process must stop; nothing is retried after that. */
  signal?: AbortSignal | undefined;
  /** Milliseconds before the first retry; the pause doubles with each attempt. Tests use a short one. */
  firstPauseMs?: number;
}

const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 10_000;

/**
 * Runs a startup step that needs the database, and retries it with exponential backoff after transient
 * errors. Throws any other error.
 */
export const retryStartupStep = async <Result>(
  work: () => Promise<Result>,
  { log, signal, firstPauseMs = FIRST_PAUSE_MS }: RetryOptions,
): Promise<Result> => {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (signal?.aborted || !isTransient(error)) throw error;
      const reason = getRootCause(error as Error).message;
      log.warn(`The database cannot be used yet (${reason}): trying again in ${pauseMs / 1000} s`);
      await sleep(pauseMs, undefined, { signal });
    }
  }
};

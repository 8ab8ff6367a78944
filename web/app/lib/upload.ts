import { uploadFile } from '@tomoguide/contract/files/calls';
import type { StoredFile } from '@tomoguide/contract/files/entities';
import { ApiError } from './api-error.ts';
import { PAUSES } from './retry-while-busy.ts';
import { readSession } from './session.ts';
import { endIfRefused } from './session-refused.ts';
import { watchForStall } from './watch-for-stall.ts';

/**
 * Time limit for the reply after the upload. The server processes files one at a time, so the reply may
 * take longer than any other.
 */
const ANSWER_MS = 60_000;

const parseBody = (request: XMLHttpRequest): unknown => {
  try {
    return JSON.parse(request.responseText);
  } catch {
    return undefined;
  }
};

/** A rejection with a Retry-After header. */
class Busy extends ApiError {
  readonly retryAfterSeconds: number;

  constructor(body: unknown, retryAfterSeconds: number) {
    super(503, body);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

const toApiError = (request: XMLHttpRequest): ApiError => {
  const body = parseBody(request);
  const seconds = Number(request.status === 503 ? request.getResponseHeader('retry-after') : 0);
  return seconds > 0 ? new Busy(body, seconds) : new ApiError(request.status, body);
};

/** The idempotency key of each file, so that a retry leaves no second copy on the server. */
const keys = new WeakMap<File, string>();
const getKey = (file: File): string => {
  const key = keys.get(file) ?? crypto.randomUUID();
  keys.set(file, key);
  return key;
};

interface Options {
  signal: AbortSignal;
  /** Called with the fraction sent so far, from 0 to 1. */
  onProgress?: (share: number) => void;
  /**
   * Called with true while the server is busy and the file waits for a retry, and with false once the file
   * is sent again.
   */
  onBusy?: (busy: boolean) => void;
  /** The idempotency key, for a file whose File object this page may lose, for example on a reload. */
  key?: string;
}

const send = (file: File, { signal, onProgress, key }: Options): Promise<StoredFile> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const token = readSession()?.token;
    const watch = watchForStall(() => request.abort());
    const fail = (): void => {
      watch.stop();
      endIfRefused(token, request.status, parseBody(request));
      reject(toApiError(request));
    };
    request.open(uploadFile.method, uploadFile.path);
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.setRequestHeader('idempotency-key', key ?? getKey(file));
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => {
      watch.onActivity(loaded < total ? undefined : ANSWER_MS);
      onProgress?.(total > 0 ? loaded / total : 0);
    };
    request.upload.onload = () => watch.onActivity(ANSWER_MS);
    request.onload = () => {
      if (request.status !== 201) return fail();
      watch.stop();
      resolve(parseBody(request) as StoredFile);
    };
    request.onerror = fail;
    request.onabort = fail;
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });

/** The longest `Retry-After` that the client honors, in seconds. */
const MAX_PAUSE = 60;

const pause = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      reject(new ApiError(0, undefined));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end);
      resolve();
    }, seconds * 1000);
    signal.addEventListener('abort', end);
  });

/** Sends the file, and retries a limited number of times while the server is busy. */
const sendWithRetries = async (file: File, options: Options): Promise<StoredFile> => {
  for (const least of PAUSES) {
    try {
      return await send(file, options);
    } catch (error) {
      if (!(error instanceof Busy) || error.retryAfterSeconds > MAX_PAUSE) throw error;
      options.onProgress?.(0);
      options.onBusy?.(true);
      await pause(Math.max(least, error.retryAfterSeconds), options.signal);
      options.onBusy?.(false);
    }
  }
  return send(file, options);
};

/** The server accepts three concurrent uploads per user (503 BUSY); one is reserved for another tab. */
const CONCURRENCY = 2;
let running = 0;
const waiting = new Set<() => void>();

/** Resolves when a finished upload passes on its slot, in order of arrival. */
const waitForSlot = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const take = (): void => {
      waiting.delete(take);
      resolve();
    };
    waiting.add(take);
    signal.addEventListener('abort', () => {
      if (waiting.delete(take)) reject(new ApiError(0, undefined));
    });
  });

/**
 * Queues one file, uploads it unchanged and reports progress, which `fetch` cannot do. While the server is
 * busy, the file keeps its slot and is retried. Throws ApiError with status 0 if the connection was lost,
 * no data moved for too long, or `signal` aborted the upload (docs/product/files.md, "Uploading").
 */
export const sendFile = async (file: File, options: Options): Promise<StoredFile> => {
  if (running < CONCURRENCY) running += 1;
  else await waitForSlot(options.signal);
  try {
    return await sendWithRetries(file, options);
  } finally {
    const [next] = waiting;
    if (next) next();
    else running -= 1;
  }
};

import { uploadFile } from '@tomoguide/contract/files/calls';
import type { StoredFile } from '@tomoguide/contract/files/entities';
import { ApiError } from './api-error.ts';
import { readSession } from './session.ts';
import { endIfRefused } from './session-refused.ts';
import { watchSilence } from './silence.ts';

/** Files are examined one at a time: after the upload, the reply may take longer than any other. */
const ANSWER_MS = 60_000;

const bodyOf = (request: XMLHttpRequest): unknown => {
  try {
    return JSON.parse(request.responseText);
  } catch {
    return undefined;
  }
};

const send = (
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<StoredFile> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const token = readSession()?.token;
    const watch = watchSilence(() => request.abort());
    const fail = (): void => {
      watch.stop();
      const body = bodyOf(request);
      endIfRefused(token, request.status, body);
      reject(new ApiError(request.status, body));
    };
    request.open(uploadFile.method, uploadFile.path);
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => {
      watch.heard(loaded < total ? undefined : ANSWER_MS);
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.upload.onload = () => watch.heard(ANSWER_MS);
    request.onload = () => {
      if (request.status !== 201) return fail();
      watch.stop();
      resolve(bodyOf(request) as StoredFile);
    };
    request.onerror = fail;
    request.onabort = fail;
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });

/** The server accepts three concurrent uploads per user (503 BUSY); one is left for another tab. */
const AT_ONCE = 2;
let running = 0;
const waiting = new Set<() => void>();

/** Resolves when a finished upload passes its slot on, first come, first served. */
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
 * Queues one file, uploads it unchanged and reports the share sent, from 0 to 1, which `fetch` cannot do.
 * Throws ApiError; status 0 if the connection was lost, nothing moved for too long, or `signal` aborted it.
 */
export const sendFile = async (
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<StoredFile> => {
  if (running < AT_ONCE) running += 1;
  else await waitForSlot(signal);
  try {
    return await send(file, onProgress, signal);
  } finally {
    const [next] = waiting;
    if (next) next();
    else running -= 1;
  }
};

import { uploadFile } from '@tomoguide/contract/files/calls';
import type { StoredFile } from '@tomoguide/contract/files/entities';
import { ApiError } from './api-error.ts';
import { readSession } from './session.ts';
import { endIfRefused } from './session-refused.ts';
import { watchSilence } from './silence.ts';

/** Files are examined one at a time: once it has left, the answer may take longer than any other. */
const ANSWER_MS = 60_000;

const bodyOf = (request: XMLHttpRequest): unknown => {
  try {
    return JSON.parse(request.responseText);
  } catch {
    return undefined;
  }
};

/**
 * Uploads one file as it is, and tells how much of it has left, from 0 to 1: `fetch` cannot. Throws
 * ApiError; status 0 where the connection was lost, nothing moved for too long, or `signal` ended it.
 */
export const sendFile = (
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

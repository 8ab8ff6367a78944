import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { FILE_MAX_BYTES } from '@tomoguide/contract/files/figures';
import { withDeadlinePaused } from '../../../deadline.ts';
import { fail } from '../../../failure.ts';

/** The received file, on the local disk until it is processed. */
export interface Draft {
  path: string;
  sizeBytes: number;
  sha256: string;
}

/**
 * Yields the body and counts its bytes, without trusting headers. Keeps the client's socket open for the
 * response.
 */
async function* streamCountedBody(request: IncomingMessage): AsyncGenerator<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > FILE_MAX_BYTES) {
    fail('FILE_TOO_LARGE');
  }
  let size = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size > FILE_MAX_BYTES) fail('FILE_TOO_LARGE');
      yield chunk;
    }
  } catch (error) {
    // The client disconnected before the body was complete.
    if (request.destroyed && !request.complete) fail('FILE_INCOMPLETE');
    throw error;
  }
  // In-process requests have no `complete` flag, so only `false` means that the body is incomplete.
  if (request.complete === false) fail('FILE_INCOMPLETE');
}

/**
 * Streams the body into a temporary file, passes the file to `use`, and always deletes it afterward. Throws
 * FILE_TOO_LARGE or FILE_INCOMPLETE.
 */
export const withDraft = async <Result>(
  folder: string,
  request: IncomingMessage,
  use: (draft: Draft) => Promise<Result>,
): Promise<Result> => {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${randomUUID()}.part`);
  try {
    const hash = createHash('sha256');
    let sizeBytes = 0;
    const draft = await open(path, 'wx', 0o600);
    const receive = async (): Promise<void> => {
      for await (const chunk of streamCountedBody(request)) {
        hash.update(chunk);
        sizeBytes += chunk.length;
        await draft.appendFile(chunk);
      }
    };
    try {
      // The request's deadline is paused, because the socket has its own timeout for the body
      // (http/socket-limits.ts).
      await withDeadlinePaused(receive);
    } finally {
      await draft.close();
    }
    return await use({ path, sizeBytes, sha256: hash.digest('hex') });
  } finally {
    await rm(path, { force: true });
  }
};

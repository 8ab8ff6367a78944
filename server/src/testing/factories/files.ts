import { uploadFile } from '@tomoguide/contract/files/calls';
import { FileId } from '@tomoguide/contract/primitives';
import type { TestApp } from '../app.ts';
import { aPicture } from '../sample-files.ts';

/** Uploads these bytes unchanged, and returns the response. */
export const upload = async (
  t: Pick<TestApp, 'app'>,
  token: string,
  bytes: Buffer,
  key?: string,
) => {
  const reply = await t.app.inject({
    method: uploadFile.method,
    url: uploadFile.path,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    payload: bytes,
  });
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
};

/** Uploads a file without attaching it to anything; by default, a unique picture. */
export const anUpload = async (
  t: Pick<TestApp, 'app'>,
  token: string,
  bytes?: Buffer,
  seed = Math.floor(Math.random() * 1e6),
): Promise<FileId> => {
  const reply = await upload(t, token, bytes ?? (await aPicture('jpeg', seed)));
  if (reply.status !== 201) throw new Error(`not uploaded: ${JSON.stringify(reply.body)}`);
  return FileId.parse(reply.body.id);
};

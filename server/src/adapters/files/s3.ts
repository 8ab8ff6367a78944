import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { getTimeLeftMs } from '../../deadline.ts';
import { type Files, isFileKey } from './files.ts';

export interface S3Place {
  /** The store's URL, without the bucket. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Timeout in milliseconds for a request to the store. The deadline of the current request also applies. */
const TIMEOUT_MS = 10_000;
/** Extends the timeout of uploads. A store that accepts less than a megabyte per second counts as down. */
const BYTES_PER_MS = 1000;
/** Number of retries while the store reports that it is busy. */
const RETRIES = 2;

const NOTHING = new Uint8Array();

const getSize = (content: Uint8Array | Blob): number =>
  content instanceof Blob ? content.size : content.length;

/** Returns the SHA-256 hash of the content, in hexadecimal. */
const sha256 = async (content: Uint8Array | Blob): Promise<string> => {
  const hash = createHash('sha256');
  if (content instanceof Blob) for await (const piece of content.stream()) hash.update(piece);
  else hash.update(content);
  return hash.digest('hex');
};

/** Creates a store that keeps files in a bucket of any S3-compatible service, with path-style URLs. */
export const s3Files = ({ endpoint, bucket, ...keys }: S3Place): Files => {
  const client = new AwsClient({ ...keys, service: 's3', retries: RETRIES });
  const send = async (
    method: 'GET' | 'PUT' | 'DELETE',
    key: string,
    content: Uint8Array | Blob = NOTHING,
    signal = AbortSignal.timeout(
      Math.min(Math.ceil(getTimeLeftMs()), TIMEOUT_MS + Math.ceil(getSize(content) / BYTES_PER_MS)),
    ),
  ): Promise<Response> => {
    if (!isFileKey(key)) throw new Error(`not a file key: ${key}`);
    const response = await client.fetch(`${endpoint}/${bucket}/${key}`, {
      method,
      signal,
      // The hash is signed, so that the store rejects corrupted content.
      headers: { 'x-amz-content-sha256': await sha256(content) },
      ...(method === 'PUT'
        ? { body: content instanceof Blob ? content : Buffer.from(content) }
        : {}),
    });
    if (response.ok || (response.status === 404 && method !== 'PUT')) return response;
    throw new Error(`the file store answered ${method} with ${response.status}`);
  };
  return {
    put: async (key, content) => {
      await (await send('PUT', key, content)).arrayBuffer();
    },
    get: async (key) => {
      const response = await send('GET', key);
      const bytes = Buffer.from(await response.arrayBuffer());
      return response.status === 404 ? null : bytes;
    },
    open: async (key) => {
      const beginning = new AbortController();
      // Limits only the time until the response starts. fetch has a timeout of its own for transfers that
      // stall later.
      const late = setTimeout(() => beginning.abort(), Math.min(TIMEOUT_MS, getTimeLeftMs()));
      const response = await send('GET', key, NOTHING, beginning.signal).finally(() =>
        clearTimeout(late),
      );
      if (response.status !== 404 && response.body)
        return Readable.fromWeb(response.body as ReadableStream);
      await response.arrayBuffer();
      return null;
    },
    remove: async (key) => {
      await (await send('DELETE', key)).arrayBuffer();
    },
  };
};

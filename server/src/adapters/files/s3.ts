import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { type Files, isFileKey } from './files.ts';

export interface S3Place {
  /** Where the store is, without the bucket. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A store that does not answer within this is away. */
const LONGEST_MS = 10_000;
/** Sent again where the store says that it is busy. */
const RETRIES = 2;

/** Files in a bucket of any store that speaks S3, by addresses with the bucket in their path. */
export const s3Files = ({ endpoint, bucket, ...keys }: S3Place): Files => {
  const client = new AwsClient({ ...keys, service: 's3', retries: RETRIES });
  const send = async (
    method: 'GET' | 'PUT' | 'DELETE',
    key: string,
    bytes?: Uint8Array,
  ): Promise<Response> => {
    if (!isFileKey(key)) throw new Error(`not a file key: ${key}`);
    const response = await client.fetch(`${endpoint}/${bucket}/${key}`, {
      method,
      signal: AbortSignal.timeout(LONGEST_MS),
      headers: {
        // Signed, so that the store refuses bytes that were changed on their way.
        'x-amz-content-sha256': createHash('sha256')
          .update(bytes ?? '')
          .digest('hex'),
      },
      ...(bytes ? { body: Buffer.from(bytes) } : {}),
    });
    if (response.ok || (response.status === 404 && method !== 'PUT')) return response;
    throw new Error(`the file store answered ${method} with ${response.status}`);
  };
  return {
    put: async (key, bytes) => {
      await (await send('PUT', key, bytes)).arrayBuffer();
    },
    get: async (key) => {
      const response = await send('GET', key);
      const bytes = Buffer.from(await response.arrayBuffer());
      return response.status === 404 ? null : bytes;
    },
    remove: async (key) => {
      await (await send('DELETE', key)).arrayBuffer();
    },
  };
};

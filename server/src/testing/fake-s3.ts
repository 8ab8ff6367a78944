import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer =>
  createHmac('sha256', key).update(data).digest();

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;

/** Returns whether a request has a valid AWS Signature Version 4 for the bytes that were received. */
const isSigned = (request: IncomingMessage, body: Buffer, secret: string): boolean => {
  const [, , day = '', region = '', signed = '', signature] =
    AUTHORIZATION.exec(request.headers.authorization ?? '') ?? [];
  const bodyHash = String(request.headers['x-amz-content-sha256']);
  const time = String(request.headers['x-amz-date']);
  const names = signed.split(';');
  if (!names.includes('host') || bodyHash !== sha256(body)) return false;
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const canonical = [
    request.method,
    path,
    query,
    ...names.map((name) => `${name}:${request.headers[name]}`),
    '',
    signed,
    bodyHash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), 's3'), 'aws4_request');
  return hmac(key, text).toString('hex') === signature;
};

/**
 * Starts a fake S3 store with the features that the site uses: it stores, returns and deletes objects in
 * signed requests.
 */
export const fakeS3 = async (secretAccessKey: string) => {
  const objects = new Map<string, Buffer>();
  const lengths = new Map<string, string | undefined>();
  let busy = 0;
  const server = createServer(async (request, response) => {
    const body = Buffer.concat((await request.toArray()) as Buffer[]);
    const key = request.url ?? '';
    const found = objects.get(key);
    const answer = (status: number, bytes: Buffer | string = ''): unknown =>
      response.writeHead(status).end(bytes);
    if (busy > 0) {
      busy -= 1;
      return answer(503, 'SlowDown');
    }
    if (!isSigned(request, body, secretAccessKey)) return answer(403, 'SignatureDoesNotMatch');
    if (request.method === 'PUT') {
      objects.set(key, body);
      lengths.set(key, request.headers['content-length']);
      return answer(200);
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return answer(204);
    }
    return found ? answer(200, found) : answer(404, 'NoSuchKey');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    /** The declared length of each uploaded object. */
    lengths,
    /** Responds to the given number of requests with 'slow down'. */
    beBusy: (requests: number) => {
      busy = requests;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};

import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface RawRequest {
  method: string;
  /** Path and query. */
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
}

export interface RawReply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
  body: any;
}

interface Armed {
  socket: Socket;
  last: Buffer;
}

const bytesOf = ({ method, path, headers = {}, body }: RawRequest): Buffer => {
  const payload = Buffer.from(body === undefined ? '{}' : JSON.stringify(body));
  const lines = Object.entries({
    host: '127.0.0.1',
    connection: 'close',
    'content-type': 'application/json',
    'content-length': String(payload.length),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([
    Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`),
    payload,
  ]);
};

/** Opens a socket and sends all but the last byte. */
const arm = (port: number, request: RawRequest): Promise<Armed> =>
  new Promise((resolve, reject) => {
    const bytes = bytesOf(request);
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.write(bytes.subarray(0, -1), () => resolve({ socket, last: bytes.subarray(-1) }));
    });
  });

const read = ({ socket }: Armed): Promise<RawReply> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('end', () => {
      const [head = '', ...rest] = Buffer.concat(chunks).toString().split('\r\n\r\n');
      const text = rest.join('\r\n\r\n');
      const status = Number(head.split(' ')[1]);
      const chunked = /^transfer-encoding: chunked$/im.test(head);
      const json = chunked ? text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1) : text;
      try {
        resolve({ status, body: json ? JSON.parse(json) : null });
      } catch (error) {
        reject(error);
      }
    });
  });

/**
 * Sends requests so that their last bytes arrive together: each waits, complete but for one byte, on
 * a socket of its own, and all are released in one go. Two calls in Promise.all miss most races.
 */
export const synchronised = async (
  port: number,
  requests: readonly RawRequest[],
): Promise<RawReply[]> => {
  const armed = await Promise.all(requests.map((request) => arm(port, request)));
  // What was sent so far is read by the server before the rest comes.
  await new Promise((resolve) => setTimeout(resolve, 50));
  const replies = armed.map(read);
  for (const { socket, last } of armed) socket.write(last);
  return Promise.all(replies);
};

/** Lets a test's app listen on a free port of this machine; the port. */
export const listen = async (app: FastifyInstance): Promise<number> => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (!address || typeof address === 'string') throw new Error('the app listens on no port');
  return address.port;
};

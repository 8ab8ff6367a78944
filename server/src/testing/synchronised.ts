import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface RawRequest {
  method: string;
  /** The path and query of the URL. */
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
}

export interface RawReply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read any reply
  body: any;
  headers: Record<string, string>;
}

/** Returns the app's port on loopback, and starts listening if necessary. */
export const listenAndGetPort = async (app: FastifyInstance): Promise<number> => {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
};

const encodeRequest = ({ method, path, headers = {}, body }: RawRequest): Buffer => {
  const payload = body === undefined ? '' : JSON.stringify(body);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    'connection: close',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : ['content-type: application/json']),
    `content-length: ${Buffer.byteLength(payload)}`,
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${payload}`);
};

const open = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.once('connect', () => resolve(socket)).once('error', reject);
  });

const unchunked = (text: string): string => {
  let rest = text;
  let whole = '';
  for (;;) {
    const end = rest.indexOf('\r\n');
    const size = Number.parseInt(rest.slice(0, end), 16);
    if (!size) return whole;
    whole += rest.slice(end + 2, end + 2 + size);
    rest = rest.slice(end + 4 + size);
  }
};

const parse = (text: string): RawReply => {
  const split = text.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = text.slice(0, split).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const raw = text.slice(split + 4);
  const body = headers['transfer-encoding'] === 'chunked' ? unchunked(raw) : raw;
  return { status: Number(statusLine.split(' ')[1]), body: body && JSON.parse(body), headers };
};

const readAll = (socket: Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    socket
      .on('data', (part) => parts.push(part))
      .on('end', () => resolve(Buffer.concat(parts).toString('latin1')))
      .on('error', reject);
  });

/**
 * Sends all requests simultaneously: each on its own socket, with the last byte held back until all other
 * bytes are sent. Requests that merely start together miss most races. Bodies are decoded as Latin-1, so
 * this is suitable only for codes and numbers.
 */
export const sendSimultaneously = async (
  app: FastifyInstance,
  requests: readonly RawRequest[],
): Promise<RawReply[]> => {
  const port = await listenAndGetPort(app);
  const ready = await Promise.all(
    requests.map(async (request) => {
      const bytes = encodeRequest(request);
      const socket = await open(port);
      const reply = readAll(socket);
      // A request without a body ends with the last line break of its headers, which is then the byte held
      // back.
      await new Promise<void>((sent) => socket.write(bytes.subarray(0, -1), () => sent()));
      return { socket, reply, last: bytes.subarray(-1) };
    }),
  );
  await new Promise((settled) => setTimeout(settled, 50));
  for (const { socket, last } of ready) socket.write(last);
  return Promise.all(ready.map(async ({ reply }) => parse(await reply)));
};

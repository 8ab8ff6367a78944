import type { FastifyInstance } from 'fastify';
import { type ClientOptions, WebSocket } from 'ws';
import { listenAndGetPort } from './synchronised.ts';

/** A client that records what its socket received and how it was closed. */
export class SocketClient {
  readonly events: { type: string; payload: Record<string, unknown> }[] = [];
  readonly ws: WebSocket;
  readonly closed: Promise<{ code: number; reason: string }>;
  /** Resolves with the HTTP status if the handshake is rejected; otherwise never. */
  readonly refused: Promise<number>;
  #wake: () => void = () => {};

  constructor(url: string, protocols: string[], options: ClientOptions = {}) {
    this.ws = new WebSocket(url, protocols, options);
    const closed = Promise.withResolvers<{ code: number; reason: string }>();
    const refused = Promise.withResolvers<number>();
    this.closed = closed.promise;
    this.refused = refused.promise;
    this.ws.on('message', (data) => {
      this.events.push(JSON.parse(String(data)));
      this.#wake();
    });
    this.ws.on('close', (code, reason) => closed.resolve({ code, reason: String(reason) }));
    this.ws.on('unexpected-response', (_request, response) => {
      refused.resolve(response.statusCode ?? 0);
      this.ws.terminate();
    });
    this.ws.on('error', () => {});
  }

  /** Waits for the first matching event, and returns its payload. */
  async event(type: string, fits: (payload: never) => boolean = () => true) {
    for (;;) {
      const found = this.events.find((each) => each.type === type && fits(each.payload as never));
      if (found) return found.payload;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  of(type: string): Record<string, unknown>[] {
    return this.events.filter((each) => each.type === type).map(({ payload }) => payload);
  }
}

/** Opens a socket as the web app does, with the token in a subprotocol. */
export const connectSocket = async (
  app: FastifyInstance,
  token: string,
  { query = '', ...options }: ClientOptions & { query?: string } = {},
): Promise<SocketClient> => {
  const url = `ws://127.0.0.1:${await listenAndGetPort(app)}/ws${query}`;
  return new SocketClient(url, ['tomoguide', `bearer.${token}`], options);
};

/** Opens a socket like `connectSocket`, but resolves once the socket receives all events. */
export const readySocket = async (...args: Parameters<typeof connectSocket>) => {
  const client = await connectSocket(...args);
  await client.event('ready');
  return client;
};

import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { SOCKET_PATH } from '@tomoguide/contract/socket';
import { SlicedResponse } from './sliced-response.ts';

/** Limits on the resources that a socket can use, and for how long. */
export interface SocketLimits {
  /**
   * Maximum number of pipelined requests that wait behind the current request; one more closes the socket.
   */
  waiting: number;
  /** How long a socket can be open without a request, in milliseconds. */
  idleMs: number;
  /** Time limit for receiving the headers, in milliseconds. */
  headersMs: number;
  /** Time limit for receiving a body of any size at any speed, in milliseconds. */
  requestMs: number;
  /** Time limit for an upload by a logged-in user, in milliseconds. */
  uploadMs: number;
  /** How long a body or response can stall, in milliseconds. */
  graceMs: number;
  /** The minimum speed of a body or response. */
  bytesPerSecond: number;
  /** How often the limits are checked, in milliseconds. */
  checkMs: number;
}

/**
 * A client that stalls or never finishes is cut off within 30 seconds, including the check interval. The
 * largest body, 64 KiB, takes 16 s at the lowest speed. Only uploads can take longer in total, but they
 * cannot stall longer.
 */
export const SOCKET_LIMITS: SocketLimits = {
  waiting: 32,
  idleMs: 20_000,
  headersMs: 10_000,
  requestMs: 20_000,
  uploadMs: 600_000,
  graceMs: 15_000,
  bytesPerSecond: 4096,
  checkMs: 4_000,
};

/** A socket with its HTTP parser, which Node's types omit. */
interface Parsed {
  parser?: { onIncoming?: (request: IncomingMessage, keepAlive: boolean) => number };
}

const uploads = new WeakSet<IncomingMessage>();

/** Applies the upload limit to this request until it gets a response. */
export const allowUpload = (request: IncomingMessage): void => {
  uploads.add(request);
};

/** The value by which the parser's callback says that no more HTTP follows. */
const STOP = 2;

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** The progress of a body or response. */
interface Transfer {
  /** How much longer the transfer can stall, in milliseconds. Progress adds time, up to the grace period. */
  leftMs: number;
  /** When progress was last checked, and how many bytes had moved by then. */
  seenAt: number;
  moved: number;
}

/**
 * Handles the requests of a socket one at a time. Node would start all pipelined requests immediately, even
 * if the client does not read the responses. Here, each request starts when the previous response has left
 * this process.
 */
class Connection {
  readonly #socket: Socket;
  readonly #limits: SocketLimits;
  readonly #handler: Handler;
  readonly #waiting: [IncomingMessage, ServerResponse][] = [];
  #answering = false;
  #last: IncomingMessage | null = null;
  #lastAt = 0;
  #receiving: Transfer | null = null;
  #taking: Transfer | null = null;

  constructor(socket: Socket, limits: SocketLimits, handler: Handler) {
    this.#socket = socket;
    this.#limits = limits;
    // Lets each request run in the connection's async context instead of the previous request's.
    this.#handler = AsyncLocalStorage.bind(handler);
  }

  /** True if no request is being handled or waiting. */
  get isIdle(): boolean {
    return !this.#answering;
  }

  request(request: IncomingMessage, response: ServerResponse): void {
    if (this.#socket.destroyed) return;
    this.#last = request;
    this.#lastAt = performance.now();
    if (!this.#answering) this.#answer(request, response);
    else if (this.#waiting.length < this.#limits.waiting) this.#waiting.push([request, response]);
    else this.#socket.destroy();
  }

  /**
   * Stops Node's parser in the middle of a chunk once the socket is closed. Otherwise it would parse the
   * rest, up to 64 KiB, and keep all the requests and responses in it until every other socket has been
   * read: 200 sockets with 1,450 requests each took 580 MiB instead of 1 MiB.
   */
  stopParsing(): void {
    const { parser } = this.#socket as Parsed;
    const incoming = parser?.onIncoming;
    if (!incoming) return;
    parser.onIncoming = (request, keepAlive) =>
      this.#socket.destroyed ? STOP : incoming.call(parser, request, keepAlive);
  }

  /** Closes the socket if data has moved too slowly in either direction. */
  check(now: number): void {
    const { bytesRead, bytesWritten, writableLength } = this.#socket;
    const arrives = this.#last !== null && !this.#last.complete;
    if (arrives && now - this.#lastAt > this.#getMaxMs()) this.#socket.destroy();
    this.#receiving = this.#watch(this.#receiving, arrives, bytesRead, now);
    this.#taking = this.#watch(
      this.#taking,
      writableLength > 0,
      bytesWritten - writableLength,
      now,
    );
  }

  #getMaxMs(): number {
    const isUpload = this.#last !== null && uploads.has(this.#last);
    return isUpload ? this.#limits.uploadMs : this.#limits.requestMs;
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    this.#answering = true;
    response.once('close', () => {
      // From here on, an upload that was rejected but keeps arriving is limited like any other body.
      uploads.delete(request);
      this.#answering = false;
      // Drops the remaining requests if the socket is closed or closing.
      if (!this.#socket.writable) this.#waiting.length = 0;
      const next = this.#waiting.shift();
      if (next) this.#answer(...next);
    });
    this.#handler(request, response);
  }

  #watch(
    transfer: Transfer | null,
    isUnderWay: boolean,
    moved: number,
    now: number,
  ): Transfer | null {
    if (!isUnderWay) return null;
    const { graceMs, bytesPerSecond, checkMs } = this.#limits;
    if (!transfer) return { leftMs: graceMs, seenAt: now, moved };
    const earnedMs = ((moved - transfer.moved) / bytesPerSecond) * 1000;
    // A late check means that this process was blocked, so no data could move in that time.
    const passedMs = Math.min(now - transfer.seenAt, 2 * checkMs);
    const leftMs = Math.min(graceMs, transfer.leftMs + earnedMs - passedMs);
    if (leftMs < 0) this.#socket.destroy();
    return { leftMs, seenAt: now, moved };
  }
}

/**
 * Returns whether the request is for the only path that can become a WebSocket. An upgrade request for any
 * other path is handled as an ordinary request.
 */
const isSocketRequest = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'GET' && url.split('?', 1)[0] === SOCKET_PATH;

/**
 * Creates a server that limits its sockets' pending requests and times. While `mayUpgrade` returns false, a
 * WebSocket upgrade is handled as an ordinary request.
 */
export const createBoundedServer = (
  handler: Handler,
  limits: SocketLimits,
  canUpgrade: () => boolean = () => true,
): Server => {
  const connections = new Map<Socket, Connection>();
  const server = createServer(
    {
      keepAliveTimeout: limits.idleMs,
      headersTimeout: limits.headersMs,
      // Node has only one limit for all requests; the limits by kind are checked below.
      requestTimeout: limits.headersMs + limits.uploadMs,
      connectionsCheckingInterval: limits.checkMs,
      ServerResponse: SlicedResponse,
      // Does not upgrade while a response is pending on the socket, because the two would be interleaved.
      shouldUpgradeCallback: (request) =>
        canUpgrade() &&
        isSocketRequest(request) &&
        connections.get(request.socket)?.isIdle === true,
    },
    (request, response) => connections.get(request.socket)?.request(request, response),
  );
  server.on('connection', (socket) => {
    const connection = new Connection(socket, limits, handler);
    connection.stopParsing();
    connections.set(socket, connection);
    socket.once('close', () => connections.delete(socket));
  });
  let checking: NodeJS.Timeout | undefined;
  server.on('listening', () => {
    checking = setInterval(() => {
      const now = performance.now();
      for (const connection of connections.values()) connection.check(now);
    }, limits.checkMs).unref();
  });
  server.on('close', () => clearInterval(checking));
  return server;
};

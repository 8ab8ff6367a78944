import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { SOCKET_PATH } from '@tomoguide/contract/socket';
import { SlicedResponse } from './sliced-response.ts';

/** How much of this process one socket may hold, and for how long. */
export interface SocketLimits {
  /** Pipelined requests that may wait behind the one being answered; one more closes the socket. */
  waiting: number;
  /** A socket without a request is closed after this. */
  idleMs: number;
  /** Headers arrive within this. */
  headersMs: number;
  /** A body arrives within this, whatever its size and speed; */
  requestMs: number;
  /** a file that somebody logged in uploads within this. */
  uploadMs: number;
  /** A body that arrives, or a reply that is taken, may stand still for this long … */
  graceMs: number;
  /** … and moves at this speed otherwise. */
  bytesPerSecond: number;
  /** How often all of this is looked at. */
  checkMs: number;
}

/**
 * Whatever stands still, or never finishes arriving, ends within 30 seconds, the checks included. The
 * largest body, 64 KiB, needs 16 of them at the lowest speed. Uploads alone may take longer, and stand
 * still no longer than others.
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

/** Node's parser of a socket, which its types leave out. */
interface Parsed {
  parser?: { onIncoming?: (request: IncomingMessage, keepAlive: boolean) => number };
}

const uploads = new WeakSet<IncomingMessage>();

/** Gives this request the time of an upload, until it is answered. */
export const allowUpload = (request: IncomingMessage): void => {
  uploads.add(request);
};

/** What the parser takes as: no HTTP from here on. */
const STOP = 2;

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Bytes on their way. */
interface Transfer {
  /** How long they may stand still yet: what moves earns time, up to the grace. */
  leftMs: number;
  /** When this was last looked at, and how many bytes had moved by then. */
  seenAt: number;
  moved: number;
}

/**
 * The requests of one socket, one at a time. Node parses all that a client pipelined and would have
 * every one of them answered at once, however little of the answers is read; here the next one starts
 * when the answer before it has left this process.
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
    // Each request runs in the connection's async context, not in that of the previous request.
    this.#handler = AsyncLocalStorage.bind(handler);
  }

  /** Nothing is being answered, and nothing waits. */
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
   * Makes Node stop in the middle of a chunk once the socket is closed. It would parse the rest, up to
   * 64 KiB, and hold a request and a response for each line of it until every other socket has been
   * read too: 200 sockets with 1,450 requests each took 580 MiB that way, and take 1 MiB like this.
   */
  stopParsing(): void {
    const { parser } = this.#socket as Parsed;
    const incoming = parser?.onIncoming;
    if (!incoming) return;
    parser.onIncoming = (request, keepAlive) =>
      this.#socket.destroyed ? STOP : incoming.call(parser, request, keepAlive);
  }

  /** Closes the socket if what it sends or is sent has moved too slowly. */
  check(now: number): void {
    const { bytesRead, bytesWritten, writableLength } = this.#socket;
    const arrives = this.#last !== null && !this.#last.complete;
    if (arrives && now - this.#lastAt > this.#longestMs()) this.#socket.destroy();
    this.#receiving = this.#watch(this.#receiving, arrives, bytesRead, now);
    this.#taking = this.#watch(
      this.#taking,
      writableLength > 0,
      bytesWritten - writableLength,
      now,
    );
  }

  #longestMs(): number {
    const isUpload = this.#last !== null && uploads.has(this.#last);
    return isUpload ? this.#limits.uploadMs : this.#limits.requestMs;
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    this.#answering = true;
    response.once('close', () => {
      // A refused upload that goes on arriving is a body like any other.
      uploads.delete(request);
      this.#answering = false;
      // A socket that is closed, or said to be with the last answer, has no more of them answered.
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
    // A look that comes late was kept by this process, which moved nothing meanwhile either.
    const passedMs = Math.min(now - transfer.seenAt, 2 * checkMs);
    const leftMs = Math.min(graceMs, transfer.leftMs + earnedMs - passedMs);
    if (leftMs < 0) this.#socket.destroy();
    return { leftMs, seenAt: now, moved };
  }
}

/** The one address that becomes a WebSocket; any other request to is answered as if it had not asked. */
const isSocketRequest = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'GET' && url.split('?', 1)[0] === SOCKET_PATH;

/**
 * A server whose sockets have limits on pending requests and on time. While `mayUpgrade` returns false,
 * a WebSocket upgrade is handled as an ordinary request.
 */
export const createBoundedServer = (
  handler: Handler,
  limits: SocketLimits,
  mayUpgrade: () => boolean = () => true,
): Server => {
  const connections = new Map<Socket, Connection>();
  const server = createServer(
    {
      keepAliveTimeout: limits.idleMs,
      headersTimeout: limits.headersMs,
      // Node has one limit for all; ours, by kind, are looked at below.
      requestTimeout: limits.headersMs + limits.uploadMs,
      connectionsCheckingInterval: limits.checkMs,
      ServerResponse: SlicedResponse,
      // Not while the socket still waits for an answer: the two would be written through each other.
      shouldUpgradeCallback: (request) =>
        mayUpgrade() &&
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

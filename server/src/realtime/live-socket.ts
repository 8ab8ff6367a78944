import { randomUUID } from 'node:crypto';
import type { Locale, UserId } from '@tomoguide/contract/primitives';
import { CLOSE_CODES } from '@tomoguide/contract/socket';
import type { WebSocket } from 'ws';

/** Limits on what one socket can send and buffer. Clients only send `ping`. */
export const SOCKET_BOUNDS = {
  /** The largest frame, in bytes. */
  frameBytes: 1024,
  /**
   * Maximum number of frames per message, because no client message needs more than one. Every frame counts
   * toward the limits below.
   */
  messageFrames: 1,
  /** How many frames can arrive in a burst. */
  burst: 10,
  /** How many frames per second can arrive in the long run. */
  framesPerSecond: 1,
  /** Maximum amount of data queued for a client that does not read it, in bytes. */
  bufferedBytes: 1024 * 1024,
  /**
   * The ping interval, in milliseconds. A client that has not answered a ping before the next one is
   * disconnected.
   */
  pingMs: 25_000,
  /**
   * A socket that does not close within this time, in milliseconds, is terminated, because it no longer
   * counts toward the limits.
   */
  closeMs: 1_000,
} as const;

const PING = JSON.stringify({ type: 'ping' });
const PONG = JSON.stringify({ type: 'pong', payload: {} });

/** The user who opened a socket. */
export interface Reader {
  userId: UserId;
  sessionId: string;
  locale: Locale;
}

/** An open socket with limits on received frames and on unread data. */
export class LiveSocket implements Reader {
  readonly id = randomUUID();
  readonly userId: UserId;
  readonly sessionId: string;
  readonly locale: Locale;
  readonly #ws: WebSocket;
  #tokens: number = SOCKET_BOUNDS.burst;
  #countedAt = performance.now();
  #pingedAt = performance.now();
  #answered = true;

  constructor(ws: WebSocket, { userId, sessionId, locale }: Reader) {
    this.#ws = ws;
    this.userId = userId;
    this.sessionId = sessionId;
    this.locale = locale;
    ws.on('message', (data, isBinary) => this.#handleMessage(String(data), isBinary));
    ws.on('pong', () => {
      // A pong that answers no ping counts as a frame.
      if (this.#answered) this.#takeToken();
      this.#answered = true;
    });
    ws.on('ping', () => this.#takeToken());
  }

  get isOpen(): boolean {
    return this.#ws.readyState === this.#ws.OPEN;
  }

  /** Sends an event, or terminates the socket if the client has too much unread data. */
  send(text: string): void {
    if (!this.isOpen) return;
    if (this.#ws.bufferedAmount > SOCKET_BOUNDS.bufferedBytes) {
      // A client that does not read events would not read the close reason either.
      this.#ws.terminate();
      return;
    }
    this.#ws.send(text);
  }

  close(why: keyof typeof CLOSE_CODES, reason?: string): void {
    this.#ws.close(CLOSE_CODES[why], reason);
  }

  terminate(): void {
    this.#ws.terminate();
  }

  /** Sends a ping if it is due; terminates the socket if it did not answer the previous ping. */
  ping(now: number): void {
    if (now - this.#pingedAt < SOCKET_BOUNDS.pingMs) return;
    if (!this.#answered) {
      this.terminate();
      return;
    }
    this.#pingedAt = now;
    this.#answered = false;
    if (this.isOpen) this.#ws.ping();
  }

  #handleMessage(text: string, isBinary: boolean): void {
    if (!this.#takeToken()) return;
    if (isBinary || text !== PING) this.close('refused');
    else this.send(PONG);
  }

  /** Counts a received frame of any kind; returns false if there were too many. */
  #takeToken(): boolean {
    const now = performance.now();
    const earned = ((now - this.#countedAt) / 1000) * SOCKET_BOUNDS.framesPerSecond;
    this.#tokens = Math.min(SOCKET_BOUNDS.burst, this.#tokens + earned) - 1;
    this.#countedAt = now;
    if (this.#tokens >= 0) return true;
    this.close('refused');
    return false;
  }
}

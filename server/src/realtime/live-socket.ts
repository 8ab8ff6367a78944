import { randomUUID } from 'node:crypto';
import type { Locale, UserId } from '@tomoguide/contract/primitives';
import { CLOSE_CODES } from '@tomoguide/contract/socket';
import type { WebSocket } from 'ws';

/** Limits on what one socket can send and buffer. Clients only send `ping`. */
export const SOCKET_BOUNDS = {
  /** The largest frame, in bytes. */
  frameBytes: 1024,
  /**
   * Maximum number of frames per message. Each counts toward the limits below, and no client message needs
   * two.
   */
  messageFrames: 1,
  /** Burst limit of frames. */
  burst: 10,
  /** Sustained limit of frames per second. */
  framesPerSecond: 1,
  /** Maximum amount of unread data queued for a client, in bytes. */
  bufferedBytes: 1024 * 1024,
  /** The ping interval. A client that has not answered a ping before the next one is disconnected. */
  pingMs: 25_000,
  /**
   * After this time, a socket that does not close is terminated, because it no longer counts toward the limits.
   */
  closeMs: 1_000,
} as const;

const PING = JSON.stringify({ type: 'ping' });
const PONG = JSON.stringify({ type: 'pong', payload: {} });

/** The user of the socket. */
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
      // An unsolicited pong counts as a frame.
      if (this.#answered) this.#takeToken();
      this.#answered = true;
    });
    ws.on('ping', () => this.#takeToken());
  }

  get isOpen(): boolean {
    return this.#ws.readyState === this.#ws.OPEN;
  }

  /** Sends an event, or terminates the socket if too much data is unread. */
  send(text: string): void {
    if (!this.isOpen) return;
    if (this.#ws.bufferedAmount > SOCKET_BOUNDS.bufferedBytes) {
      // A client that does not read would not read the reason either.
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

  /** Sends a ping when it is due; terminates a socket that did not answer the last one. */
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

  /** Returns false if there were too many frames of any kind. */
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

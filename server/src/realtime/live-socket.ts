import { randomUUID } from 'node:crypto';
import type { Locale, UserId } from '@tomoguide/contract/primitives';
import { CLOSE_CODES } from '@tomoguide/contract/socket';
import type { WebSocket } from 'ws';

/** What one socket may send and hold. A client has nothing to say but `ping`. */
export const SOCKET_BOUNDS = {
  /** The largest frame, in bytes. */
  frameBytes: 1024,
  /** Frames in a message. Each counts toward the limits below, and no client message needs two. */
  messageFrames: 1,
  /** Frames at once, */
  burst: 10,
  /** and a second in the long run. */
  framesPerSecond: 1,
  /** What may wait for a reader that does not take it, in bytes. */
  bufferedBytes: 1024 * 1024,
  /** A reader that did not answer a ping when the next is due is gone. */
  pingMs: 25_000,
  /** Who was told to close is cut off after this time: nobody counts them any more. */
  closeMs: 1_000,
} as const;

const PING = JSON.stringify({ type: 'ping' });
const PONG = JSON.stringify({ type: 'pong', payload: {} });

/** Who is at the other end. */
export interface Reader {
  userId: UserId;
  sessionId: string;
  locale: Locale;
}

/** An open socket: bounded in what it may send, and in what it leaves unread. */
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
    ws.on('message', (data, isBinary) => this.#take(String(data), isBinary));
    ws.on('pong', () => {
      // One that answers no ping is a frame like any other.
      if (this.#answered) this.#count();
      this.#answered = true;
    });
    ws.on('ping', () => this.#count());
  }

  get isOpen(): boolean {
    return this.#ws.readyState === this.#ws.OPEN;
  }

  /** Sends an event, unless the reader has left too much of the ones before. */
  send(text: string): void {
    if (!this.isOpen) return;
    if (this.#ws.bufferedAmount > SOCKET_BOUNDS.bufferedBytes) {
      // Who does not read will not read why, either.
      this.#ws.terminate();
      return;
    }
    this.#ws.send(text);
  }

  close(why: keyof typeof CLOSE_CODES, reason?: string): void {
    this.#ws.close(CLOSE_CODES[why], reason);
  }

  cut(): void {
    this.#ws.terminate();
  }

  /** Asks for a sign of life when it is time to; cuts a socket that gave none. */
  ping(now: number): void {
    if (now - this.#pingedAt < SOCKET_BOUNDS.pingMs) return;
    if (!this.#answered) {
      this.cut();
      return;
    }
    this.#pingedAt = now;
    this.#answered = false;
    if (this.isOpen) this.#ws.ping();
  }

  #take(text: string, isBinary: boolean): void {
    if (!this.#count()) return;
    if (isBinary || text !== PING) this.close('refused');
    else this.send(PONG);
  }

  /** False once there were too many frames, of whatever kind. */
  #count(): boolean {
    const now = performance.now();
    const earned = ((now - this.#countedAt) / 1000) * SOCKET_BOUNDS.framesPerSecond;
    this.#tokens = Math.min(SOCKET_BOUNDS.burst, this.#tokens + earned) - 1;
    this.#countedAt = now;
    if (this.#tokens >= 0) return true;
    this.close('refused');
    return false;
  }
}

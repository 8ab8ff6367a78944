import { setTimeout as sleep } from 'node:timers/promises';
import { withDeadline } from '../../deadline.ts';
import type { ReportFailure } from './bus.ts';

const BATCH_SIZE = 200;
const ATTEMPTS = 3;
const PAUSE_MS = 100;
const MAX_PAUSE_MS = 2_000;
/** Maximum number of queued messages, so that an outage cannot exhaust memory. */
const MAX_WAITING = 10_000;
/** Milliseconds that shutdown waits for queued messages to be sent. */
const STOP_MS = 2_000;

/**
 * Sends queued messages in batches, one batch at a time and in order. If a batch fails repeatedly, it and
 * everything queued after it are dropped, and `missed` is sent once sending works again.
 */
export class Outgoing {
  #waiting: string[] = [];
  #sending: Promise<void> | null = null;
  #hasLost = false;
  readonly #stopping = new AbortController();
  readonly #send: (texts: string[]) => Promise<unknown>;
  readonly #missed: string;
  readonly #reportFailure: ReportFailure;

  constructor(
    send: (texts: string[]) => Promise<unknown>,
    missed: string,
    reportFailure: ReportFailure,
  ) {
    this.#send = send;
    this.#missed = missed;
    this.#reportFailure = reportFailure;
  }

  add(text: string): void {
    if (this.#hasLost) return;
    if (this.#waiting.length < MAX_WAITING) this.#waiting.push(text);
    else this.#dropQueued();
    // Sending has a deadline of its own, because it can outlive the request that started it.
    this.#sending ??= withDeadline(() => this.#run());
  }

  /**
   * Resolves once everything is sent or dropped, at the latest after STOP_MS. During shutdown, failed
   * batches are not retried.
   */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.race([this.#sending, sleep(STOP_MS, undefined, { ref: false })]);
  }

  #dropQueued(): void {
    this.#hasLost = true;
    this.#waiting = [];
  }

  async #run(): Promise<void> {
    // Wait, so that messages added in the same turn of the event loop are sent together.
    await null;
    for (;;) {
      if (this.#hasLost) await this.#reportLoss();
      const texts = this.#waiting.splice(0, BATCH_SIZE);
      if (texts.length === 0) break;
      if (!(await this.#sendWithRetries(texts))) this.#dropQueued();
    }
    this.#sending = null;
  }

  /** Reports the loss of messages, retrying until it succeeds. */
  async #reportLoss(): Promise<void> {
    for (let pause = PAUSE_MS; this.#hasLost; pause = Math.min(MAX_PAUSE_MS, pause * 2)) {
      await this.#pause(pause);
      if (this.#stopping.signal.aborted) return;
      // Reset before sending, because messages lost from here on may be newer than the data that clients
      // fetch after `missed`.
      this.#hasLost = false;
      if (!(await this.#attempt([this.#missed]))) this.#dropQueued();
    }
  }

  async #sendWithRetries(texts: string[]): Promise<boolean> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      if (await this.#attempt(texts)) return true;
      await this.#pause(PAUSE_MS * attempt);
    }
    return false;
  }

  async #attempt(texts: string[]): Promise<boolean> {
    try {
      await withDeadline(() => this.#send(texts));
      return true;
    } catch (error) {
      this.#reportFailure({ err: error, count: texts.length }, 'events could not be sent on');
      return false;
    }
  }

  #pause(ms: number): Promise<void> {
    return sleep(ms, undefined, { signal: this.#stopping.signal, ref: false }).catch(() => {});
  }
}

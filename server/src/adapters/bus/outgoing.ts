import { setTimeout as sleep } from 'node:timers/promises';
import { withDeadline } from '../../deadline.ts';
import type { ReportFailure } from './bus.ts';

const AT_ONCE = 200;
const ATTEMPTS = 3;
const PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;
/** Texts that wait at most: an outage must not fill the memory with hints. */
const MOST_WAITING = 10_000;
/** What waits when the process stops has this long to leave. */
const STOP_MS = 2_000;

/**
 * Sends what waits in few goes, one at a time and in order. What cannot be sent is dropped, and so is
 * all behind it; once sending works again, `missed` says so.
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
    if (this.#waiting.length < MOST_WAITING) this.#waiting.push(text);
    else this.#lose();
    // The sending belongs to no request: whoever began it may be answered long before its end.
    this.#sending ??= withDeadline(() => this.#run());
  }

  /** Once all is sent, or given up; what cannot be sent is tried no more. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.race([this.#sending, sleep(STOP_MS, undefined, { ref: false })]);
  }

  #lose(): void {
    this.#hasLost = true;
    this.#waiting = [];
  }

  async #run(): Promise<void> {
    // What is added in one turn of the event loop leaves together.
    await null;
    for (;;) {
      if (this.#hasLost) await this.#makeGood();
      const texts = this.#waiting.splice(0, AT_ONCE);
      if (texts.length === 0) break;
      if (!(await this.#sendInTheEnd(texts))) this.#lose();
    }
    this.#sending = null;
  }

  /** Tells that something was lost, however long that takes. */
  async #makeGood(): Promise<void> {
    for (let pause = PAUSE_MS; this.#hasLost; pause = Math.min(LONGEST_PAUSE_MS, pause * 2)) {
      await this.#pause(pause);
      if (this.#stopping.signal.aborted) return;
      // What is added from here on may be newer than what is fetched upon `missed`.
      this.#hasLost = false;
      if (!(await this.#attempt([this.#missed]))) this.#lose();
    }
  }

  async #sendInTheEnd(texts: string[]): Promise<boolean> {
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

import { setTimeout as sleep } from 'node:timers/promises';
import { withTimeBudget } from '../../database/time-budget.ts';
import type { Logger } from '../../log.ts';

const AT_ONCE = 200;
const ATTEMPTS = 3;
const PAUSE_MS = 100;
/** Texts that wait at most: an outage must not fill the memory with hints. */
const MOST_WAITING = 10_000;

/** Sends what waits in few goes, one at a time and in order; drops what cannot be sent. */
export class Outgoing {
  #waiting: string[] = [];
  #sending: Promise<void> | null = null;
  readonly #send: (texts: string[]) => Promise<unknown>;
  readonly #log: Logger;

  constructor(send: (texts: string[]) => Promise<unknown>, log: Logger) {
    this.#send = send;
    this.#log = log;
  }

  add(text: string): void {
    if (this.#waiting.length >= MOST_WAITING) return;
    this.#waiting.push(text);
    // The sending belongs to no request: whoever began it may be answered long before its end.
    this.#sending ??= withTimeBudget(() => this.#run());
  }

  /** Once all is sent, or given up. */
  async drained(): Promise<void> {
    while (this.#sending) await this.#sending;
  }

  async #run(): Promise<void> {
    // What is added in one turn of the event loop leaves together.
    await null;
    while (this.#waiting.length > 0) {
      const texts = this.#waiting.slice(0, AT_ONCE);
      this.#waiting = this.#waiting.slice(AT_ONCE);
      await withTimeBudget(() => this.#sendInTheEnd(texts));
    }
    this.#sending = null;
  }

  async #sendInTheEnd(texts: string[]): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.#send(texts);
        return;
      } catch (error) {
        if (attempt === ATTEMPTS) {
          this.#log.warn({ err: error, count: texts.length }, 'events could not be sent on');
          return;
        }
        await sleep(PAUSE_MS * attempt);
      }
    }
  }
}

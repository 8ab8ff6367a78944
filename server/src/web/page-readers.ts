import type { ServerResponse } from 'node:http';

/** The connections that wait for one page. */
export class PageReaders {
  readonly #gone = new AbortController();
  readonly #onGone: () => void;
  #present = 0;

  /** `onGone` is called once the last of them is answered or has closed. */
  constructor(onGone: () => void = () => {}) {
    this.#onGone = onGone;
  }

  /** Aborted once all are answered or have closed. */
  get gone(): AbortSignal {
    return this.#gone.signal;
  }

  add(response: ServerResponse): void {
    this.#present += 1;
    response.once('close', () => this.#remove());
    if (response.closed) this.#remove();
  }

  #remove(): void {
    this.#present -= 1;
    if (this.#present > 0) return;
    this.#onGone();
    this.#gone.abort();
  }
}

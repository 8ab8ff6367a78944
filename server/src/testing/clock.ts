import type { Clock } from '../clock.ts';

/** A clock that only moves when the test sets it. */
export class TestClock implements Clock {
  #now: Temporal.Instant;

  constructor(now: string) {
    this.#now = Temporal.Instant.from(now);
  }

  now(): Temporal.Instant {
    return this.#now;
  }

  set(now: string | Temporal.Instant): void {
    this.#now = Temporal.Instant.from(now);
  }

  advance(duration: Temporal.DurationLike): void {
    this.#now = this.#now.add(duration);
  }
}

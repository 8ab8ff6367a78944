/** The source of the current time: the system clock, or a clock that a test sets. */
export interface Clock {
  now(): Temporal.Instant;
}

export const systemClock: Clock = { now: () => Temporal.Now.instant() };

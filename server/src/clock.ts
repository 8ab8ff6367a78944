/** Where the time comes from: the machine in production, the test's hand in tests. */
export interface Clock {
  now(): Temporal.Instant;
}

export const systemClock: Clock = { now: () => Temporal.Now.instant() };

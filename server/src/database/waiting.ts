/** The number of waiting items in a queue, and since when the oldest waits. */
export interface Waiting {
  waiting: number;
  oldestAt: Temporal.Instant | null;
}

/** The number of items in a queue, and the time of the oldest one; null if there are none. */
export interface Waiting {
  waiting: number;
  oldestAt: Temporal.Instant | null;
}

/** The number of items waiting in a queue, and since when the oldest has waited. */
export interface Waiting {
  waiting: number;
  oldestAt: Temporal.Instant | null;
}

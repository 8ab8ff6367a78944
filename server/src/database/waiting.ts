/** The number of items in a queue, and the age of the oldest. */
export interface Waiting {
  waiting: number;
  oldestAt: Temporal.Instant | null;
}

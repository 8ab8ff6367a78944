import { type SQL, sql } from 'drizzle-orm';

/**
 * Returns the keyset cursor (`keysetCursorQuery`) of an entry in a list ordered by timestamp and ID. It remains
 * valid if the entry is deleted.
 */
export const listPosition = (at: Temporal.Instant, id: number): string =>
  `${at.epochNanoseconds / 1000n}-${id}`;

/** Returns the position as a pair of values for a row comparison in PostgreSQL. */
export const cursorPosition = (cursor: string): SQL => {
  const [micros, id] = cursor.split('-');
  return sql`(to_timestamp(${micros}::numeric / 1000000), ${id}::bigint)`;
};

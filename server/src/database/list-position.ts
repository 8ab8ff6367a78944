import { type SQL, sql } from 'drizzle-orm';

/**
 * The position of an entry in a list ordered by instant and number: the cursor of `placeQuery`. It stays
 * valid if the entry is deleted.
 */
export const listPosition = (at: Temporal.Instant, id: number): string =>
  `${at.epochNanoseconds / 1000n}-${id}`;

/** The position as a pair for a row comparison in PostgreSQL. */
export const cursorPosition = (cursor: string): SQL => {
  const [micros, id] = cursor.split('-');
  return sql`(to_timestamp(${micros}::numeric / 1000000), ${id}::bigint)`;
};

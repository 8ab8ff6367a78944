import { type SQL, sql } from 'drizzle-orm';

/**
 * Where an entry stands in a list in the order of an instant and a number: the cursor of `placeQuery`,
 * which holds without the entry.
 */
export const placeAt = (at: Temporal.Instant, id: number): string =>
  `${at.epochNanoseconds / 1000n}-${id}`;

/** A place as PostgreSQL compares a pair of instant and number with it. */
export const placeOfCursor = (cursor: string): SQL => {
  const [micros, id] = cursor.split('-');
  return sql`(to_timestamp(${micros}::numeric / 1000000), ${id}::bigint)`;
};

import { customType } from 'drizzle-orm/pg-core';

/** Matches PostgreSQL's usual output in the UTC time zone, with at most milliseconds. */
const PLAIN = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{1,3})?\+00$/;

/**
 * Parses a timestamptz. PostgreSQL prints 2026-05-03 01:30:00+00, but Temporal requires
 * 2026-05-03T01:30:00+00:00.
 */
export const parseInstant = (value: string): Temporal.Instant =>
  PLAIN.test(value)
    ? Temporal.Instant.fromEpochMilliseconds(
        Date.parse(`${value.slice(0, 10)}T${value.slice(11, -3)}Z`),
      )
    : Temporal.Instant.from(value.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00'));

/** A timestamptz column, read and written as Temporal.Instant. */
export const instant = customType<{ data: Temporal.Instant; driverData: string }>({
  dataType: () => 'timestamptz',
  // A prepared insert can also pass null.
  toDriver: (value: Temporal.Instant | null) =>
    (value === null ? null : value.toString()) as string,
  fromDriver: parseInstant,
});

/** A tstzrange column, half-open: [start, end). */
export const instantRange = customType<{
  data: { start: Temporal.Instant; end: Temporal.Instant };
  driverData: string;
}>({
  dataType: () => 'tstzrange',
  toDriver: ({ start, end }) => `[${start.toString()},${end.toString()})`,
  fromDriver: (value) => {
    const [start, end] = value.slice(1, -1).replaceAll('"', '').split(',');
    return { start: parseInstant(start ?? ''), end: parseInstant(end ?? '') };
  },
});

import type { BookingStatus } from '@tomoguide/contract/bookings/statuses';
import {
  type DeclaredWeather,
  findWeatherFor,
  isDeclaredAfterMove,
  type Weather,
} from '@tomoguide/contract/bookings/weather';
import type { BookingId, WeatherId } from '@tomoguide/contract/primitives';
import { and, desc, eq, gt, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import { isAnyOf } from '../../../database/conditions.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { firstRow, onlyRow } from '../../../database/single-row.ts';
import { loadGuideSummaries } from '../../guides/service.ts';
import {
  type BookingRow,
  bookings,
  changeProposals,
  weatherDeclarations,
  weatherNotified,
} from '../tables.ts';

export type WeatherRow = typeof weatherDeclarations.$inferSelect;

/** The statuses of paid bookings that have not begun, and whose parties are notified. */
const NOTIFIED_STATUSES = [
  'confirmed',
  'upcoming',
  'awaiting_start',
  'start_confirmed',
] as const satisfies readonly BookingStatus[];
/** The statuses in which declared weather matters. */
const BEFORE_TOUR: ReadonlySet<BookingStatus> = new Set(['pending', ...NOTIFIED_STATUSES]);

/** The columns that decide which declaration concerns a booking. */
type TourRow = Pick<BookingRow, 'id' | 'guideId' | 'scheduledStart' | 'scheduledEnd' | 'timeZone'>;

/**
 * Returns the declaration that concerns each of these bookings, by the city and time zone of its guide.
 * `applies` leaves out declarations that do not apply to a booking on their days.
 */
const matchWeather = async <Row extends TourRow, Declared extends DeclaredWeather>(
  db: Executor,
  rows: readonly Row[],
  declared: readonly Declared[],
  applies: (row: Row, each: Declared) => boolean = () => true,
): Promise<{ row: Row; weather: Declared }[]> => {
  if (rows.length === 0 || declared.length === 0) return [];
  const guides = await loadGuideSummaries(
    db,
    rows.map(({ guideId }) => guideId),
  );
  return rows.flatMap((row) => {
    const { scheduledStart: start, scheduledEnd: end, timeZone } = row;
    const city = guides.get(row.guideId)?.serviceCity ?? '';
    const applying = declared.filter((each) => applies(row, each));
    const weather = findWeatherFor(applying, city, { start, end, timeZone });
    return weather ? [{ row, weather }] : [];
  });
};

/** Returns when the parties of each of these bookings last agreed on another start, if they did. */
const loadMoveTimes = async (
  db: Executor,
  ids: readonly BookingId[],
): Promise<ReadonlyMap<BookingId, Temporal.Instant>> => {
  const rows = await db
    .select({ id: changeProposals.bookingId, acceptedAt: changeProposals.acceptedAt })
    .from(changeProposals)
    .where(
      and(
        isAnyOf(changeProposals.bookingId, ids),
        eq(changeProposals.state, 'applied'),
        sql`${changeProposals.before}->>'start' <> ${changeProposals.after}->>'start'`,
      ),
    )
    .orderBy(changeProposals.id);
  return new Map(rows.flatMap(({ id, acceptedAt }) => (acceptedAt ? [[id, acceptedAt]] : [])));
};

/** Returns whether a declaration applies to a booking on its days. */
const loadAppliesTo = async (db: Executor, ids: readonly BookingId[]) => {
  const moves = await loadMoveTimes(db, ids);
  const moved = [...moves.keys()];
  const notified =
    moved.length === 0
      ? []
      : await db.select().from(weatherNotified).where(isAnyOf(weatherNotified.bookingId, moved));
  return (booking: { id: BookingId }, weather: Pick<WeatherRow, 'id' | 'declaredAt'>): boolean =>
    isDeclaredAfterMove(weather.declaredAt, {
      movedAt: moves.get(booking.id) ?? null,
      isNotified: notified.some(
        ({ bookingId, weatherId }) => bookingId === booking.id && weatherId === weather.id,
      ),
    });
};

/** Returns the declarations in effect, newest first; only those whose last day is not before `since`. */
const listInEffect = (db: Executor, since: string): Promise<WeatherRow[]> =>
  db
    .select()
    .from(weatherDeclarations)
    .where(and(isNull(weatherDeclarations.endedAt), gte(weatherDeclarations.lastDay, since)))
    .orderBy(desc(weatherDeclarations.id));

/** Returns the day before, because the day has not ended in all time zones. */
const getDayBefore = (at: Temporal.Instant): string =>
  at.toZonedDateTimeISO('UTC').toPlainDate().subtract({ days: 1 }).toString();

/** Returns the weather declared for each of these bookings that has not reached its start. */
export const loadWeather = async (
  db: Executor,
  rows: readonly (TourRow & Pick<BookingRow, 'status'>)[],
  now: Temporal.Instant,
): Promise<ReadonlyMap<BookingId, Weather>> => {
  const open = rows.filter(
    ({ status, scheduledStart }) =>
      BEFORE_TOUR.has(status) && Temporal.Instant.compare(now, scheduledStart) < 0,
  );
  if (open.length === 0) return new Map();
  const declared = await listInEffect(db, getDayBefore(now));
  if (declared.length === 0) return new Map();
  const applies = await loadAppliesTo(
    db,
    open.map(({ id }) => id),
  );
  const found = await matchWeather(db, open, declared, applies);
  return new Map(
    found.map(({ row, weather: { firstDay, lastDay, reason } }) => [
      row.id,
      { firstDay, lastDay, reason },
    ]),
  );
};

/**
 * Returns the weather for which either party can cancel this booking with a full refund or, where the rules
 * allow it, change it; null if none is declared.
 */
export const findWeather = async (
  db: Executor,
  row: TourRow & Pick<BookingRow, 'status'>,
  now: Temporal.Instant,
): Promise<Weather | null> => (await loadWeather(db, [row], now)).get(row.id) ?? null;

/** Returns the paid bookings that have not begun and that this declaration concerns. */
export const listConcerned = async (
  db: Executor,
  declared: Omit<DeclaredWeather, 'reason'>,
): Promise<(TourRow & Pick<BookingRow, 'guideUserId' | 'travelerId'>)[]> => {
  // Narrows the rows down; the exact days depend on each guide's time zone.
  const midnight = (day: string, days: number) =>
    Temporal.PlainDate.from(day).add({ days }).toZonedDateTime('UTC').toInstant();
  const rows = await db
    .select({
      id: bookings.id,
      guideId: bookings.guideId,
      guideUserId: bookings.guideUserId,
      travelerId: bookings.travelerId,
      scheduledStart: bookings.scheduledStart,
      scheduledEnd: bookings.scheduledEnd,
      timeZone: bookings.timeZone,
    })
    .from(bookings)
    .where(
      and(
        inArray(bookings.status, NOTIFIED_STATUSES),
        lt(bookings.scheduledStart, midnight(declared.lastDay, 2)),
        gt(bookings.scheduledEnd, midnight(declared.firstDay, -1)),
      ),
    )
    .orderBy(bookings.id);
  const weather = { ...declared, reason: { en: '', zh: '' } };
  return (await matchWeather(db, rows, [weather])).map(({ row }) => row);
};

export const insertWeather = (
  tx: Tx,
  row: typeof weatherDeclarations.$inferInsert,
): Promise<WeatherRow> => onlyRow(tx.insert(weatherDeclarations).values(row).returning());

export const lockWeather = (tx: Tx, id: WeatherId): Promise<WeatherRow | null> =>
  firstRow(
    tx.select().from(weatherDeclarations).where(eq(weatherDeclarations.id, id)).for('update'),
  );

export const updateWeather = (
  tx: Tx,
  id: WeatherId,
  changes: Partial<WeatherRow>,
): Promise<WeatherRow> =>
  onlyRow(
    tx.update(weatherDeclarations).set(changes).where(eq(weatherDeclarations.id, id)).returning(),
  );

/** Marks the parties of these bookings as notified; returns the bookings that were not marked before. */
export const markNotified = async (
  tx: Tx,
  weatherId: WeatherId,
  ids: readonly BookingId[],
): Promise<ReadonlySet<BookingId>> => {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .insert(weatherNotified)
    .values(ids.map((bookingId) => ({ weatherId, bookingId })))
    .onConflictDoNothing()
    .returning();
  return new Set(rows.map(({ bookingId }) => bookingId));
};

/** Returns the number of bookings whose parties were notified, by declaration. */
export const countNotified = async (
  db: Executor,
  ids: readonly WeatherId[],
): Promise<ReadonlyMap<WeatherId, number>> => {
  const rows = await db
    .select({ id: weatherNotified.weatherId, notified: sql<number>`count(*)::int` })
    .from(weatherNotified)
    .where(isAnyOf(weatherNotified.weatherId, ids))
    .groupBy(weatherNotified.weatherId);
  return new Map(rows.map(({ id, notified }) => [id, notified]));
};

/** Returns the latest declarations, newest first. */
export const listDeclarations = (db: Executor, limit: number): Promise<WeatherRow[]> =>
  db.select().from(weatherDeclarations).orderBy(desc(weatherDeclarations.id)).limit(limit);

/** Returns the declarations that can concern a tour from now on, newest first. */
export const listDeclared = async (
  db: Executor,
  now: Temporal.Instant,
): Promise<DeclaredWeather[]> =>
  (await listInEffect(db, getDayBefore(now))).map(({ cities, firstDay, lastDay, reason }) => ({
    cities,
    firstDay,
    lastDay,
    reason,
  }));

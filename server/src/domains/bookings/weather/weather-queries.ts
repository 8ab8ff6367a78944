import type { BookingStatus } from '@tomoguide/contract/bookings/statuses';
import {
  type BookingWeather,
  type ChangeWeather,
  type DeclaredWeather,
  findWeatherFor,
  getWeatherGraceEnd,
  isDeclaredAfterMove,
  type Weather,
} from '@tomoguide/contract/bookings/weather';
import type { BookingId, WeatherId } from '@tomoguide/contract/primitives';
import { and, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { isAnyOf } from '../../../database/conditions.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { firstRow, onlyRow } from '../../../database/single-row.ts';
import { loadGuideSummaries } from '../../guides/service.ts';
import {
  type BookingRow,
  bookings,
  changeProposals,
  type StoredPlan,
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

type NotifiedRow = typeof weatherNotified.$inferSelect;

/** What decides which declarations apply to bookings on their days. */
interface History {
  moves: ReadonlyMap<BookingId, Temporal.Instant>;
  notified: readonly NotifiedRow[];
}

const loadNotified = async (
  db: Executor,
  ids: readonly BookingId[],
): Promise<readonly NotifiedRow[]> =>
  ids.length === 0
    ? []
    : db.select().from(weatherNotified).where(isAnyOf(weatherNotified.bookingId, ids));

const hasGrace = ({ keptUntil }: Pick<WeatherRow, 'keptUntil'>, now: Temporal.Instant): boolean =>
  keptUntil !== null && Temporal.Instant.compare(now, keptUntil) <= 0;

const loadHistory = async (
  db: Executor,
  ids: readonly BookingId[],
  isEndingRead: boolean,
): Promise<History> => {
  const moves = await loadMoveTimes(db, ids);
  return { moves, notified: await loadNotified(db, isEndingRead ? ids : [...moves.keys()]) };
};

/** Returns whether a declaration in effect applies to a booking on its days. */
const appliesTo = (
  { moves, notified }: History,
  { id }: { id: BookingId },
  weather: Pick<WeatherRow, 'id' | 'declaredAt' | 'endedAt'>,
): boolean =>
  weather.endedAt === null &&
  isDeclaredAfterMove(weather.declaredAt, {
    movedAt: moves.get(id) ?? null,
    isNotified: notified.some(
      ({ bookingId, weatherId, endedAt }) =>
        bookingId === id && weatherId === weather.id && endedAt === null,
    ),
  });

/** Returns the declaration that has ended for a booking whose parties can still cancel because of it. */
const findEndedWeather = (
  { moves, notified }: History,
  { id, scheduledStart }: Pick<TourRow, 'id' | 'scheduledStart'>,
  declared: readonly WeatherRow[],
  now: Temporal.Instant,
): BookingWeather | null => {
  const movedAt = moves.get(id) ?? null;
  for (const { bookingId, weatherId, endedAt } of notified) {
    if (bookingId !== id || endedAt === null) continue;
    const until = getWeatherGraceEnd(endedAt, scheduledStart);
    const isOver = Temporal.Instant.compare(now, until) > 0;
    const weather = declared.find((each) => each.id === weatherId);
    if (isOver || !weather || !isDeclaredAfterMove(endedAt, { movedAt, isNotified: false }))
      continue;
    return { ...presentWeather(weather), keptUntil: until.toString() };
  }
  return null;
};

/** Returns the day before, because the day has not ended in all time zones. */
const getDayBefore = (at: Temporal.Instant): string =>
  at.toZonedDateTimeISO('UTC').toPlainDate().subtract({ days: 1 }).toString();

const presentWeather = ({ firstDay, lastDay, reason }: Weather): Weather => ({
  firstDay,
  lastDay,
  reason,
});

/** Returns the declarations in effect, and those because of which bookings can still be cancelled, newest first. */
const listRelevant = (db: Executor, now: Temporal.Instant): Promise<WeatherRow[]> =>
  db
    .select()
    .from(weatherDeclarations)
    .where(
      or(
        and(
          isNull(weatherDeclarations.endedAt),
          gte(weatherDeclarations.lastDay, getDayBefore(now)),
        ),
        gte(weatherDeclarations.keptUntil, now),
      ),
    )
    .orderBy(desc(weatherDeclarations.id));

/** Returns the weather declared for each of these bookings that has not reached its start. */
export const loadWeather = async (
  db: Executor,
  rows: readonly (TourRow & Pick<BookingRow, 'status'>)[],
  now: Temporal.Instant,
): Promise<ReadonlyMap<BookingId, BookingWeather>> => {
  const open = rows.filter(
    ({ status, scheduledStart }) =>
      BEFORE_TOUR.has(status) && Temporal.Instant.compare(now, scheduledStart) < 0,
  );
  if (open.length === 0) return new Map();
  const declared = await listRelevant(db, now);
  if (declared.length === 0) return new Map();
  const history = await loadHistory(
    db,
    open.map(({ id }) => id),
    declared.some((each) => hasGrace(each, now)),
  );
  const found = await matchWeather(db, open, declared, (row, each) =>
    appliesTo(history, row, each),
  );
  const ended = open.flatMap((row) => {
    const weather = findEndedWeather(history, row, declared, now);
    return weather ? [[row.id, weather] as const] : [];
  });
  return new Map([
    ...ended,
    ...found.map(
      ({ row, weather }) => [row.id, { ...presentWeather(weather), keptUntil: null }] as const,
    ),
  ]);
};

/**
 * Returns the weather for which either party can cancel this booking with a full refund or, where the rules
 * allow it, change it; null if none is declared.
 */
export const findWeather = async (
  db: Executor,
  row: TourRow & Pick<BookingRow, 'status'>,
  now: Temporal.Instant,
): Promise<BookingWeather | null> => (await loadWeather(db, [row], now)).get(row.id) ?? null;

/** A booking and the start to which a change would move it. */
interface Move {
  row: TourRow;
  after: Pick<StoredPlan, 'start' | 'durationMinutes'>;
}

/**
 * Returns the weather declared for the new time of each booking that a change would move, and whether its
 * parties could cancel for a full refund because of it.
 */
export const loadWeatherAfterMove = async (
  db: Executor,
  moves: readonly Move[],
  now: Temporal.Instant,
): Promise<ReadonlyMap<BookingId, Omit<ChangeWeather, 'uncounted'>>> => {
  const moved = moves.flatMap(({ row, after }) => {
    const start = Temporal.Instant.from(after.start);
    const scheduledEnd = start.add({ minutes: after.durationMinutes });
    return start.equals(row.scheduledStart)
      ? []
      : [{ ...row, scheduledStart: start, scheduledEnd }];
  });
  if (moved.length === 0) return new Map();
  const declared = (await listRelevant(db, now)).filter(({ endedAt }) => endedAt === null);
  if (declared.length === 0) return new Map();
  const notified = await loadNotified(
    db,
    moved.map(({ id }) => id),
  );
  const history = { moves: new Map(moved.map(({ id }) => [id, now])), notified };
  const [all, applying] = await Promise.all([
    matchWeather(db, moved, declared),
    matchWeather(db, moved, declared, (row, each) => appliesTo(history, row, each)),
  ]);
  const present = (found: typeof all, refundsInFull: boolean) =>
    found.map(
      ({ row, weather }) => [row.id, { declared: presentWeather(weather), refundsInFull }] as const,
    );
  return new Map([...present(all, false), ...present(applying, true)]);
};

/** Returns what declared bad weather means for a change; null if none is declared. */
export const joinWeather = (
  uncounted: boolean,
  after: Omit<ChangeWeather, 'uncounted'> = { declared: null, refundsInFull: false },
): ChangeWeather | null => (uncounted || after.declared ? { uncounted, ...after } : null);

/** Returns which of these bookings a declaration in effect applies to, as they were not moved into it. */
export const filterApplying = async <Row extends { id: BookingId }>(
  db: Executor,
  weather: WeatherRow,
  rows: readonly Row[],
): Promise<Row[]> => {
  const history = await loadHistory(
    db,
    rows.map(({ id }) => id),
    false,
  );
  return rows.filter((row) => appliesTo(history, row, weather));
};

/** Returns the paid bookings that have not begun and that this declaration concerns. */
export const listConcerned = async (
  db: Executor,
  declared: Omit<DeclaredWeather, 'reason'>,
): Promise<(TourRow & Pick<BookingRow, 'status' | 'guideUserId' | 'travelerId'>)[]> => {
  // Narrows the rows down; the exact days depend on each guide's time zone.
  const midnight = (day: string, days: number) =>
    Temporal.PlainDate.from(day).add({ days }).toZonedDateTime('UTC').toInstant();
  const rows = await db
    .select({
      id: bookings.id,
      status: bookings.status,
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

/**
 * Marks the parties of these bookings as notified of a declaration, or of its end for them. Returns the
 * bookings for which this is new.
 */
export const markNotified = async (
  tx: Tx,
  weatherId: WeatherId,
  ids: readonly BookingId[],
  endedAt: Temporal.Instant | null,
): Promise<ReadonlySet<BookingId>> => {
  if (ids.length === 0) return new Set();
  const isNew = endedAt ? isNull(weatherNotified.endedAt) : isNotNull(weatherNotified.endedAt);
  const rows = await tx
    .insert(weatherNotified)
    .values(ids.map((bookingId) => ({ weatherId, bookingId, endedAt })))
    .onConflictDoUpdate({
      target: [weatherNotified.weatherId, weatherNotified.bookingId],
      set: { endedAt },
      setWhere: isNew,
    })
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
  (await listRelevant(db, now))
    .filter(({ endedAt, lastDay }) => endedAt === null && lastDay >= getDayBefore(now))
    .map((row) => ({ cities: row.cities, ...presentWeather(row) }));

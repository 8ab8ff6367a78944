import type { CitySlug } from '@tomoguide/contract/catalog/cities';
import type { HeldRange } from '@tomoguide/contract/guides/availability';
import type { GuideLanguage } from '@tomoguide/contract/guides/entities';
import {
  getWorkLimits,
  type StatedPermission,
  type WorkLimits,
} from '@tomoguide/contract/guides/work-limits';
import type { DayException, WeeklyHours } from '@tomoguide/contract/guides/working-hours';
import { LANGUAGES, type Locale } from '@tomoguide/contract/locale';
import type { GuideId, ItineraryId, UserId } from '@tomoguide/contract/primitives';
import { and, asc, eq, gt, isNotNull, ne, type SQLWrapper, sql } from 'drizzle-orm';
import { createKeyQueries } from '../../database/by-key.ts';
import { isAnyOf } from '../../database/conditions.ts';
import type { Db, Executor, Tx } from '../../database/database.ts';
import { prepareByIds, prepareOnce } from '../../database/prepare-once.ts';
import { queryRawRows } from '../../database/query-raw-rows.ts';
import { firstRow } from '../../database/single-row.ts';
import type { Bookable } from './calendar/bookable-guide.ts';
import type { GuideAnswer, ReadAnswers } from './ports.ts';
import type { OfferedService } from './profile/guide-profile.ts';
import { type ItineraryContent, toContent } from './profile/itinerary-content.ts';
import { guidePages } from './search/tables.ts';
import {
  guideExceptions,
  guideQualifications,
  guideServices,
  guides,
  guideWeeklyHours,
  importedCalendars,
  itineraries,
  type workPermissions,
} from './tables.ts';

export type GuideRow = typeof guides.$inferSelect;
export type NewGuideRow = typeof guides.$inferInsert;
export type QualificationRow = typeof guideQualifications.$inferSelect;
export type PermissionRow = typeof workPermissions.$inferSelect;
export type ItineraryRow = typeof itineraries.$inferSelect;

/** A guide with all related rows. */
export interface WholeGuide {
  row: GuideRow;
  services: OfferedService[];
  weekly: WeeklyHours[];
  exceptions: DayException[];
  imported: HeldRange[];
  qualifications: QualificationRow[];
  itineraries: ItineraryRow[];
}

/** The busy ranges of all imported calendars of a guide, in milliseconds since 1970. */
type ImportedTimes = readonly (readonly (readonly [start: number, end: number])[])[];

const getRanges = (times: ImportedTimes): HeldRange[] =>
  times.flat().map(([start, end]) => ({
    start: Temporal.Instant.fromEpochMilliseconds(start),
    end: Temporal.Instant.fromEpochMilliseconds(end),
  }));

const groupByGuide = <Row extends { guideId: GuideId }>(
  rows: readonly Row[],
): Map<GuideId, Row[]> => Map.groupBy(rows, ({ guideId }) => guideId);

const guidesById = prepareByIds(guides.id, 'guides_by_id', (db, condition, name) =>
  db.select().from(guides).where(condition).orderBy(guides.id).prepare(name),
);
/** The columns of a guide summary. */
export type SummaryRow = Pick<GuideRow, 'id' | 'userId' | 'portrait' | 'serviceCity' | 'timeZone'>;
const summariesById = prepareByIds(guides.id, 'guide_summaries', (db, condition, name) =>
  db
    .select({
      id: guides.id,
      userId: guides.userId,
      portrait: guides.portrait,
      serviceCity: guides.serviceCity,
      timeZone: guides.timeZone,
    })
    .from(guides)
    .where(condition)
    .prepare(name),
);
/** A query that locks a guide until the transaction ends, for other statements. Every change to free time does. */
export const buildGuideLockQuery = (db: Executor, guideId: SQLWrapper) =>
  db.select({ id: guides.id }).from(guides).where(eq(guides.id, guideId)).for('no key update');
const guideLocked = prepareOnce((db) =>
  buildGuideLockQuery(db, sql.placeholder('id')).prepare('guide_locked'),
);

export const { insert: insertGuideRow, update: updateGuideRow } = createKeyQueries(guides, 'id');

/** Returns the rows of these guides, ordered by id. */
export const listGuideRows = (db: Executor, ids: readonly GuideId[]): Promise<GuideRow[]> =>
  guidesById(db, ids, {});

/** Returns the columns of these guides that a summary needs. */
export const listSummaryRows = (db: Executor, ids: readonly GuideId[]): Promise<SummaryRow[]> =>
  summariesById(db, ids, {});

/** Returns guides with all related rows, ordered by id. */
export const listWholeGuides = async (
  db: Executor,
  ids: readonly GuideId[],
): Promise<WholeGuide[]> => {
  if (ids.length === 0) return [];
  const [rows, serviceRows, weeklyRows, exceptionRows, importedRows, qualified, itineraryRows] =
    await Promise.all([
      listGuideRows(db, ids),
      db
        .select()
        .from(guideServices)
        .where(isAnyOf(guideServices.guideId, ids))
        .orderBy(guideServices.subcategoryId),
      db
        .select()
        .from(guideWeeklyHours)
        .where(isAnyOf(guideWeeklyHours.guideId, ids))
        .orderBy(guideWeeklyHours.weekday, guideWeeklyHours.startMinute),
      db
        .select()
        .from(guideExceptions)
        .where(isAnyOf(guideExceptions.guideId, ids))
        .orderBy(guideExceptions.day),
      db
        .select({ guideId: importedCalendars.guideId, busy: importedCalendars.busy })
        .from(importedCalendars)
        .where(isAnyOf(importedCalendars.guideId, ids)),
      db
        .select()
        .from(guideQualifications)
        .where(isAnyOf(guideQualifications.guideId, ids))
        .orderBy(guideQualifications.id),
      db
        .select()
        .from(itineraries)
        .where(isAnyOf(itineraries.guideId, ids))
        .orderBy(asc(itineraries.position), asc(itineraries.id)),
    ]);
  const services = groupByGuide(serviceRows);
  const weekly = groupByGuide(weeklyRows);
  const exceptions = groupByGuide(exceptionRows);
  const imported = groupByGuide(importedRows);
  const qualifications = groupByGuide(qualified);
  const itinerariesOf = groupByGuide(itineraryRows);
  return rows.map((row) => ({
    row,
    services: (services.get(row.id) ?? []).map(({ subcategoryId, priceCents }) => ({
      subcategoryId,
      priceCents,
    })),
    weekly: (weekly.get(row.id) ?? []).map(({ guideId: _, ...hours }) => hours),
    exceptions: (exceptions.get(row.id) ?? []).map(({ day, hours }) => ({ day, hours })),
    imported: getRanges((imported.get(row.id) ?? []).map(({ busy }) => busy)),
    qualifications: qualifications.get(row.id) ?? [],
    itineraries: itinerariesOf.get(row.id) ?? [],
  }));
};

export const findWholeGuide = async (db: Executor, id: GuideId): Promise<WholeGuide | null> =>
  (await listWholeGuides(db, [id]))[0] ?? null;

export const findUserGuideRow = (db: Executor, userId: UserId): Promise<GuideRow | null> =>
  firstRow(db.select().from(guides).where(eq(guides.userId, userId)));

/** Returns the languages of each guide, listed or not; omits unknown IDs. */
export const loadGuideLanguages = async (
  db: Executor,
  ids: readonly GuideId[],
): Promise<Map<GuideId, GuideLanguage[]>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: guides.id, languages: guides.languages })
    .from(guides)
    .where(isAnyOf(guides.id, ids));
  return new Map(rows.map(({ id, languages }) => [id, languages]));
};

/** Returns the users who are guides in a city, listed or not. */
export const listUsersGuidingIn = async (db: Executor, city: CitySlug): Promise<UserId[]> => {
  const rows = await db
    .select({ userId: guides.userId })
    .from(guides)
    .where(eq(guides.serviceCity, city));
  return rows.map(({ userId }) => userId);
};

/** Returns the guide ID of a user; null if the user is not a guide. */
export const findUserGuideId = async (db: Executor, userId: UserId): Promise<GuideId | null> => {
  const row = await findUserGuideRow(db, userId);
  return row?.id ?? null;
};

/** Returns the first guides with an ID above `after` whose stored pages have another format. */
export const listGuidesToReformat = async (
  db: Executor,
  format: string,
  { after, limit }: { after: number; limit: number },
): Promise<GuideId[]> => {
  const rows = await db
    .select({ guideId: guidePages.guideId })
    .from(guidePages)
    .where(and(ne(guidePages.format, format), sql`${guidePages.guideId} > ${after}`))
    .orderBy(asc(guidePages.guideId))
    .limit(limit);
  return rows.map(({ guideId }) => guideId);
};

/**
 * Locks a guide until the transaction ends. Everything that changes the guide's free time takes this lock.
 * Returns false if there is no such guide.
 */
export const lockGuide = async (tx: Tx, guideId: GuideId): Promise<boolean> =>
  (await guideLocked(tx, { id: guideId })).length > 0;

interface BookableRow {
  user_id: UserId;
  time_zone: string;
  min_people: number;
  max_people: number;
  min_duration_minutes: number;
  max_duration_minutes: number;
  basic_price_cents: number | null;
  additional_price_cents: number | null;
  instant_booking: boolean;
  listed: boolean | null;
  services: OfferedService[] | null;
  weekly: WeeklyHours[] | null;
  exceptions: DayException[] | null;
  imported: ImportedTimes | null;
  stated_permissions: StatedPermission[];
  permission_due: number;
}

/** The columns of `guides`, named g, that decide when the guide may work. */
const WORK = `g.stated_permissions,
    (extract(epoch from g.permission_due_at) * 1000)::float8 as permission_due`;

const BOOKABLE = `
  select g.user_id, g.time_zone, g.min_people, g.max_people, g.min_duration_minutes,
    g.max_duration_minutes, g.basic_price_cents, g.additional_price_cents, g.instant_booking, p.listed,
    (select json_agg(json_build_object('subcategoryId', s.subcategory_id, 'priceCents', s.price_cents)
      order by s.subcategory_id) from guide_services s where s.guide_id = g.id) as services,
    (select json_agg(json_build_object('weekday', w.weekday, 'startMinute', w.start_minute,
      'endMinute', w.end_minute)) from guide_weekly_hours w where w.guide_id = g.id) as weekly,
    (select json_agg(json_build_object('day', e.day, 'hours', e.hours))
      from guide_exceptions e where e.guide_id = g.id) as exceptions,
    (select json_agg(i.busy) from imported_calendars i where i.guide_id = g.id) as imported,
    ${WORK}
  from guides g left join guide_pages p on p.guide_id = g.id where g.id = $1`;

/** Returns a guide's terms and calendar in one round trip; null if there is no such guide. */
export const loadBookable = async (db: Executor, guideId: GuideId): Promise<Bookable | null> => {
  const [row] = await queryRawRows<BookableRow>(db, { text: BOOKABLE, values: [guideId] });
  if (!row) return null;
  const work = getWorkLimits(row.stated_permissions, row.permission_due);
  return {
    guideId,
    work,
    userId: row.user_id,
    listed: row.listed ?? false,
    calendar: {
      timeZone: row.time_zone,
      weekly: row.weekly ?? [],
      exceptions: row.exceptions ?? [],
      imported: getRanges(row.imported ?? []),
      work,
    },
    minPeople: row.min_people,
    maxPeople: row.max_people,
    minDurationMinutes: row.min_duration_minutes,
    maxDurationMinutes: row.max_duration_minutes,
    basicPriceCents: row.basic_price_cents,
    additionalPriceCents: row.additional_price_cents,
    services: row.services ?? [],
    instantBooking: row.instant_booking,
  };
};

/** Returns true if the user is suspended as a guide; the user's account can be suspended separately. */
export const isGuideSuspended = async (db: Executor, guideId: GuideId): Promise<boolean> => {
  const [row] = await db
    .select({ suspendedAt: guides.suspendedAt })
    .from(guides)
    .where(eq(guides.id, guideId));
  return row !== undefined && row.suspendedAt !== null;
};

/**
 * Returns whether the user is suspended as a guide (the user's account can be suspended separately), and when
 * their residence status lets them guide.
 */
export const loadWorkFacts = async (
  db: Executor,
  guideId: GuideId,
): Promise<{ suspended: boolean; limits: WorkLimits }> => {
  const [row] = await queryRawRows<
    { suspended: boolean } & Pick<BookableRow, 'permission_due' | 'stated_permissions'>
  >(db, {
    text: `select g.suspended_at is not null as suspended, ${WORK} from guides g where g.id = $1`,
    values: [guideId],
  });
  if (!row) throw new Error(`guide ${guideId} not found`);
  const { suspended, stated_permissions, permission_due } = row;
  return { suspended, limits: getWorkLimits(stated_permissions, permission_due) };
};

/** Whether staff have suspended a guide or paused their listing. */
export interface GuideRestrictions {
  suspended: boolean;
  pausedByStaff: boolean;
}

/** Returns whether staff have suspended these guides or paused their listings. */
export const loadGuideRestrictions = async (
  db: Executor,
  guideIds: readonly GuideId[],
): Promise<ReadonlyMap<GuideId, GuideRestrictions>> => {
  const rows = await listGuideRows(db, guideIds);
  return new Map(
    rows.map(({ id, suspendedAt, staffPauseReason }) => [
      id,
      { suspended: suspendedAt !== null, pausedByStaff: staffPauseReason !== null },
    ]),
  );
};

/** Returns true if a guide can accept tours, which requires approval and no suspension, but no listing. */
export const canAcceptTours = async (db: Executor, guideId: GuideId): Promise<boolean> => {
  const [row] = await db
    .select({ approvedAt: guides.approvedAt, suspendedAt: guides.suspendedAt })
    .from(guides)
    .where(eq(guides.id, guideId));
  return row !== undefined && row.approvedAt !== null && row.suspendedAt === null;
};

/** Returns the current content of itineraries, with their guides; omits removed itineraries. */
export const loadItineraryContents = async (
  db: Executor,
  ids: readonly ItineraryId[],
): Promise<Map<ItineraryId, ItineraryContent & { guideId: GuideId }>> => {
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(itineraries).where(isAnyOf(itineraries.id, ids));
  return new Map(rows.map((row) => [row.id, { ...toContent(row), guideId: row.guideId }]));
};

/** Returns the guide of an itinerary; null if there is no such itinerary. */
export const findItineraryGuideId = async (
  db: Executor,
  id: ItineraryId,
): Promise<GuideId | null> => {
  const row = await firstRow(
    db.select({ guideId: itineraries.guideId }).from(itineraries).where(eq(itineraries.id, id)),
  );
  return row?.guideId ?? null;
};

/**
 * Returns the IDs of up to `limit` itineraries of listed guides, in ascending order, starting after
 * `after`.
 */
export const listListedItineraryIds = async (
  db: Executor,
  after: ItineraryId | undefined,
  limit: number,
): Promise<ItineraryId[]> => {
  const rows = await db
    .select({ id: itineraries.id })
    .from(itineraries)
    .innerJoin(guidePages, eq(guidePages.guideId, itineraries.guideId))
    .where(and(guidePages.listed, after === undefined ? undefined : gt(itineraries.id, after)))
    .orderBy(itineraries.id)
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** Returns whether the guide is listed; null if there is no such guide. */
export const findListing = (db: Executor, guideId: GuideId): Promise<{ listed: boolean } | null> =>
  firstRow(
    db
      .select({ listed: guidePages.listed })
      .from(guidePages)
      .where(eq(guidePages.guideId, guideId)),
  );

/**
 * Returns the public profile as JSON, as stored when the guide last changed; null if there is no such
 * guide.
 */
export const findProfilePage = async (
  db: Db,
  guideId: GuideId,
  locale: Locale,
): Promise<{ listed: boolean; detail: string } | null> => {
  const column = `detail_${LANGUAGES[locale].reads}`;
  const [page] = await queryRawRows<{ listed: boolean; detail: string }>(db, {
    text: `select listed, ${column} as detail from guide_pages where guide_id = $1`,
    values: [guideId],
  });
  return page ?? null;
};

/**
 * Returns approved guides with an ID above `after`, sorted by ID, with their user IDs and their response
 * times in minutes.
 */
export const listApprovedGuides = (
  db: Executor,
  after: GuideId,
  limit: number,
): Promise<Pick<GuideRow, 'id' | 'userId' | 'responseTimeMinutes'>[]> =>
  db
    .select({
      id: guides.id,
      userId: guides.userId,
      responseTimeMinutes: guides.responseTimeMinutes,
    })
    .from(guides)
    .where(and(gt(guides.id, after), isNotNull(guides.approvedAt)))
    .orderBy(asc(guides.id))
    .limit(limit);

/**
 * Creates a function that reads answers with an SQL statement. Its parameters are the guides' IDs (`$1`),
 * their user IDs (`$2`) and the limit (`$3`).
 */
export const createAnswersReader =
  (text: string): ReadAnswers =>
  (db, guides, limit) =>
    queryRawRows<GuideAnswer>(db, {
      text,
      values: [guides.map(({ id }) => id), guides.map(({ userId }) => userId), limit],
    });

/** Adds these amounts to the counters of a guide's record. */
export const incrementRecord = (
  tx: Tx,
  guideId: GuideId,
  { decided, accepted, tours }: Record<'decided' | 'accepted' | 'tours', number>,
): Promise<void> =>
  updateGuideRow(tx, guideId, {
    decidedRequests: sql`${guides.decidedRequests} + ${decided}`,
    acceptedRequests: sql`greatest(${guides.acceptedRequests} + ${accepted}, 0)`,
    completedTours: sql`${guides.completedTours} + ${tours}`,
  });

import type { DayException, WeeklyHours } from '@tomoguide/contract/guides/hours';
import { asc, eq, sql } from 'drizzle-orm';
import { builtByIds, builtOnce } from '../../database/built-once.ts';
import { isAnyOf } from '../../database/conditions.ts';
import type { Executor, Tx } from '../../database/database.ts';
import type { OfferedService } from './profile.ts';
import { guideExceptions, guideServices, guides, guideWeeklyHours, itineraries } from './tables.ts';

export type GuideRow = typeof guides.$inferSelect;
export type NewGuideRow = typeof guides.$inferInsert;
export type ItineraryRow = typeof itineraries.$inferSelect;

/** A guide with all that belongs to it. */
export interface WholeGuide {
  row: GuideRow;
  services: OfferedService[];
  weekly: WeeklyHours[];
  exceptions: DayException[];
  itineraries: ItineraryRow[];
}

const byGuide = <Row extends { guideId: number }>(rows: readonly Row[]): Map<number, Row[]> =>
  Map.groupBy(rows, ({ guideId }) => guideId);

const guidesById = builtByIds(guides.id, 'guides_by_id', (db, ofThem, name) =>
  db.select().from(guides).where(ofThem).orderBy(guides.id).prepare(name),
);
const guideLocked = builtOnce((db) =>
  db
    .select()
    .from(guides)
    .where(eq(guides.id, sql.placeholder('id')))
    .for('no key update')
    .prepare('guide_locked'),
);

/** Guides' own rows, in the order of their ids. */
export const guideRows = (db: Executor, ids: readonly number[]): Promise<GuideRow[]> =>
  guidesById(db, ids, {});

/** Guides with everything that belongs to them, in the order of their ids. */
export const wholeGuides = async (db: Executor, ids: readonly number[]): Promise<WholeGuide[]> => {
  if (ids.length === 0) return [];
  const [rows, serviceRows, weeklyRows, exceptionRows, itineraryRows] = await Promise.all([
    guideRows(db, ids),
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
      .select()
      .from(itineraries)
      .where(isAnyOf(itineraries.guideId, ids))
      .orderBy(asc(itineraries.position), asc(itineraries.id)),
  ]);
  const services = byGuide(serviceRows);
  const weekly = byGuide(weeklyRows);
  const exceptions = byGuide(exceptionRows);
  const itinerariesOf = byGuide(itineraryRows);
  return rows.map((row) => ({
    row,
    services: (services.get(row.id) ?? []).map(({ subcategoryId, priceCents }) => ({
      subcategoryId,
      priceCents,
    })),
    weekly: (weekly.get(row.id) ?? []).map(({ guideId: _, ...hours }) => hours),
    exceptions: (exceptions.get(row.id) ?? []).map(({ day, hours }) => ({ day, hours })),
    itineraries: itinerariesOf.get(row.id) ?? [],
  }));
};

export const wholeGuide = async (db: Executor, id: number): Promise<WholeGuide | null> =>
  (await wholeGuides(db, [id]))[0] ?? null;

/** Locks a guide's row until the transaction ends; null: no such guide. */
export const lockGuideRow = async (tx: Tx, id: number): Promise<GuideRow | null> => {
  const [row] = await guideLocked(tx, { id });
  return row ?? null;
};

export const guideRowOfUser = async (db: Executor, userId: number): Promise<GuideRow | null> => {
  const [row] = await db.select().from(guides).where(eq(guides.userId, userId));
  return row ?? null;
};

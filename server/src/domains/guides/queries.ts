import type { DayException, WeeklyHours } from '@tomoguide/contract/guides/hours';
import { asc, eq, inArray } from 'drizzle-orm';
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

const grouped = <Row extends { guideId: number }>(rows: readonly Row[]): Map<number, Row[]> => {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.guideId);
    if (group) group.push(row);
    else groups.set(row.guideId, [row]);
  }
  return groups;
};

/** Guides with everything that belongs to them, in the order of their ids. */
export const wholeGuides = async (db: Executor, ids: readonly number[]): Promise<WholeGuide[]> => {
  if (ids.length === 0) return [];
  const list = [...ids];
  const rows = await db.select().from(guides).where(inArray(guides.id, list)).orderBy(guides.id);
  const services = grouped(
    await db
      .select()
      .from(guideServices)
      .where(inArray(guideServices.guideId, list))
      .orderBy(guideServices.subcategoryId),
  );
  const weekly = grouped(
    await db
      .select()
      .from(guideWeeklyHours)
      .where(inArray(guideWeeklyHours.guideId, list))
      .orderBy(guideWeeklyHours.weekday, guideWeeklyHours.startMinute),
  );
  const exceptions = grouped(
    await db
      .select()
      .from(guideExceptions)
      .where(inArray(guideExceptions.guideId, list))
      .orderBy(guideExceptions.day),
  );
  const itineraryRows = grouped(
    await db
      .select()
      .from(itineraries)
      .where(inArray(itineraries.guideId, list))
      .orderBy(asc(itineraries.position), asc(itineraries.id)),
  );
  return rows.map((row) => ({
    row,
    services: (services.get(row.id) ?? []).map(({ subcategoryId, priceCents }) => ({
      subcategoryId,
      priceCents,
    })),
    weekly: (weekly.get(row.id) ?? []).map(({ guideId: _, ...hours }) => hours),
    exceptions: (exceptions.get(row.id) ?? []).map(({ day, hours }) => ({ day, hours })),
    itineraries: itineraryRows.get(row.id) ?? [],
  }));
};

export const wholeGuide = async (db: Executor, id: number): Promise<WholeGuide | null> =>
  (await wholeGuides(db, [id]))[0] ?? null;

/** Locks a guide's row until the transaction ends; null: no such guide. */
export const lockGuideRow = async (tx: Tx, id: number): Promise<GuideRow | null> => {
  const [row] = await tx.select().from(guides).where(eq(guides.id, id)).for('no key update');
  return row ?? null;
};

export const guideRowOfUser = async (db: Executor, userId: number): Promise<GuideRow | null> => {
  const [row] = await db.select().from(guides).where(eq(guides.userId, userId));
  return row ?? null;
};

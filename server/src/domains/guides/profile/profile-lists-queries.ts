import type { GuideId } from '@tomoguide/contract/primitives';
import { and, eq, notInArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor, Tx } from '../../../database/database.ts';
import {
  guideExceptions,
  guideQualifications,
  guideServices,
  guideWeeklyHours,
  itineraries,
} from '../tables.ts';
import type { GuideChanges, ItineraryProfile } from './guide-profile.ts';

/** A table with any number of rows per guide. */
type ListTable = PgTable & { guideId: PgColumn };

const replaceRows = async <Table extends ListTable>(
  tx: Tx,
  table: Table,
  guideId: GuideId,
  rows: readonly Omit<Table['$inferInsert'], 'guideId'>[],
): Promise<void> => {
  await tx.delete(table).where(eq(table.guideId, guideId));
  if (rows.length > 0)
    await tx.insert(table).values(rows.map((row) => ({ ...row, guideId })) as never);
};

/** Replaces the itineraries. Changed itineraries keep their IDs, because requests and URLs contain them. */
const writeItineraries = async (
  tx: Tx,
  guideId: GuideId,
  all: readonly ItineraryProfile[],
): Promise<void> => {
  const remaining = all.flatMap(({ id }) => (id == null ? [] : [id]));
  await tx
    .delete(itineraries)
    .where(
      and(
        eq(itineraries.guideId, guideId),
        remaining.length > 0 ? notInArray(itineraries.id, remaining) : undefined,
      ),
    );
  const added: (typeof itineraries.$inferInsert)[] = [];
  for (const [position, { id, services, stops, ...words }] of all.entries()) {
    const row = { ...words, services: [...(services ?? [])], stops: [...stops], position };
    if (id == null) added.push({ ...row, guideId });
    else
      await tx
        .update(itineraries)
        .set(row)
        .where(and(eq(itineraries.id, id), eq(itineraries.guideId, guideId)));
  }
  if (added.length > 0) await tx.insert(itineraries).values(added);
};

/** Writes the lists that a change contains: services, hours, exceptions, qualifications, itineraries. */
export const writeLists = async (
  tx: Tx,
  guideId: GuideId,
  changes: GuideChanges,
): Promise<void> => {
  if (changes.services) await replaceRows(tx, guideServices, guideId, changes.services);
  if (changes.weeklyHours) await replaceRows(tx, guideWeeklyHours, guideId, changes.weeklyHours);
  if (changes.exceptions)
    await replaceRows(
      tx,
      guideExceptions,
      guideId,
      changes.exceptions.map(({ day, hours }) => ({ day, hours: [...hours] })),
    );
  if (changes.qualifications)
    await replaceRows(
      tx,
      guideQualifications,
      guideId,
      changes.qualifications.map(({ title, checked, licenceNumber }) => ({
        title,
        licenceNumber: licenceNumber || null,
        state: checked ? ('checked' as const) : ('unchecked' as const),
      })),
    );
  if (changes.itineraries) await writeItineraries(tx, guideId, changes.itineraries);
};

/** Removes this photo from all itineraries of the guide that show it. */
export const clearPicture = async (tx: Tx, guideId: GuideId, name: string): Promise<void> => {
  await tx
    .update(itineraries)
    .set({ picture: null })
    .where(and(eq(itineraries.guideId, guideId), eq(itineraries.picture, name)));
};

/** Returns the guide's rows from every list table, for the user's data export. */
export const loadExportedLists = async (db: Executor, guideId: GuideId) => {
  const rowsIn = (table: ListTable): Promise<unknown[]> =>
    db
      .select()
      .from(table as PgTable)
      .where(eq(table.guideId, guideId));
  return {
    'guide-services': await rowsIn(guideServices),
    'guide-hours': await rowsIn(guideWeeklyHours),
    'guide-days': await rowsIn(guideExceptions),
    'guide-itineraries': await rowsIn(itineraries),
  };
};

import type { UserId } from '@tomoguide/contract/primitives';
import { and, eq } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/database.ts';
import { onlyRow } from '../../../database/single-row.ts';
import { type DayFigureKind, dayFigures } from '../tables.ts';

export type DayFigureRow = typeof dayFigures.$inferSelect;

/** Returns what staff stated about all figures. */
export const listDayFigureRows = (db: Executor): Promise<DayFigureRow[]> =>
  db.select().from(dayFigures);

/** Returns the row of a figure, and locks it; creates an empty one if there is none. */
export const lockDayFigure = async (
  tx: Tx,
  { kind, name, staffId }: { kind: DayFigureKind; name: string; staffId: UserId },
): Promise<DayFigureRow> => {
  await tx.insert(dayFigures).values({ kind, name, staffId }).onConflictDoNothing();
  return onlyRow(
    tx
      .select()
      .from(dayFigures)
      .where(and(eq(dayFigures.kind, kind), eq(dayFigures.name, name)))
      .for('update'),
  );
};

export const updateDayFigure = (
  tx: Tx,
  id: number,
  changes: Partial<DayFigureRow>,
): Promise<DayFigureRow> =>
  onlyRow(tx.update(dayFigures).set(changes).where(eq(dayFigures.id, id)).returning());

import type { UserId } from '@tomoguide/contract/primitives';
import { and, eq, lte } from 'drizzle-orm';
import { createKeyQueries } from '../../../database/by-key.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { firstRow, onlyRow } from '../../../database/single-row.ts';
import { accountExports } from '../tables.ts';

export type ExportRow = typeof accountExports.$inferSelect;

/** Returns the user's export. A user has at most one. */
export const { find: exportOf } = createKeyQueries(accountExports, 'userId');

/** Replaces the user's export. */
export const upsertExport = (tx: Tx, { userId, ...row }: ExportRow): Promise<ExportRow> =>
  onlyRow(
    tx
      .insert(accountExports)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: accountExports.userId, set: row })
      .returning(),
  );

/** Identifies a request for an export, which a later request replaces. */
type Requested = Pick<ExportRow, 'userId' | 'requestedAt'>;

const isThis = ({ userId, requestedAt }: Requested) =>
  and(eq(accountExports.userId, userId), eq(accountExports.requestedAt, requestedAt));

export const findRequestedExport = (db: Executor, request: Requested): Promise<ExportRow | null> =>
  firstRow(db.select().from(accountExports).where(isThis(request)));

/** Updates an export. Returns false if the export was replaced or deleted. */
export const updateExport = async (
  db: Executor,
  request: Requested,
  change: Partial<ExportRow>,
): Promise<boolean> =>
  (await db.update(accountExports).set(change).where(isThis(request)).returning()).length > 0;

export const deleteExports = (tx: Tx, userId: UserId): Promise<ExportRow[]> =>
  tx.delete(accountExports).where(eq(accountExports.userId, userId)).returning();

/**
 * Deletes and returns the expired exports. Checks and deletes in one statement, so that an export requested
 * again in the meantime is kept.
 */
export const deleteExpiredExports = (tx: Tx, now: Temporal.Instant): Promise<ExportRow[]> =>
  tx.delete(accountExports).where(lte(accountExports.expiresAt, now)).returning();

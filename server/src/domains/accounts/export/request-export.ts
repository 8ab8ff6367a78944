import { randomUUID } from 'node:crypto';
import type { AccountExport } from '@tomoguide/contract/accounts/entities';
import { EXPORT_PAUSE_HOURS } from '@tomoguide/contract/accounts/figures';
import type { UserId } from '@tomoguide/contract/primitives';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { lockViewerRow } from '../sessions/lock-viewer-row.ts';
import { type ExportRow, exportOf, upsertExport } from './export-queries.ts';
import { EXPORT_JOB } from './make-export.ts';

/** Returns the user's export; null if there is none or it has expired. */
export const findCurrentExport = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: UserId,
): Promise<ExportRow | null> => {
  const row = await exportOf(db, userId);
  const isExpired = row?.expiresAt && Temporal.Instant.compare(row.expiresAt, clock.now()) <= 0;
  return isExpired ? null : row;
};

export const presentExport = (row: ExportRow): AccountExport => ({
  state: row.state,
  percent: row.percent,
  sizeBytes: row.sizeBytes,
  requestedAt: row.requestedAt.toString(),
  expiresAt: row.expiresAt?.toString() ?? null,
});

/** Starts an export, unless one is running or was created recently. Throws TOKEN_INVALID. */
export const requestExport = (deps: Deps, userId: UserId): Promise<ExportRow> =>
  inTransaction(deps.db, async (tx) => {
    await lockViewerRow(tx, userId);
    const now = deps.clock.now();
    const before = await exportOf(tx, userId);
    const since = now.subtract({ hours: EXPORT_PAUSE_HOURS });
    const isFresh = before !== null && Temporal.Instant.compare(before.requestedAt, since) > 0;
    if (before && isFresh && before.state !== 'failed') return before;
    const begun = await upsertExport(tx, {
      userId,
      state: 'waiting',
      percent: 0,
      // Reuses the key of the previous export, so that its file is overwritten rather than orphaned.
      key: before?.key ?? `exports/${randomUUID()}`,
      sizeBytes: null,
      requestedAt: now,
      expiresAt: null,
    });
    await deps.jobs.schedule(tx, EXPORT_JOB, { userId, requestedAt: now.toString() }, now);
    return begun;
  });

import { DEFAULT_GUIDE_TIME_ZONE } from '@tomoguide/contract/catalog/cities';
import type { StoredFile } from '@tomoguide/contract/files/entities';
import { DAYS_AHEAD } from '@tomoguide/contract/guides/figures';
import { countHours, isOpenForBookings } from '@tomoguide/contract/guides/work-limits';
import type { OwnStatement, OwnWorkPermission } from '@tomoguide/contract/guides/work-permission';
import type { Executor } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { loadAttachedFiles } from '../../files/service.ts';
import { findUserGuideRow, type GuideRow, type PermissionRow } from '../queries.ts';
import { getLimits } from './get-limits.ts';
import { listPermissions } from './permission-queries.ts';

/** How many days ago tours still count: those in the seven days that end today. */
const DAYS_BEFORE = 6;

/** Returns the files of these statements, keyed by statement ID. */
export const loadPermissionFiles = (
  db: Executor,
  rows: readonly PermissionRow[],
): Promise<Map<number, StoredFile[]>> =>
  loadAttachedFiles(
    db,
    'work_permission',
    rows.map(({ id }) => id),
  );

/** Presents a statement to its guide. */
export const presentStatement = (
  row: PermissionRow,
  files: ReadonlyMap<number, readonly StoredFile[]>,
): OwnStatement => ({
  id: row.id,
  residenceStatus: row.residenceStatus,
  permits: row.permits,
  until: row.until,
  holidays: row.holidays.map(({ from, to }) => ({ from, to })),
  state: row.state,
  reason: row.reason,
  file: files.get(row.id)?.find(({ id }) => id === row.fileId) ?? null,
  submittedAt: row.submittedAt.toString(),
  decidedAt: row.decidedAt?.toString() ?? null,
});

/** Returns the hours of the guide's tours from six days ago on. */
const loadHours = async (
  db: Executor,
  deps: Deps,
  { id }: GuideRow,
  holidays: PermissionRow['holidays'],
) => {
  const first = deps.clock
    .now()
    .toZonedDateTimeISO(DEFAULT_GUIDE_TIME_ZONE)
    .startOfDay()
    .subtract({ days: DAYS_BEFORE });
  const held = await deps.ports.guides.heldRanges(
    db,
    [id],
    first.toInstant(),
    first.add({ days: DAYS_BEFORE + DAYS_AHEAD + 2 }).toInstant(),
  );
  const { days, fullest } = countHours(held, holidays, first.toPlainDate().toString());
  return { days: [...days], fullest };
};

/** Returns the user's own permission to work. Throws NOT_A_GUIDE. */
export const showOwnWorkPermission = async (
  db: Executor,
  deps: Deps,
  { userId }: Pick<Viewer, 'userId'>,
): Promise<OwnWorkPermission> => {
  const guide = (await findUserGuideRow(db, userId)) ?? fail('NOT_A_GUIDE');
  const rows = await listPermissions(db, guide.id);
  const files = await loadPermissionFiles(db, rows);
  const show = (isShown: (row: PermissionRow) => boolean): OwnStatement | null => {
    const row = rows.find(isShown);
    return row ? presentStatement(row, files) : null;
  };
  const limits = getLimits(guide);
  return {
    checked: show(({ state }) => state === 'checked'),
    latest: show(({ state }) => state !== 'checked'),
    dueAt: rows.length === 0 ? guide.permissionDueAt.toString() : null,
    isOpen: isOpenForBookings(limits, deps.clock.now()),
    hours: limits.isLimited ? await loadHours(db, deps, guide, [...limits.holidays]) : null,
  };
};

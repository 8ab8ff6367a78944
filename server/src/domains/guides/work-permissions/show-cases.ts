import { DEFAULT_GUIDE_TIME_ZONE } from '@tomoguide/contract/catalog/cities';
import { DAYS_AHEAD } from '@tomoguide/contract/guides/figures';
import { getEndOfJapanDay } from '@tomoguide/contract/guides/work-limits';
import type { WorkPermissionCase } from '@tomoguide/contract/guides/work-permission';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { loadUsersByIds, presentPerson, type UserFacts } from '../../accounts/service.ts';
import type { GuideHeldRange } from '../ports.ts';
import { getRevision } from '../profile/revision.ts';
import { listGuideRows, type PermissionRow } from '../queries.ts';
import { listExpired } from './permission-queries.ts';
import { loadPermissionFiles, presentStatement } from './show-own.ts';

/** Returns a revision of what staff decide on: the statement and its file. */
export const getCaseRevision = ({
  residenceStatus,
  permits,
  until,
  holidays,
  fileId,
}: PermissionRow): string =>
  getRevision({
    residenceStatus,
    permits,
    until,
    holidays: holidays.map(({ from, to }) => [from, to]),
    fileId,
  });

const countToursAfter = ({ guideId, until }: PermissionRow, held: readonly GuideHeldRange[]) => {
  if (until === null) return 0;
  const end = getEndOfJapanDay(until);
  return held.filter((tour) => tour.guideId === guideId && tour.end.epochMilliseconds > end).length;
};

/** Returns statements with everything that staff need to decide on them. */
export const showWorkPermissionCases = async (
  db: Executor,
  deps: Deps,
  rows: readonly PermissionRow[],
  viewer: Pick<Viewer, 'userId'>,
): Promise<WorkPermissionCase[]> => {
  const guideIds = [...new Set(rows.map(({ guideId }) => guideId))];
  const now = deps.clock.now();
  const end = now.add({ hours: (DAYS_AHEAD + 2) * 24 });
  const [guideRows, held, files] = await Promise.all([
    listGuideRows(db, guideIds),
    guideIds.length === 0 ? [] : deps.ports.guides.heldRanges(db, guideIds, now, end),
    loadPermissionFiles(db, rows),
  ]);
  const guides = new Map(guideRows.map(({ id, userId }) => [id, userId]));
  const people = await loadUsersByIds(db, [
    ...guides.values(),
    ...rows.flatMap(({ reviewerId }) => reviewerId ?? []),
  ]);
  const requireUser = (id: UserId | undefined): UserFacts => {
    const person = id === undefined ? undefined : people.get(id);
    if (!person) throw new Error(`user ${id} not found`);
    return person;
  };
  return rows.map((row) => {
    const person = requireUser(guides.get(row.guideId));
    return {
      ...presentStatement(row, files),
      revision: getCaseRevision(row),
      guideId: row.guideId,
      person: presentPerson(person),
      username: person.username,
      fullName: person.fullName,
      reviewer: row.reviewerId === null ? null : presentPerson(requireUser(row.reviewerId)),
      toursAfter: countToursAfter(row, held),
      mayDecide: person.id !== viewer.userId,
    };
  });
};

/**
 * Returns the expired permissions of guides who have tours left. No tour can be further ahead than tours can
 * be booked, so earlier ones are not read.
 */
export const showExpiredCases = async (
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
): Promise<WorkPermissionCase[]> => {
  const today = deps.clock.now().toZonedDateTimeISO(DEFAULT_GUIDE_TIME_ZONE).toPlainDate();
  const rows = await listExpired(deps.db, {
    from: today.subtract({ days: DAYS_AHEAD }).toString(),
    before: today.toString(),
  });
  const cases = await showWorkPermissionCases(deps.db, deps, rows, viewer);
  return cases.filter(({ toursAfter }) => toursAfter > 0);
};

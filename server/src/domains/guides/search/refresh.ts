import { listAffectedDays } from '@tomoguide/contract/guides/availability';
import { DAYS_AHEAD } from '@tomoguide/contract/guides/figures';
import type { GuideId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { loadUsersByIds } from '../../accounts/service.ts';
import { getCalendar } from '../calendar/get-calendar.ts';
import { listWholeGuides } from '../queries.ts';
import { findFreedDays, getLatestStarts, listBookableDays } from '../waiting/freed-days.ts';
import { recordFreedDays } from '../waiting/waiting-queries.ts';
import { getLimits } from '../work-permissions/get-limits.ts';
import {
  getOverrides,
  getUsualLatestStarts,
  listDaysAffectedBy,
  listUnusualDays,
} from './day-overrides.ts';
import { buildPageRow, buildSearchRow, buildTextRow } from './derived-rows.ts';
import {
  deleteSearched,
  loadUsualStarts,
  replaceOverrides,
  upsertPages,
  upsertSearched,
} from './refresh-queries.ts';

/** How many hours ago tours still matter: those within the seven days of limited hours. */
const PAST_HOURS = 192;
/**
 * How many hours ahead a tour can end: the bookable days, plus hours past midnight and time zone
 * differences.
 */
const HORIZON_HOURS = (DAYS_AHEAD + 3) * 24;

/**
 * Rewrites the data derived from guides: search rows, pages and days, and records days that became free. Called in every transaction that
 * changes a guide, its review counts, or its user's name, picture or suspension.
 */
export const refreshGuides = async (
  tx: Tx,
  deps: Deps,
  guideIds: readonly GuideId[],
): Promise<void> => {
  const whole = await listWholeGuides(tx, guideIds);
  const people = await loadUsersByIds(
    tx,
    whole.map((guide) => guide.row.userId),
  );
  const now = deps.clock.now();
  const held = await deps.ports.guides.heldRanges(
    tx,
    guideIds,
    now.subtract({ hours: PAST_HOURS }),
    now.add({ hours: HORIZON_HOURS }),
  );
  const quotableReviews = await deps.ports.guides.quotableReviews(tx, guideIds);
  const known = whole.flatMap((guide) => {
    const person = people.get(guide.row.userId);
    if (!person) return [];
    const own = quotableReviews.filter(({ guideId }) => guideId === guide.row.id);
    const page = buildPageRow(
      guide,
      person,
      own.map(({ content }) => content),
      now,
    );
    return [{ guide, person, page }];
  });
  if (known.length === 0) return;

  await upsertPages(
    tx,
    known.map(({ page }) => page),
  );
  const listed = known.filter(({ page }) => page.listed);
  const unlisted = known.filter(({ page }) => !page.listed).map(({ page }) => page.guideId);
  const usualBefore = await loadUsualStarts(tx, guideIds);
  await deleteSearched(tx, unlisted);
  await upsertSearched(
    tx,
    listed.map(({ guide }) => buildSearchRow(guide)),
    listed.map(({ guide, person }) => buildTextRow(guide, person)),
  );
  const overrides = known.flatMap(({ guide }) => {
    const calendar = getCalendar(guide);
    const own = held.filter((each) => each.guideId === guide.row.id);
    const touched = [
      ...own.flatMap((each) => listDaysAffectedBy(calendar, each)),
      ...guide.imported.flatMap((each) => listAffectedDays(calendar.timeZone, each)),
    ];
    const days = listUnusualDays(calendar, touched, now);
    return getOverrides(calendar, guide.row.minDurationMinutes, days, own).map((each) => ({
      ...each,
      guideId: guide.row.id,
    }));
  });
  const overridesBefore = await replaceOverrides(tx, guideIds, overrides);

  for (const { guide } of listed) {
    const { id, timeZone, minDurationMinutes } = guide.row;
    const isOwn = (each: { guideId: GuideId }) => each.guideId === id;
    const freed = findFreedDays(
      timeZone,
      listBookableDays(timeZone, now),
      getLatestStarts(usualBefore.get(id) ?? null, overridesBefore.filter(isOwn)),
      getLatestStarts(
        {
          latestStarts: getUsualLatestStarts(guide.weekly, minDurationMinutes),
          lastDay: getLimits(guide.row).lastDay,
        },
        overrides.filter(isOwn),
      ),
      now,
    );
    await recordFreedDays(tx, id, freed, now);
  }
};

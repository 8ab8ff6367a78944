import { isDurationOffered, isFreeAt } from '@tomoguide/contract/guides/availability';
import { isOpenForBookings } from '@tomoguide/contract/guides/work-limits';
import type { GuideId, SubcategoryId, UserId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { getCalendar } from '../calendar/get-calendar.ts';
import { getAffectingRange } from '../calendar/load-busy-times.ts';
import { listGuideRows, listWholeGuides, type WholeGuide } from '../queries.ts';
import { toLanguageBits } from '../search/derived-rows.ts';
import { getLimits } from '../work-permissions/get-limits.ts';
import { listListedIds } from './colleague-queries.ts';

/** A booked tour that another guide could take over. */
export interface TourToTakeOver {
  /** The guide who cannot come. */
  guideId: GuideId;
  /** The users who cannot take over: the traveler, and everyone who is blocked by or has blocked one of the two. */
  excluded: ReadonlySet<UserId>;
  start: Temporal.Instant;
  durationMinutes: number;
  travelers: number;
  serviceIds: readonly SubcategoryId[];
}

/** A guide who could take over. */
export interface Colleague {
  guideId: GuideId;
  userId: UserId;
}

/** How many guides are read at a time, because the calendar of each is loaded. */
const BATCH = 60;
const COLLEAGUES_SHOWN = 30;

/**
 * Returns the next batch of the listed guides of the same city with the same languages and services, by rank;
 * empty after the last.
 */
const listCandidates = async (
  db: Executor,
  tour: TourToTakeOver,
  only: readonly GuideId[] | null,
  offset: number,
): Promise<WholeGuide[]> => {
  const [first] = await listGuideRows(db, [tour.guideId]);
  if (!first) throw new Error(`guide ${tour.guideId} vanished`);
  const sought = {
    ...tour,
    city: first.serviceCity,
    languages: toLanguageBits(first.languages),
    only,
  };
  const ids = await listListedIds(db, sought, { offset, limit: BATCH });
  const byId = new Map((await listWholeGuides(db, ids)).map((guide) => [guide.row.id, guide]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** Returns those of these guides who offer the tour and are free at its time, in the same order. */
const filterFree = async (
  db: Executor,
  deps: Deps,
  { start, durationMinutes, excluded }: TourToTakeOver,
  guides: readonly WholeGuide[],
): Promise<Colleague[]> => {
  const now = deps.clock.now();
  const offering = guides.filter(
    ({ row }) =>
      !excluded.has(row.userId) &&
      isDurationOffered(row, durationMinutes) &&
      // A permission that has expired since the last sweep still lists its guide.
      isOpenForBookings(getLimits(row), now),
  );
  if (offering.length === 0) return [];
  const around = getAffectingRange({ start, end: start.add({ minutes: durationMinutes }) });
  const held = await deps.ports.guides.heldRanges(
    db,
    offering.map(({ row }) => row.id),
    around.start,
    around.end,
  );
  return offering
    .filter((guide) =>
      isFreeAt(
        getCalendar(guide),
        start,
        durationMinutes,
        held.filter(({ guideId }) => guideId === guide.row.id),
      ),
    )
    .map(({ row }) => ({ guideId: row.id, userId: row.userId }));
};

/**
 * Returns the guides who could take over a tour (docs/product/bookings.md, "Substitute guide"), most
 * recommended first: listed, free at that time, with its city, languages, services, group size and length.
 * Reads on until it has found enough, because on a busy day the most recommended guides are taken. With
 * `only`, returns those of these guides who could. Concurrent calls can both find a guide free, so read
 * under the guide's lock before holding their time.
 */
export const findColleagues = async (
  db: Executor,
  deps: Deps,
  tour: TourToTakeOver,
  only: readonly GuideId[] | null = null,
): Promise<Colleague[]> => {
  const limit = only ? only.length : COLLEAGUES_SHOWN;
  const found: Colleague[] = [];
  for (let offset = 0; found.length < limit; offset += BATCH) {
    const candidates = await listCandidates(db, tour, only, offset);
    found.push(...(await filterFree(db, deps, tour, candidates)));
    if (candidates.length < BATCH) break;
  }
  return found.slice(0, limit);
};

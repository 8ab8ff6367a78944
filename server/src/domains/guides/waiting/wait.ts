import type { Body } from '@tomoguide/contract/call';
import { DEFAULT_GUIDE_TIME_ZONE } from '@tomoguide/contract/catalog/cities';
import { findLatestStart, listFreeStarts } from '@tomoguide/contract/guides/availability';
import type { waitForCity as cityCall } from '@tomoguide/contract/guides/calls';
import { DAYS_AHEAD, WAITING_MAX } from '@tomoguide/contract/guides/figures';
import { getWaitingEnd } from '@tomoguide/contract/guides/waiting-end';
import type { GuideId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { lockViewer } from '../../accounts/service.ts';
import { loadBusyTimesBetween } from '../calendar/load-busy-times.ts';
import { assertVisible } from '../policy.ts';
import { loadBookable, lockGuide } from '../queries.ts';
import {
  countEntries,
  deleteUserEnded,
  type EntryRow,
  findSameEntry,
  insertEntry,
  type NewEntry,
} from './waiting-queries.ts';

/** Throws DATE_OUT_OF_RANGE if the entry would have ended already, or tours cannot be booked that far ahead. */
const checkDay = (
  day: Temporal.PlainDate,
  timeZone: string,
  endsAt: Temporal.Instant,
  now: Temporal.Instant,
): void => {
  const last = now.toZonedDateTimeISO(timeZone).toPlainDate().add({ days: DAYS_AHEAD });
  if (Temporal.Instant.compare(endsAt, now) <= 0 || Temporal.PlainDate.compare(day, last) > 0)
    fail('DATE_OUT_OF_RANGE', { field: 'day' });
};

/** Adds an entry under the lock on the user's row. Throws TOO_MANY_WAITS. */
const addEntry = async (tx: Tx, entry: NewEntry, now: Temporal.Instant): Promise<EntryRow> => {
  if ((await countEntries(tx, entry.userId, now)) >= WAITING_MAX)
    fail('TOO_MANY_WAITS', { most: WAITING_MAX });
  // The timer deletes ended entries only every few minutes, and one may be for the same day.
  await deleteUserEnded(tx, entry.userId, now);
  return insertEntry(tx, entry);
};

/**
 * Waits for a day of a guide; idempotent. Under the guide's lock, so that the day cannot become free between
 * the check and the entry. Throws NOT_FOUND, SELF_NOT_ALLOWED, BLOCKED, GUIDE_NOT_BOOKABLE,
 * DATE_OUT_OF_RANGE, DAY_FREE or TOO_MANY_WAITS.
 */
export const waitForGuide = (
  deps: Deps,
  viewer: Viewer,
  request: { guideId: GuideId; day: string },
): Promise<EntryRow> =>
  inTransaction(deps.db, async (tx) => {
    const { guideId } = request;
    const now = deps.clock.now();
    if (viewer.guideId === guideId) fail('SELF_NOT_ALLOWED', { field: 'guideId' });
    await assertVisible(tx, deps, viewer, guideId);
    await lockViewer(tx, viewer.userId);
    await lockGuide(tx, guideId);
    const bookable = (await loadBookable(tx, guideId)) ?? fail('NOT_FOUND');
    const blocked = await deps.ports.guides.blockedWith(tx, viewer.userId);
    if (blocked.has(bookable.userId)) fail('BLOCKED');
    const entry = { ...request, userId: viewer.userId, joinedAt: now, endsAt: now };
    const same = await findSameEntry(tx, entry, now);
    if (same) return same;
    if (!bookable.listed) fail('GUIDE_NOT_BOOKABLE');

    const { calendar, minDurationMinutes } = bookable;
    const { timeZone } = calendar;
    const day = Temporal.PlainDate.from(request.day);
    const hours = { ...calendar, imported: [] };
    const endsAt = getWaitingEnd(
      day,
      timeZone,
      findLatestStart(hours, day, minDurationMinutes, []),
    );
    checkDay(day, timeZone, endsAt, now);
    const held = await loadBusyTimesBetween(tx, deps, bookable, day, day);
    if (listFreeStarts(calendar, day, minDurationMinutes, held, now).length > 0)
      fail('DAY_FREE', { field: 'day' });
    return addEntry(tx, { ...entry, endsAt }, now);
  });

/** Waits for any guide of a city; idempotent. Throws DATE_OUT_OF_RANGE or TOO_MANY_WAITS. */
export const waitForCity = (
  deps: Deps,
  viewer: Viewer,
  request: Body<typeof cityCall>,
): Promise<EntryRow> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const day = Temporal.PlainDate.from(request.day);
    const endsAt = getWaitingEnd(day, DEFAULT_GUIDE_TIME_ZONE);
    await lockViewer(tx, viewer.userId);
    const entry = {
      ...request,
      language: request.language ?? ('any' as const),
      userId: viewer.userId,
      joinedAt: now,
      endsAt,
    };
    const same = await findSameEntry(tx, entry, now);
    if (same) return same;
    checkDay(day, DEFAULT_GUIDE_TIME_ZONE, endsAt, now);
    return addEntry(tx, entry, now);
  });

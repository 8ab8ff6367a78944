import { DEFAULT_GUIDE_TIME_ZONE } from '@tomoguide/contract/catalog/cities';
import { listFreeStarts } from '@tomoguide/contract/guides/availability';
import type { FreedFor } from '@tomoguide/contract/guides/events';
import { WAITING_ROUND } from '@tomoguide/contract/guides/figures';
import type { FreedDayId } from '@tomoguide/contract/primitives';
import { parseInstant } from '../../../database/columns.ts';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { record } from '../../../events/record.ts';
import { createSweep } from '../../../jobs/sweep.ts';
import { loadBusyTimesBetween } from '../calendar/load-busy-times.ts';
import { listGuideRows, loadBookable } from '../queries.ts';
import {
  deleteFreedDay,
  listDueDays,
  lockDueDay,
  type Notified,
  notifyNext,
  setNextRound,
} from './waiting-queries.ts';

/** Maximum number of rounds per sweep; the next sweep, a second later, takes the rest. */
const SWEEP_LIMIT = 100;

const toFreedFor = ({ userId, city, travelers, language, endsAt }: Notified): FreedFor => ({
  userId,
  city,
  travelers,
  language: language === 'any' ? null : language,
  endsAt: parseInstant(endsAt).toString(),
});

/**
 * Notifies the next five users who wait for a day that became free, and schedules the next round. If a tour
 * can no longer start on the day, or no one is left, no one is notified and the rounds end.
 */
const runRound = async (tx: Tx, deps: Deps, id: FreedDayId): Promise<void> => {
  const now = deps.clock.now();
  const freed = await lockDueDay(tx, id, now);
  if (!freed) return;
  const { guideId } = freed;
  const day = Temporal.PlainDate.from(freed.day);
  const [bookable, [guide]] = await Promise.all([
    loadBookable(tx, guideId),
    listGuideRows(tx, [guideId]),
  ]);
  if (!bookable?.listed || !guide) return deleteFreedDay(tx, id);
  const held = await loadBusyTimesBetween(tx, deps, bookable, day, day);
  const { calendar, minDurationMinutes } = bookable;
  if (listFreeStarts(calendar, day, minDurationMinutes, held, now).length === 0)
    return deleteFreedDay(tx, id);
  const blocked = await deps.ports.guides.blockedWith(tx, guide.userId);
  const { notified, lastId } = await notifyNext(tx, {
    freed,
    city: guide.serviceCity,
    languages: guide.languages,
    minPeople: guide.minPeople,
    maxPeople: guide.maxPeople,
    excluded: [guide.userId, ...blocked],
    now,
    startOfDay: now.toZonedDateTimeISO(DEFAULT_GUIDE_TIME_ZONE).startOfDay().toInstant(),
  });
  if (lastId === null) return deleteFreedDay(tx, id);
  // Another day that became free took all of them in this second. The next sweep finds the ones after them.
  if (notified.length === 0) return;
  const nextRoundAt = now.add({ minutes: WAITING_ROUND.minutes });
  await setNextRound(tx, id, { nextRoundAt, afterId: lastId });
  await record(tx, {
    type: 'guide.day_freed',
    payload: { guideId, day: freed.day, waiting: notified.map(toFreedFor) },
    occurredAt: now,
  });
};

/** Runs the rounds that are due. The day's lock ensures that one process runs each. */
export const sweepFreedDays = createSweep<FreedDayId>({
  due: ({ db }, now, excluded) => listDueDays(db, now, excluded, SWEEP_LIMIT),
  take: runRound,
  failed: 'users who wait for a day could not be notified',
});

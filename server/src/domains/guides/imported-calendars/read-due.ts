import { CALENDAR_READ_MINUTES } from '@tomoguide/contract/guides/imported-calendar';
import { DAYS_AHEAD } from '@tomoguide/contract/guides/tour-limits';
import { inTransaction } from '../../../database/transaction.ts';
import type { BaseDeps } from '../../../deps.ts';
import type { BusyWindow } from '../calendar-reading/busy-times.ts';
import { readInThread } from '../calendar-reading/read-in-thread.ts';
import type { WorkerAnswer } from '../calendar-reading/read-worker.ts';
import { lockGuide } from '../queries.ts';
import { refreshGuides } from '../search/refresh.ts';
import { calendarOf, type DueCalendar, takeDue, updateCalendar } from './calendar-queries.ts';
import { fetchCalendar } from './fetch-calendar.ts';
import { isTold, tellFailed, tellMended, tellPartlyRead } from './tell-failing.ts';

/** Read at once by a process. */
const AT_ONCE = 4;
/** A process that took one and died leaves it for so long: longer than any reading takes. */
const TAKEN = { minutes: 2 };
const HOUR_MS = 3_600_000;

const windowFrom = (now: Temporal.Instant, timeZone: string): BusyWindow => ({
  timeZone,
  from: now.epochMilliseconds - 24 * HOUR_MS,
  to: now.epochMilliseconds + (DAYS_AHEAD + 3) * 24 * HOUR_MS,
});

const read = async (deps: BaseDeps, due: DueCalendar): Promise<WorkerAnswer> => {
  const fetched = await fetchCalendar(due.address, { allowedHosts: deps.config.icalAllowHosts });
  if ('problem' in fetched) return fetched;
  return readInThread({ ...fetched, window: windowFrom(deps.clock.now(), due.timeZone) });
};

/** Keeps what was read, behind the guide's lock: whoever books does so before or after. */
const keep = (deps: BaseDeps, due: DueCalendar, answer: WorkerAnswer): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    await lockGuide(tx, due.guideId);
    const before = await calendarOf(tx, due.guideId, due.id);
    // Removed meanwhile.
    if (!before) return;
    const now = deps.clock.now();
    const tried = {
      triedAt: now,
      asked: false,
      nextReadAt: now.add({ minutes: CALENDAR_READ_MINUTES }),
    };
    if ('problem' in answer) {
      const failingSince = before.failingSince ?? now;
      await updateCalendar(tx, due.id, { ...tried, failingSince, problem: answer.problem });
      if (isTold({ failingSince, triedAt: now }) && !isTold(before))
        await tellFailed(tx, due, before, now);
      return;
    }
    await updateCalendar(tx, due.id, {
      ...tried,
      readAt: now,
      failingSince: null,
      problem: null,
      ...answer.reading,
    });
    const { busy, unreadCount } = answer.reading;
    if (isTold(before) || (before.unreadCount > 0 && unreadCount === 0))
      await tellMended(tx, due, now);
    // Whoever adds a calendar sees on the page what its first reading left out.
    const wasWhole = before.readAt !== null && (before.unreadCount === 0 || isTold(before));
    if (wasWhole && unreadCount > 0) await tellPartlyRead(tx, due, before, now);
    if (JSON.stringify(before.busy) !== JSON.stringify(busy))
      await refreshGuides(tx, deps, [due.guideId]);
  });

/** Reads calendars that are due, a few at once, until none is; ends early once `isStopped`. */
export const readDueCalendars = async (
  deps: BaseDeps,
  isStopped: () => boolean = () => false,
): Promise<void> => {
  while (!isStopped()) {
    const now = deps.clock.now();
    const due = await takeDue(deps.db, now, now.add(TAKEN), AT_ONCE);
    if (due.length === 0) return;
    await Promise.all(
      due.map(async (each) => {
        try {
          await keep(deps, each, await read(deps, each));
        } catch (err) {
          deps.log.error({ err, calendarId: each.id }, 'an imported calendar could not be kept');
        }
      }),
    );
  }
};

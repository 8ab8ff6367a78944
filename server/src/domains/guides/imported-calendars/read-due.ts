import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CALENDAR_READ_MINUTES,
  type CalendarProblem,
} from '@tomoguide/contract/guides/imported-calendar';
import { DAYS_AHEAD } from '@tomoguide/contract/guides/tour-limits';
import { inTransaction } from '../../../database/transaction.ts';
import type { BaseDeps } from '../../../deps.ts';
import { inServer } from '../../../server-paths.ts';
import type { BusyWindow, Reading } from '../calendar-reading/busy-times.ts';
import { readInThread } from '../calendar-reading/read-in-thread.ts';
import { lockGuide } from '../queries.ts';
import { refreshGuides } from '../search/refresh.ts';
import type { FetchedVersion } from '../tables.ts';
import { calendarOf, type DueCalendar, takeDue, updateCalendar } from './calendar-queries.ts';
import { fetchCalendar } from './fetch-calendar.ts';
import { minutesToWait } from './minutes-to-wait.ts';
import { lanes } from './read-in-lanes.ts';
import { isTold, tellFailed, tellMended, tellPartlyRead } from './tell-failing.ts';

const { version: VERSION } = JSON.parse(readFileSync(inServer('package.json'), 'utf8')) as {
  version: string;
};

/** Most of the time a reading waits for a server, so a process has many at once. */
const AT_ONCE = 16;
const AT_ONCE_OF_HOST = 4;
/** Those that failed the last time may be on a server that lets us wait. */
const AT_ONCE_FAILED = 6;
/** Reading what was fetched takes a processor. */
const readInLanes = lanes(readInThread, AT_ONCE);
/** How often calendars that became due are looked for while others are read, in milliseconds. */
const LOOK_AGAIN_MS = 500;
/** What a process that died was reading is due again after this: longer than any reading takes. */
const TAKEN = { minutes: 5 };
const HOUR_MS = 3_600_000;
/** A calendar that has not changed is fetched whole again all the same: more days have come into reach. */
const WHOLE_AGAIN_MS = 24 * HOUR_MS;

const windowFrom = (now: Temporal.Instant, timeZone: string): BusyWindow => ({
  timeZone,
  from: now.epochMilliseconds - 24 * HOUR_MS,
  to: now.epochMilliseconds + (DAYS_AHEAD + 3) * 24 * HOUR_MS,
});

type Answer =
  | 'unchanged'
  | { problem: CalendarProblem; retryAfter?: string | undefined }
  | { reading: Reading; fetched: FetchedVersion };

const read = async (
  deps: BaseDeps,
  { address, timeZone, fetched, hasFailed }: DueCalendar,
): Promise<Answer> => {
  const now = deps.clock.now();
  const at = now.epochMilliseconds;
  const isFresh = fetched?.timeZone === timeZone && at - fetched.at < WHOLE_AGAIN_MS;
  const reply = await fetchCalendar(address, {
    allowedHosts: deps.config.icalAllowHosts,
    userAgent: `TomoGuide/${VERSION} (+${deps.config.publicUrl})`,
    validators: isFresh ? fetched : null,
  });
  if (reply === 'unchanged' || 'problem' in reply) return reply;
  const { bytes, charset, etag, lastModified } = reply;
  const window = windowFrom(now, timeZone);
  const answer = await readInLanes({ bytes, charset, window }, hasFailed);
  return 'problem' in answer
    ? answer
    : { ...answer, fetched: { at, timeZone, etag, lastModified } };
};

/** Keeps what was read, behind the guide's lock: whoever books does so before or after. */
const keep = (deps: BaseDeps, due: DueCalendar, answer: Answer): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    await lockGuide(tx, due.guideId);
    const before = await calendarOf(tx, due.guideId, due.id);
    // Removed meanwhile.
    if (!before) return;
    const now = deps.clock.now();
    const tried = { triedAt: now, asked: false, readingUntil: null };
    if (answer !== 'unchanged' && 'problem' in answer) {
      const failingSince = before.failingSince ?? now;
      const { problem, retryAfter } = answer;
      const minutes = minutesToWait({ now, failingSince, problem, retryAfter });
      await updateCalendar(tx, due.id, {
        ...tried,
        nextReadAt: now.add({ minutes }),
        failingSince,
        problem,
      });
      if (isTold({ failingSince, triedAt: now }) && !isTold(before))
        await tellFailed(tx, due, before, now);
      return;
    }
    const found = answer === 'unchanged' ? null : { ...answer.reading, fetched: answer.fetched };
    await updateCalendar(tx, due.id, {
      ...tried,
      nextReadAt: now.add({ minutes: CALENDAR_READ_MINUTES }),
      readAt: now,
      failingSince: null,
      problem: null,
      ...found,
    });
    const { busy, unreadCount } = found ?? before;
    if (isTold(before) || (before.unreadCount > 0 && unreadCount === 0))
      await tellMended(tx, due, now);
    // Whoever adds a calendar sees on the page what its first reading left out.
    const wasWhole = before.readAt !== null && (before.unreadCount === 0 || isTold(before));
    if (wasWhole && unreadCount > 0) await tellPartlyRead(tx, due, before, now);
    if (JSON.stringify(before.busy) !== JSON.stringify(busy))
      await refreshGuides(tx, deps, [due.guideId]);
  });

/**
 * Reads calendars that are due, several at once, until none is; ends early once `isStopped`. What becomes
 * due meanwhile is read too: a calendar that takes long holds up no other guide's.
 */
export const readDueCalendars = async (
  deps: BaseDeps,
  isStopped: () => boolean = () => false,
): Promise<void> => {
  const running = new Set<Promise<void>>();
  const start = (due: DueCalendar): void => {
    const work = read(deps, due)
      .then((answer) => keep(deps, due, answer))
      .catch((err) =>
        deps.log.error({ err, calendarId: due.id }, 'an imported calendar could not be kept'),
      )
      .finally(() => running.delete(work));
    running.add(work);
  };
  try {
    while (!isStopped()) {
      const now = deps.clock.now();
      const due = await takeDue(deps.db, {
        now,
        until: now.add(TAKEN),
        most: AT_ONCE - running.size,
        mostOfHost: AT_ONCE_OF_HOST,
        mostFailed: AT_ONCE_FAILED,
      });
      for (const each of due) start(each);
      if (running.size === 0) return;
      await Promise.race([...running, sleep(LOOK_AGAIN_MS, undefined, { ref: false })]);
    }
  } finally {
    await Promise.all(running);
  }
};

import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { CALENDAR_READ_MINUTES, DAYS_AHEAD } from '@tomoguide/contract/guides/figures';
import type { CalendarProblem } from '@tomoguide/contract/guides/imported-calendar';
import type { ImportedCalendarId } from '@tomoguide/contract/primitives';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { resolveServerPath } from '../../../server-paths.ts';
import type { BusyWindow, ParseResult } from '../calendar-reading/read-calendar.ts';
import { readInThread } from '../calendar-reading/read-in-thread.ts';
import { lockGuide } from '../queries.ts';
import { refreshGuides } from '../search/refresh.ts';
import type { FetchedVersion } from '../tables.ts';
import {
  type CalendarRow,
  claimDueCalendars,
  type DueCalendar,
  findCalendar,
  updateCalendar,
} from './calendar-queries.ts';
import { fetchCalendar } from './fetch-calendar.ts';
import { createParseQueues } from './parse-in-queues.ts';
import {
  isNotified,
  recordFailure,
  recordPartialRead,
  recordRecovery,
} from './record-reading-events.ts';
import { calculateWaitAfterFailure } from './wait-after-failure.ts';

const { version: VERSION } = JSON.parse(
  readFileSync(resolveServerPath('package.json'), 'utf8'),
) as {
  version: string;
};

/** Maximum number of concurrent reads, which mostly wait for servers. */
const CONCURRENCY = 16;
const CONCURRENCY_PER_HOST = 4;
/**
 * Maximum number of concurrent reads of calendars whose last read failed, because their servers may respond
 * slowly.
 */
const CONCURRENCY_FAILED = 6;
/** Parsing is CPU-bound, so its concurrency is limited separately. */
const parseInQueue = createParseQueues(readInThread, CONCURRENCY);
/** How often to look for newly due calendars while reading others, in milliseconds. */
const POLL_MS = 500;
/**
 * How long a claim lasts: if a process crashes, the calendars that it claimed are due again after this
 * time, which is longer than any read takes.
 */
const CLAIM_DURATION = { minutes: 5 };
const HOUR_MS = 3_600_000;
/** After this time, an unchanged calendar is fetched in full, because later days have come into range. */
const FULL_FETCH_MS = 24 * HOUR_MS;

const createBusyWindow = (
  now: Temporal.Instant,
  timeZone: string,
): Omit<BusyWindow, 'ownTours'> => ({
  timeZone,
  from: now.epochMilliseconds - 24 * HOUR_MS,
  to: now.epochMilliseconds + (DAYS_AHEAD + 3) * 24 * HOUR_MS,
});

type Answer =
  | 'unchanged'
  | { problem: CalendarProblem; retryAfter?: string | undefined }
  | { reading: ParseResult; fetched: FetchedVersion };

const readOne = async (
  deps: Deps,
  { guideId, address, timeZone, fetched, refreshRequested, hasFailed }: DueCalendar,
  onFetched: () => void,
): Promise<Answer> => {
  const now = deps.clock.now();
  const at = now.epochMilliseconds;
  // Fetches that the guide requests are unconditional, because some servers return the same ETag although
  // the calendar has changed.
  const isFresh =
    !refreshRequested && fetched?.timeZone === timeZone && at - fetched.at < FULL_FETCH_MS;
  const reply = await fetchCalendar(address, {
    allowedHosts: deps.config.icalAllowHosts,
    userAgent: `TomoGuide/${VERSION} (+${deps.config.publicUrl})`,
    validators: isFresh ? fetched : null,
  });
  onFetched();
  if (reply === 'unchanged' || 'problem' in reply) return reply;
  const { bytes, charset, etag, lastModified } = reply;
  const range = createBusyWindow(now, timeZone);
  const from = Temporal.Instant.fromEpochMilliseconds(range.from);
  // Queried after the fetch, so that the UIDs include every tour that the calendar contains.
  const ownTours = new Set(await deps.ports.guides.ownTourUids(deps.db, guideId, from));
  const window = { ...range, ownTours };
  const answer = await parseInQueue({ bytes, charset, window }, hasFailed);
  return 'problem' in answer
    ? answer
    : { ...answer, fetched: { at, timeZone, etag, lastModified } };
};

/**
 * Treats a calendar that had upcoming times as empty only if two fetches in a row find it empty, because
 * some programs briefly publish an empty calendar.
 */
const confirmEmpty = (answer: Answer, before: CalendarRow, now: Temporal.Instant): Answer => {
  const isEmpty = typeof answer === 'object' && 'reading' in answer && answer.reading.entries === 0;
  const hadTimes = before.busy.some(([, end]) => end > now.epochMilliseconds);
  return isEmpty && hadTimes && before.problem !== 'empty' ? { problem: 'empty' } : answer;
};

/**
 * Stores the result under the guide's lock, so that concurrent bookings run entirely before or after the
 * change.
 */
const storeResult = (deps: Deps, due: DueCalendar, received: Answer): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    await lockGuide(tx, due.guideId);
    const before = await findCalendar(tx, due.guideId, due.id);
    // If there is no row, the calendar was removed in the meantime.
    if (!before) return;
    const now = deps.clock.now();
    const answer = confirmEmpty(received, before, now);
    const tried = { triedAt: now, refreshRequested: false, readingUntil: null };
    if (answer !== 'unchanged' && 'problem' in answer) {
      const failingSince = before.failingSince ?? now;
      const { problem, retryAfter } = answer;
      const minutes = calculateWaitAfterFailure({ now, failingSince, problem, retryAfter });
      await updateCalendar(tx, due.id, {
        ...tried,
        nextReadAt: now.add({ minutes }),
        failingSince,
        problem,
      });
      if (isNotified({ failingSince, triedAt: now }) && !isNotified(before))
        await recordFailure(tx, due, before, now);
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
    if (isNotified(before) || (before.unreadCount > 0 && unreadCount === 0))
      await recordRecovery(tx, due, now);
    // Records no event for the first read, because the page shows its errors to the guide who adds the
    // calendar.
    const wasFullyRead = before.readAt !== null && (before.unreadCount === 0 || isNotified(before));
    if (wasFullyRead && unreadCount > 0) await recordPartialRead(tx, due, before, now);
    if (JSON.stringify(before.busy) !== JSON.stringify(busy))
      await refreshGuides(tx, deps, [due.guideId]);
  });

/**
 * Reads all calendars that are due, several concurrently, including those that become due in the meantime;
 * stops early if `isStopped`. A slow calendar does not delay the calendars of other guides.
 */
export const readDueCalendars = async (
  deps: Deps,
  isStopped: () => boolean = () => false,
): Promise<void> => {
  const running = new Set<Promise<void>>();
  const fetched = new Set<ImportedCalendarId>();
  const start = (due: DueCalendar): void => {
    const work = readOne(deps, due, () => fetched.add(due.id))
      .then((answer) => storeResult(deps, due, answer))
      .catch((err) =>
        deps.log.error({ err, calendarId: due.id }, 'an imported calendar could not be stored'),
      )
      .finally(() => {
        running.delete(work);
        fetched.delete(due.id);
      });
    running.add(work);
  };
  try {
    while (!isStopped()) {
      const now = deps.clock.now();
      const due = await claimDueCalendars(deps.db, {
        now,
        until: now.add(CLAIM_DURATION),
        maxCalendars: CONCURRENCY - running.size,
        maxPerHost: CONCURRENCY_PER_HOST,
        fetched: [...fetched],
        maxFailed: CONCURRENCY_FAILED,
      });
      for (const each of due) start(each);
      if (running.size === 0) return;
      await Promise.race([...running, sleep(POLL_MS, undefined, { ref: false })]);
    }
  } finally {
    await Promise.all(running);
  }
};

import { CALENDAR_READ_MINUTES } from '@tomoguide/contract/guides/figures';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import { record } from '../../../events/record.ts';
import type { CalendarRow } from './calendar-queries.ts';

/**
 * Returns true if the guide was notified of the failure. The guide is notified by the first failed fetch
 * that comes an hour or more after the first failure, because most servers recover within an hour.
 */
export const isNotified = ({
  failingSince,
  triedAt,
}: Pick<CalendarRow, 'failingSince' | 'triedAt'>): boolean =>
  failingSince !== null &&
  triedAt !== null &&
  Temporal.Instant.compare(triedAt, failingSince.add({ minutes: CALENDAR_READ_MINUTES })) >= 0;

interface Failing extends Pick<CalendarRow, 'id'> {
  userId: UserId;
}

export const recordFailure = (
  tx: Tx,
  { id: calendarId, userId }: Failing,
  { name }: Pick<CalendarRow, 'name'>,
  occurredAt: Temporal.Instant,
): Promise<void> =>
  record(tx, {
    type: 'guide.calendar_failed',
    payload: { userId, calendarId, name },
    occurredAt,
  });

/** Records that some entries of a calendar can no longer be read. */
export const recordPartialRead = (
  tx: Tx,
  { id: calendarId, userId }: Failing,
  { name }: Pick<CalendarRow, 'name'>,
  occurredAt: Temporal.Instant,
): Promise<void> =>
  record(tx, {
    type: 'guide.calendar_partly_read',
    payload: { userId, calendarId, name },
    occurredAt,
  });

/** Records that a calendar can be read completely again, or that it was removed. */
export const recordRecovery = (
  tx: Tx,
  { id: calendarId, userId }: Failing,
  occurredAt: Temporal.Instant,
): Promise<void> =>
  record(tx, { type: 'guide.calendar_mended', payload: { userId, calendarId }, occurredAt });

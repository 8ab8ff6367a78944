import { CALENDAR_READ_MINUTES } from '@tomoguide/contract/guides/figures';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import { record } from '../../../events/record.ts';
import type { CalendarRow } from './calendar-queries.ts';

/**
 * Returns true if the guide was notified of the failure, which happens at the first failed fetch an hour
 * after the first failure. Most servers that are down respond again within an hour.
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

/** Records that some of its entries can no longer be read. */
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

/** Records that it can be read completely again, or was removed. */
export const recordRecovery = (
  tx: Tx,
  { id: calendarId, userId }: Failing,
  occurredAt: Temporal.Instant,
): Promise<void> =>
  record(tx, { type: 'guide.calendar_mended', payload: { userId, calendarId }, occurredAt });

import { CALENDAR_READ_MINUTES } from '@tomoguide/contract/guides/imported-calendar';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import { record } from '../../../events/record.ts';
import type { CalendarRow } from './calendar-queries.ts';

/**
 * Whether its guide was told that it fails: by the first reading that failed an hour after the first
 * one did. Most servers that do not answer do so an hour later.
 */
export const isTold = ({
  failingSince,
  triedAt,
}: Pick<CalendarRow, 'failingSince' | 'triedAt'>): boolean =>
  failingSince !== null &&
  triedAt !== null &&
  Temporal.Instant.compare(triedAt, failingSince.add({ minutes: CALENDAR_READ_MINUTES })) >= 0;

interface Failing extends Pick<CalendarRow, 'id'> {
  userId: UserId;
}

export const tellFailed = (
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

/** Some of its entries cannot be read any more. */
export const tellPartlyRead = (
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

/** It can be read again, whole, or is not read any more. */
export const tellMended = (
  tx: Tx,
  { id: calendarId, userId }: Failing,
  occurredAt: Temporal.Instant,
): Promise<void> =>
  record(tx, { type: 'guide.calendar_mended', payload: { userId, calendarId }, occurredAt });

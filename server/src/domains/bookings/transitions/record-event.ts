import type {
  BookingEvents,
  BookingEventType,
  BookingParties,
} from '@tomoguide/contract/bookings/events';
import type { Events } from '@tomoguide/contract/events';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { record } from '../../../events/record.ts';
import type { BookingRow } from '../tables.ts';

type PartiesRow = Pick<BookingRow, 'id' | 'guideId' | 'guideUserId' | 'travelerId'>;

/** Returns the IDs of a booking, its traveler and its guide, for the payload of its events. */
const getParties = (row: PartiesRow): BookingParties => ({
  bookingId: row.id,
  guideId: row.guideId,
  guideUserId: row.guideUserId,
  travelerId: row.travelerId,
});

/** Records an event of a booking, in the transaction of the change. */
export const recordBookingEvent = async <Type extends BookingEventType>(
  tx: Tx,
  deps: Deps,
  row: PartiesRow,
  type: Type,
  details: Omit<BookingEvents[Type], keyof BookingParties>,
): Promise<void> => {
  await record(tx, {
    type,
    // The cast is needed because TypeScript does not recombine the two parts that `Omit` split.
    payload: { ...getParties(row), ...details } as BookingEvents[Type] & Events[Type],
    occurredAt: deps.clock.now(),
  });
};

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

/** Whom the booking concerns, for the payload of its events. */
const partiesOf = (row: PartiesRow): BookingParties => ({
  bookingId: row.id,
  guideId: row.guideId,
  guideUserId: row.guideUserId,
  travelerId: row.travelerId,
});

/** Records what happened to a booking, in the transaction it happened in. */
export const tell = async <Type extends BookingEventType>(
  tx: Tx,
  deps: Deps,
  row: PartiesRow,
  type: Type,
  details: Omit<BookingEvents[Type], keyof BookingParties>,
): Promise<void> => {
  await record(tx, {
    type,
    // The two parts of the payload: TypeScript does not add up what `Omit` took out.
    payload: { ...partiesOf(row), ...details } as BookingEvents[Type] & Events[Type],
    occurredAt: deps.clock.now(),
  });
};

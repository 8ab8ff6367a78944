import type { BookingEvent } from '@tomoguide/contract/bookings/transitions';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import { lastStepOf } from '../queries.ts';
import type { BookingRow } from '../tables.ts';

/**
 * Whether the last thing that happened to a booking is this very step by this very person: asked for
 * once more, as after a lost answer, it is answered as it was and not taken again.
 */
export const isSameAgain = async (
  tx: Tx,
  row: BookingRow,
  event: BookingEvent,
  userId: UserId,
): Promise<boolean> => {
  const last = await lastStepOf(tx, row.id);
  return last?.event === event && last.byUserId === userId;
};

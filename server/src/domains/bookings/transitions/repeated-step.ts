import type { BookingEvent } from '@tomoguide/contract/bookings/transitions';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import { findLastStep } from '../queries.ts';
import type { BookingRow } from '../tables.ts';

/**
 * Returns whether the booking's last step was this step by this user. If so, this is a retry, for example
 * after a lost response, and must return the booking without repeating the step.
 */
export const isRepeatedStep = async (
  tx: Tx,
  row: BookingRow,
  event: BookingEvent,
  userId: UserId,
): Promise<boolean> => {
  const last = await findLastStep(tx, row.id);
  return last?.event === event && last.byUserId === userId;
};

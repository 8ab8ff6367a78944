import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';

/**
 * An unpaid booking ended (hold expired, or cancelled while pending): wallet money goes back, and
 * the provider's open session is expired by a job after the transaction.
 */
export const endHold = async (
  _tx: Tx,
  _deps: Deps,
  _hold: { bookingId: BookingId },
): Promise<void> => {
  throw new Error('not built yet');
};

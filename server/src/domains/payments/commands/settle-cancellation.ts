import type { BookingId, GuideId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';

/**
 * A booking whose deposit was paid is cancelled: its held money is parted as `refundFor` said. The
 * parts must sum to `onlinePaid`. The refund gives back to the wallet first; the rest goes to the
 * provider by a job after the transaction. The guide's part is pending until five working days
 * after `scheduledEnd`.
 */
export const settleCancellation = async (
  _tx: Tx,
  _deps: Deps,
  _settlement: {
    bookingId: BookingId;
    guideId: GuideId;
    /** The guide's zone: working days are counted in it. */
    timeZone: string;
    scheduledEnd: Temporal.Instant;
    reason: string;
    refundCents: number;
    commissionCents: number;
    guideCents: number;
  },
): Promise<void> => {
  throw new Error('not built yet');
};

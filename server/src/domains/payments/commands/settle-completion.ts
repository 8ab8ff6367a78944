import type { BookingId, GuideId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';

/**
 * A booking is completed: its held money becomes commission and the guide's pending earnings, which
 * can be withdrawn five working days after `completedAt` (product §3).
 */
export const settleCompletion = async (
  _tx: Tx,
  _deps: Deps,
  _settlement: {
    bookingId: BookingId;
    guideId: GuideId;
    timeZone: string;
    completedAt: Temporal.Instant;
    totalCents: number;
    extensionCents: number;
  },
): Promise<void> => {
  throw new Error('not built yet');
};

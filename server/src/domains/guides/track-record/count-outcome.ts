import type { GuideId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import { incrementRecord } from '../queries.ts';

/** How each outcome of a booking changes the counters of the guide's record. */
const COUNTS = {
  accepted: { decided: 1, accepted: 1, tours: 0 },
  refused: { decided: 1, accepted: 0, tours: 0 },
  /** The guide accepted the booking, then cancelled it. */
  withdrawn: { decided: 0, accepted: -1, tours: 0 },
  /** The guide withdrew from an instant booking, which counts as if it had never been booked. */
  uncounted: { decided: -1, accepted: -1, tours: 0 },
  completed: { decided: 0, accepted: 0, tours: 1 },
};
export type Counted = keyof typeof COUNTS;

/**
 * Updates the counters for the guide's acceptance rate and completed tours (docs/product/guides.md,
 * "Acceptance rate" and "Tours").
 */
export const countOutcome = (tx: Tx, guideId: GuideId, counted: Counted): Promise<void> =>
  incrementRecord(tx, guideId, COUNTS[counted]);

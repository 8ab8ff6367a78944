import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { lockAfterDeadlines } from '../deadlines/lock-after-deadlines.ts';
import { carryOut } from '../effects/carry-out.ts';
import { requireClaimedParty, requireTransition } from '../policy.ts';
import type { BookingRow } from '../tables.ts';

/**
 * Returns whether both parties confirmed the latest extension; the traveler may have confirmed it by letting
 * the deadline pass.
 */
const isInEffect = ({ status, travelerConfirmedExtension }: BookingRow): boolean =>
  travelerConfirmedExtension && (status === 'ongoing' || status === 'completed');

/** Returns whether this party has already confirmed the extension. */
const isConfirmedBy = (row: BookingRow, party: Party): boolean =>
  isInEffect(row) || (party === 'guide' && row.status === 'extend_confirmed');

/**
 * Confirms an extension for one party: first for the guide, then for the traveler, after which it takes
 * effect. Idempotent. Throws NOT_FOUND, USER_TYPE_MISMATCH, or INVALID_TRANSITION.
 */
export const confirmExtension = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
  claimed: Party,
): Promise<BookingRow> => {
  const { row, party, now } = await lockAfterDeadlines(tx, deps, id, viewer.userId);
  requireClaimedParty(party, claimed);
  if (isConfirmedBy(row, party)) return row;
  const transition = requireTransition(row, 'confirm_extension', party, now);
  const step = { at: now, by: party, byUserId: viewer.userId };
  const changes = party === 'guide' ? { extensionSince: now } : {};
  return (await carryOut(tx, deps, row, transition, step, { changes })).row;
};

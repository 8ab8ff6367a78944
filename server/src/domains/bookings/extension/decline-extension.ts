import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { requireTransition } from '../policy.ts';
import type { BookingRow } from '../tables.ts';
import { lockForParty } from '../transitions/lock-booking.ts';
import { endExtension } from './end-extension.ts';

/** The guide declines a paid extension: the fee is refunded whole. NOT_FOUND, INVALID_TRANSITION. */
export const declineExtension = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
): Promise<BookingRow> => {
  const now = deps.clock.now();
  const { row, party } = await lockForParty(tx, id, viewer.userId, { calendar: true });
  const transition = requireTransition(row, 'decline_extension', party, now);
  const step = { at: now, event: transition.event, by: party, byUserId: viewer.userId };
  return endExtension(tx, deps, row, transition, step);
};

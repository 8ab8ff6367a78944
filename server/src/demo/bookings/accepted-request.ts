import { tourPrice } from '@tomoguide/contract/bookings/price';
import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { beginBooking } from '../../domains/bookings/checkout/insert-booking.ts';
import {
  type BookingRequest,
  busyRange,
  draftOf,
  newRow,
} from '../../domains/bookings/checkout/new-booking.ts';
import {
  assertBookable,
  heldAround,
  loadBookable,
  lockGuide,
} from '../../domains/guides/service.ts';

/**
 * The booking of a tour request that the guide accepted: pending, the slot held for 24 hours. Of the
 * same parts as a checkout, until chat brings its command.
 */
export const bookAcceptedRequest = async (
  tx: Tx,
  deps: Deps,
  travelerId: UserId,
  request: BookingRequest,
): Promise<BookingId> => {
  const now = deps.clock.now();
  const { guideId, start, durationMinutes } = request;
  await lockGuide(tx, guideId);
  const standing = await heldAround(tx, deps, guideId, busyRange(start, durationMinutes));
  const wish = { ...request, travelerUserId: travelerId };
  const { bookable, terms } = assertBookable(await loadBookable(tx, guideId), standing, wish, now);
  const price = tourPrice({ ...request, ...terms });
  const draft = draftOf(travelerId, request, terms, price, now);
  const row = newRow(draft, 'accept_request');
  const guide = { bookable, standing };
  return (await beginBooking(tx, deps, row, guide, { useWallet: false })).row.id;
};

import { tourPrice } from '@tomoguide/contract/bookings/price';
import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import {
  announce,
  type BookingRequest,
  busyRange,
  draftOf,
  insertNew,
  newRow,
} from '../../domains/bookings/new-booking.ts';
import { nextBookingId } from '../../domains/bookings/queries.ts';
import {
  assertBookable,
  heldAround,
  loadBookable,
  lockGuide,
  refreshDays,
} from '../../domains/guides/service.ts';
import { openDeposit } from '../../domains/payments/service.ts';

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
  const terms = assertBookable(
    await loadBookable(tx, guideId),
    await heldAround(tx, deps, guideId, busyRange(start, durationMinutes)),
    { ...request, travelerUserId: travelerId },
    now,
  );
  const price = tourPrice({ ...request, ...terms });
  const bookingId = await nextBookingId(tx);
  const draft = draftOf(travelerId, request, terms, price, now);
  const row = newRow(bookingId, draft, 'accept_request');
  await insertNew(tx, row);
  await announce(tx, deps, row, 'accept_request');
  await refreshDays(tx, deps, guideId, row.busy);
  const { depositCents } = price;
  await openDeposit(tx, deps, { bookingId, travelerId, depositCents, useWallet: false });
  return bookingId;
};

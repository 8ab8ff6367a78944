import { type TourPrice, toRmb, tourPrice } from '@tomoguide/contract/bookings/price';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import { inOrder } from '../../../database/in-order.ts';
import type { Deps } from '../../../deps.ts';
import { Failure, fail } from '../../../failure.ts';
import { lockUser } from '../../accounts/service.ts';
import { assertBookable, loadBookable, lockGuide, timeAround } from '../../guides/service.ts';
import { beginBooking } from '../begin-booking.ts';
import { type BookingRequest, busyRange, draftOf, newRow } from '../new-booking.ts';
import { countUnpaid, nextBookingId, overlapping } from '../queries.ts';
import { clearSlot, type Slot, type Taken } from '../slot.ts';
import type { BookingRow } from '../tables.ts';
import { takeDeposit } from './settle-deposit.ts';

/** Unpaid bookings a traveler may have checked out at a time (product §3). */
const MAX_UNPAID = 3;
/** Further away nothing is bookable; refused before the database is asked. */
const FAR_DAYS = 200;

const checkDate = (start: Temporal.Instant, now: Temporal.Instant): void => {
  const ahead = start.epochMilliseconds - now.epochMilliseconds;
  if (ahead < 0 || ahead > FAR_DAYS * 86_400_000)
    fail('DATE_OUT_OF_RANGE', { field: 'scheduledStartTime' });
};

/** A client's price is a claim to compare, never a fact. */
const checkClaims = (claims: BookingRequest['claims'], price: TourPrice): void => {
  const agrees = (claim: number | null, real: number) => claim === null || claim === real;
  if (
    agrees(claims.totalCents, price.totalCents) &&
    agrees(claims.depositCents, price.depositCents)
  )
    return;
  const { totalCents, depositCents } = price;
  fail('PRICE_CHANGED', { totalPrice: toRmb(totalCents), totalCents, depositCents });
};

/**
 * What the tour is booked by, when the wish breaks none of their rules. A time that another booking holds is
 * SLOT_TAKEN, one that the guide does not offer SLOT_NOT_AVAILABLE.
 */
const offerOf = (taken: Taken | null, ...tour: Parameters<typeof assertBookable>) => {
  const refuse = () => fail('SLOT_TAKEN', taken?.bookingId ? taken : undefined);
  try {
    const offer = assertBookable(...tour);
    return taken ? refuse() : offer;
  } catch (error) {
    if (taken && error instanceof Failure && error.code === 'SLOT_NOT_AVAILABLE') return refuse();
    throw error;
  }
};

/**
 * The traveler's row is locked first, then the guide's calendar; what is read in the same round trip
 * is read behind both locks.
 */
const lockAndRead = async (tx: Tx, slot: Slot, now: Temporal.Instant) => {
  const near = timeAround(slot.range);
  const [traveler, , bookable, held, unpaid, id] = await inOrder(
    tx,
    () => lockUser(tx, slot.travelerId),
    () => lockGuide(tx, slot.guideId),
    () => loadBookable(tx, slot.guideId),
    () => overlapping(tx, [slot.guideId], near),
    () => countUnpaid(tx, slot.travelerId, now),
    () => nextBookingId(tx),
  );
  return { traveler, bookable, held, unpaid, id };
};

/**
 * Checkout: holds the slot for 15 minutes at the price that the server computes, and opens its
 * deposit. The locks come first; the exclusion constraint stands behind them. Returns the booking
 * and what the wallet gave, in fen. Fails with SELF_NOT_ALLOWED, TOO_MANY_PENDING, SLOT_TAKEN,
 * PRICE_CHANGED and whatever makes the guide not bookable so.
 */
export const createBooking = async (
  tx: Tx,
  deps: Deps,
  travelerId: UserId,
  request: BookingRequest,
): Promise<{ row: BookingRow; walletCents: number }> => {
  const now = deps.clock.now();
  const { guideId, start, durationMinutes, travelers } = request;
  checkDate(start, now);
  const slot = { guideId, travelerId, range: busyRange(start, durationMinutes) };
  const { traveler, bookable, held, unpaid, id } = await lockAndRead(tx, slot, now);
  if (traveler?.guideId === guideId) fail('SELF_NOT_ALLOWED', { field: 'guideId' });
  const { taken, standing } = await clearSlot(tx, deps, slot, held);
  const wish = { ...request, travelerUserId: travelerId };
  const offer = offerOf(taken, bookable, standing, wish, now);
  if (unpaid >= MAX_UNPAID) fail('TOO_MANY_PENDING');
  const price = tourPrice({ durationMinutes, travelers, ...offer.terms });
  checkClaims(request.claims, price);

  const fresh = newRow(id, draftOf(travelerId, request, offer.terms, price, now), 'check_out');
  const guide = { bookable: offer.bookable, standing };
  const { row, deposit } = await beginBooking(tx, deps, fresh, guide, request);
  const paid = deposit.paid ? await takeDeposit(tx, deps, row, now) : null;
  return { row: paid ?? row, walletCents: deposit.walletCents };
};

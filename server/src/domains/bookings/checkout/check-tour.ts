import type { BookedItinerary } from '@tomoguide/contract/bookings/entities';
import { type TourPrice, toRmb } from '@tomoguide/contract/bookings/price';
import { DAYS_AHEAD } from '@tomoguide/contract/guides/figures';
import type { GuideId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import { Failure, fail } from '../../../failure.ts';
import { assertBookable, getContentRevision, loadItineraryContents } from '../../guides/service.ts';
import type { Taken } from '../slots/check-slot.ts';
import type { BookingRequest } from './new-booking.ts';

/**
 * Checks that checkout and tour requests share. Throws DATE_OUT_OF_RANGE if the start is in the past or too
 * far ahead.
 */

export const checkDate = (start: Temporal.Instant, now: Temporal.Instant): void => {
  // A rough check before any query. Depending on the guide's time zone, the last bookable day ends up to a
  // day later.
  const ahead = start.epochMilliseconds - now.epochMilliseconds;
  if (ahead < 0 || ahead > (DAYS_AHEAD + 1) * 86_400_000)
    fail('DATE_OUT_OF_RANGE', { field: 'scheduledStartTime' });
};

/**
 * Returns a snapshot of the chosen itinerary. It is read under the guide's lock, so that the displayed,
 * signed and booked versions are the same. Throws ITINERARY_UNKNOWN if the guide has no such itinerary, and
 * ITINERARY_CHANGED if another version was displayed.
 */
export const findBookedItinerary = async (
  tx: Tx,
  guideId: GuideId,
  { itineraryId: id, claims }: Pick<BookingRequest, 'itineraryId' | 'claims'>,
): Promise<BookedItinerary | null> => {
  if (id === null) return null;
  const found = (await loadItineraryContents(tx, [id])).get(id);
  if (found?.guideId !== guideId) return fail('ITINERARY_UNKNOWN', { field: 'itineraryId' });
  const { title, stops, terms } = found;
  const shown = claims.itineraryRevision ?? null;
  if (shown !== null && shown !== getContentRevision({ title, stops, terms }))
    fail('ITINERARY_CHANGED', { field: 'itineraryId' });
  return { id, title, agreed: { stops, terms, copiedLater: false } };
};

/**
 * Throws PRICE_CHANGED if the client displayed another price. The client's price is only compared with the
 * server's, never used.
 */
export const checkClaims = (
  claims: Pick<BookingRequest['claims'], 'totalCents' | 'depositCents'>,
  price: Pick<TourPrice, 'totalCents' | 'depositCents'>,
): void => {
  const matches = (claim: number | null, real: number) => claim === null || claim === real;
  if (
    matches(claims.totalCents, price.totalCents) &&
    matches(claims.depositCents, price.depositCents)
  )
    return;
  const { totalCents, depositCents } = price;
  fail('PRICE_CHANGED', { totalPrice: toRmb(totalCents), totalCents, depositCents });
};

/**
 * Returns the offer for a tour that can be booked. Throws SLOT_TAKEN if another booking holds the slot, and
 * SLOT_NOT_AVAILABLE if the guide does not offer it.
 */
export const getOffer = (taken: Taken | null, ...tour: Parameters<typeof assertBookable>) => {
  const refuse = () => fail('SLOT_TAKEN', taken?.bookingId ? taken : undefined);
  try {
    const offer = assertBookable(...tour);
    return taken ? refuse() : offer;
  } catch (error) {
    if (taken && error instanceof Failure && error.code === 'SLOT_NOT_AVAILABLE') return refuse();
    throw error;
  }
};

import { listRuleViolations } from '@tomoguide/contract/bookings/particulars';
import { calculateTourPrice } from '@tomoguide/contract/bookings/price';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { lockUser } from '../../accounts/service.ts';
import { getAffectingRange, loadBookable, lockGuide } from '../../guides/service.ts';
import { listSettledPayers } from '../../payments/service.ts';
import { listOverlappingBookings } from '../queries.ts';
import { signForTraveler } from '../quote/sign-quote.ts';
import { checkSlot, type Slot } from '../slots/check-slot.ts';
import type { CreatedBooking } from '../view/present-booking.ts';
import { applyPaidDeposit } from './apply-paid-deposit.ts';
import { checkInstant } from './check-instant.ts';
import { checkQuotas } from './check-quotas.ts';
import { checkClaims, checkDate, findBookedItinerary, getOffer } from './check-tour.ts';
import { checkGuideHolds, checkOwnHolds, mayBeBusy } from './hold-limits.ts';
import type { Network } from './hold-network.ts';
import { type GuideHold, loadHolds, lockNetwork } from './hold-queries.ts';
import { insertBookingWithDeposit } from './insert-booking.ts';
import { type BookingRequest, buildBookingRow, buildDraft, getBusyRange } from './new-booking.ts';
import { getQuotas } from './quota-queries.ts';

/**
 * Locks the traveler's row, the guide's calendar and the network, in this order, and reads what the checks
 * need. The reads share a round trip with the locks but run after them, because prebuilt queries are sent in
 * call order.
 */
const lockAndRead = async (
  tx: Tx,
  deps: Deps,
  slot: Slot,
  network: Network | null,
  now: Temporal.Instant,
) => {
  const { travelerId, guideId } = slot;
  const [traveler, , , bookable, around, holds, quotas, blocked] = await Promise.all([
    lockUser(tx, travelerId),
    lockGuide(tx, guideId),
    network && lockNetwork(tx, network.hash),
    loadBookable(tx, guideId),
    listOverlappingBookings(tx, [guideId], getAffectingRange(slot.range)),
    loadHolds(tx, { travelerId, guideId, network }, now),
    getQuotas(tx, travelerId, now),
    deps.ports.bookings.blockedWith(tx, travelerId),
  ]);
  // If the account was closed after authentication, throw the error that the next request would get.
  return { traveler: traveler ?? fail('TOKEN_INVALID'), bookable, around, holds, quotas, blocked };
};

/**
 * Throws GUIDE_BUSY if the guide has too many holds. Queries which travelers have ever paid only if there
 * are enough holds for that to matter.
 */
const requireGuideNotBusy = async (
  tx: Tx,
  held: readonly GuideHold[],
  who: { travelerId: UserId; network: Network | null },
  now: Temporal.Instant,
): Promise<void> => {
  if (!mayBeBusy(held)) return;
  const people = [who.travelerId, ...held.map(({ travelerId }) => travelerId)];
  checkGuideHolds(held, { ...who, settled: await listSettledPayers(tx, people) }, now);
};

/**
 * Checks out a tour: holds the slot for 15 minutes at the price that the server computes, and creates the
 * payment for the deposit. The exclusion constraint is a second safeguard after the locks. Throws, in this
 * order, SELF_NOT_ALLOWED, BLOCKED, TOO_MANY_PENDING, TOO_MANY_HOLDS, TOO_MANY_BOOKINGS,
 * TOO_MANY_CANCELLATIONS, SLOT_TAKEN (or another reason why the guide is not bookable), GUIDE_BUSY,
 * ITINERARY_UNKNOWN, ITINERARY_CHANGED, INSTANT_CHANGED, PRICE_CHANGED.
 */
export const createBooking = async (
  tx: Tx,
  deps: Deps,
  travelerId: UserId,
  request: BookingRequest,
): Promise<CreatedBooking> => {
  const now = deps.clock.now();
  const { guideId, start, durationMinutes, travelers, network } = request;
  checkDate(start, now);
  const [field] = listRuleViolations(request.particulars, {
    ...request,
    forOthers: request.lead !== undefined,
  });
  if (field) fail('PARTICULARS_INVALID', { field });
  const slot = { guideId, travelerId, range: getBusyRange(start, durationMinutes) };
  const read = await lockAndRead(tx, deps, slot, network, now);
  const { traveler, bookable, holds } = read;
  // If the account was suspended after authentication, throw the error that the next request would get.
  if (traveler.suspended) fail('TOKEN_INVALID');
  if (traveler.guideId === guideId) fail('SELF_NOT_ALLOWED', { field: 'guideId' });
  if (bookable && read.blocked.has(bookable.userId)) fail('BLOCKED');
  checkOwnHolds(holds, network, now);
  checkQuotas(read.quotas, guideId, now);
  const { taken, liveRanges } = await checkSlot(tx, deps, slot, read.around);
  const requested = { ...request, travelerUserId: travelerId };
  const offer = getOffer(taken, bookable, liveRanges, requested, now);
  await requireGuideNotBusy(tx, holds.ofGuide, { travelerId, network }, now);
  const itinerary = await findBookedItinerary(tx, guideId, request);
  const instant = await checkInstant(tx, request, { traveler, bookable: offer.bookable }, now);
  const price = calculateTourPrice({ durationMinutes, travelers, ...offer.terms });
  checkClaims(request.claims, price);

  const terms = { ...offer.terms, itinerary, instant };
  const draft = buildBookingRow(buildDraft(travelerId, request, terms, price, now), 'check_out');
  const guide = { bookable: offer.bookable, liveRanges };
  const { timeZone } = offer.terms;
  const quoted = { tour: request, itinerary, price, timeZone, travelerId };
  const { row, deposit, lead } = await insertBookingWithDeposit(
    tx,
    deps,
    draft,
    guide,
    request,
    ({ id: bookingId, guideUserId }) =>
      signForTraveler(tx, deps, { ...quoted, guideUserId, bookingId }),
  );
  const paid = deposit.paid ? await applyPaidDeposit(tx, deps, row, now) : null;
  return { row: paid ?? row, traveler, lead, walletCents: deposit.walletCents };
};

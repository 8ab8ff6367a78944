import { createHash } from 'node:crypto';
import { OPEN_REQUESTS_MAX, REQUESTS_A_DAY } from '@tomoguide/contract/bookings/figures';
import { listRuleViolations } from '@tomoguide/contract/bookings/particulars';
import { calculateTourPrice } from '@tomoguide/contract/bookings/price';
import { getRequestExpiry } from '@tomoguide/contract/bookings/tour-request';
import type { SentMessage } from '@tomoguide/contract/messaging/entities';
import type {
  ConversationId,
  GuideId,
  TourRequestId,
  UserId,
} from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { fail, failUntil } from '../../../failure.ts';
import { lockViewer } from '../../accounts/service.ts';
import { getAffectingRange, loadBookable, lockGuide } from '../../guides/service.ts';
import { checkQuotas } from '../checkout/check-quotas.ts';
import { checkClaims, checkDate, findBookedItinerary, getOffer } from '../checkout/check-tour.ts';
import { type BookingRequest, getBusyRange } from '../checkout/new-booking.ts';
import { getQuotas } from '../checkout/quota-queries.ts';
import { listOverlappingBookings } from '../queries.ts';
import { signForTraveler } from '../quote/sign-quote.ts';
import { findSlotConflict } from '../slots/check-slot.ts';
import type { RequestRow } from '../tables.ts';
import { recordRequestEvent } from './end-request.ts';
import {
  countOpenRequests,
  findRequestById,
  insertRequest,
  listRecentlySentRequests,
} from './request-queries.ts';

/** A traveler's request to the conversation's guide. */
export interface SentRequest extends Omit<BookingRequest, 'guideId' | 'useWallet' | 'network'> {
  conversationId: ConversationId;
  clientMessageId: string;
  plan: string;
  /** The request body with its fields in a fixed order; identical bodies count as the same request. */
  sent: string;
}

/** Throws TOO_MANY_OPEN_REQUESTS or TOO_MANY_REQUESTS_SENT. The caller must hold the traveler's lock. */
const checkRequestLimits = async (
  tx: Tx,
  travelerId: UserId,
  now: Temporal.Instant,
): Promise<void> => {
  const [open, lately] = await Promise.all([
    countOpenRequests(tx, travelerId, now),
    listRecentlySentRequests(tx, travelerId, now.subtract({ hours: 24 }), REQUESTS_A_DAY),
  ]);
  if (open >= OPEN_REQUESTS_MAX) fail('TOO_MANY_OPEN_REQUESTS');
  const first = lately[REQUESTS_A_DAY - 1];
  if (first) failUntil('TOO_MANY_REQUESTS_SENT', first.sentAt.add({ hours: 24 }), now);
};

interface People {
  guideId: GuideId;
  travelerId: UserId;
}

const hashRequest = (sent: string): string => createHash('sha256').update(sent).digest('base64url');

/** Inserts the request. Called only once it is certain that its message will be accepted. */
const makeRequest = async (
  tx: Tx,
  deps: Deps,
  { guideId, travelerId }: People,
  request: SentRequest,
): Promise<RequestRow> => {
  const now = deps.clock.now();
  const { start, durationMinutes, travelers, particulars } = request;
  const [field] = listRuleViolations(particulars, {
    travelers,
    forOthers: request.lead !== undefined,
  });
  if (field) fail('PARTICULARS_INVALID', { field });
  checkDate(start, now);
  await checkRequestLimits(tx, travelerId, now);
  // The quota per guide does not apply, because the guide can accept or reject each request.
  checkQuotas(await getQuotas(tx, travelerId, now), null, now);
  const range = getBusyRange(start, durationMinutes);
  const [bookable, held] = await Promise.all([
    loadBookable(tx, guideId),
    listOverlappingBookings(tx, [guideId], getAffectingRange(range)),
  ]);
  const { taken, liveRanges } = findSlotConflict({ guideId, travelerId, range }, held, now);
  const requested = { ...request, guideId, travelerUserId: travelerId };
  const { terms } = getOffer(taken, bookable, liveRanges, requested, now);
  const expiresAt = getRequestExpiry(now, start);
  if (Temporal.Instant.compare(expiresAt, now) <= 0)
    fail('DATE_OUT_OF_RANGE', { field: 'scheduledStartTime' });
  const itinerary = await findBookedItinerary(tx, guideId, request);
  const price = calculateTourPrice({ durationMinutes, travelers, ...terms });
  checkClaims(request.claims, price);
  const { guideUserId, timeZone } = terms;
  const quote = await signForTraveler(tx, deps, {
    tour: request,
    itinerary,
    price,
    timeZone,
    travelerId,
    guideUserId,
    bookingId: null,
  });
  return insertRequest(tx, {
    conversationId: request.conversationId,
    guideId,
    guideUserId,
    travelerId,
    state: 'open',
    sentAt: now,
    expiresAt,
    endedAt: null,
    rejectReason: null,
    reason: null,
    bookingId: null,
    start,
    timeZone,
    bookedMinutes: durationMinutes,
    travelers,
    services: [...request.serviceIds],
    hourlyPriceCents: terms.hourlyPriceCents,
    additionalPriceCents: terms.additionalPriceCents,
    totalCents: price.totalCents,
    depositCents: price.depositCents,
    particulars,
    itinerary,
    plan: request.plan,
    forOthers: request.lead !== undefined,
    lead: request.lead ?? null,
    quoteId: quote.id,
    sentHash: hashRequest(request.sent),
  });
};

/**
 * Sends a tour request as a message in its conversation, after the checks for messages. A retry is
 * idempotent. Throws NOT_FOUND for anyone but the conversation's traveler, then the errors of a checkout
 * (docs/product/tour-requests.md, "Sending").
 */
export const sendRequest = async (
  tx: Tx,
  deps: Deps,
  travelerId: UserId,
  request: SentRequest,
): Promise<{ row: RequestRow; message: SentMessage }> => {
  const { conversationId, clientMessageId } = request;
  const find = async (id: TourRequestId): Promise<RequestRow> => {
    const found = await findRequestById(tx, id);
    if (!found) throw new Error(`tour request ${id} not found`);
    return found;
  };
  const posted = await deps.ports.bookings.sendRequestMessage(tx, deps, travelerId, {
    conversationId,
    clientMessageId,
    // Takes the locks in the same order as checkout, so that a concurrent suspension or account closure
    // either sees the request or is seen by it.
    lock: async (guideId) => {
      await Promise.all([lockViewer(tx, travelerId), lockGuide(tx, guideId)]);
    },
    make: async (guideId) => {
      const row = await makeRequest(tx, deps, { guideId, travelerId }, request);
      await recordRequestEvent(tx, deps, row, 'tour_request.sent', {
        answerBy: row.expiresAt.toString(),
      });
      return row.id;
    },
    isSame: async (id) => (await find(id)).sentHash === hashRequest(request.sent),
  });
  return { row: await find(posted.requestId), message: posted.message };
};

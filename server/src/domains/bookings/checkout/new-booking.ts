import { getBusyEnd } from '@tomoguide/contract/bookings/busy-range';
import { findNextDueTransition } from '@tomoguide/contract/bookings/find-transition';
import type { LeadTravelerSent } from '@tomoguide/contract/bookings/lead-traveler';
import { calculateSiteCosts, type Particulars } from '@tomoguide/contract/bookings/particulars';
import type { TourPrice } from '@tomoguide/contract/bookings/price';
import { CANCELLATION_POLICY } from '@tomoguide/contract/payments/figures';
import type { GuideId, ItineraryId, SubcategoryId, UserId } from '@tomoguide/contract/primitives';
import type { BookableTerms } from '../../guides/service.ts';
import type { Range } from '../queries.ts';
import type { BookingRow } from '../tables.ts';
import { toFacts } from '../transitions/row-to-facts.ts';
import type { Network } from './hold-network.ts';

export interface BookingRequest {
  guideId: GuideId;
  start: Temporal.Instant;
  durationMinutes: number;
  travelers: number;
  serviceIds: readonly SubcategoryId[];
  /** The itinerary that the traveler booked; null if there is none. */
  itineraryId: ItineraryId | null;
  particulars: Particulars;
  /** The lead traveler, if the booking is for another person. */
  lead?: LeadTravelerSent | undefined;
  useWallet: boolean;
  /** The network that the checkout came from; null if the limits per network do not apply. */
  network: Network | null;
  /**
   * What the client displayed: the prices in fen (null if the client sent none) and the itinerary version.
   */
  claims: {
    totalCents: number | null;
    depositCents: number | null;
    itineraryRevision?: string | undefined;
    /** True if the client promised the traveler an instant booking. */
    instant?: boolean | undefined;
  };
}

/** Returns the time for which a tour occupies the guide, which ends an hour after the tour. */
export const getBusyRange = (start: Temporal.Instant, durationMinutes: number): Range => ({
  start,
  end: getBusyEnd(start.add({ minutes: durationMinutes })),
});

/** How a booking is created: by a checkout, or by the guide accepting a tour request. */
export type Origin = 'check_out' | 'accept_request';

/** Initial values of the columns that later transitions change. */
const FRESH = {
  status: 'pending',
  paidAt: null,
  addressProposal: null,
  driverLines: null,
  travelerPhone: null,
  guidePhone: null,
  notMetSince: null,
  notMetBy: null,
  travelerConfirmedStart: false,
  guideConfirmedStart: false,
  extensionCount: 0,
  extensionsUnpaid: 0,
  extension: 'none',
  extensionSince: null,
  cancelKind: null,
  endedAt: null,
  disputedAt: null,
  travelerConfirmedExtension: false,
  extensionMinutes: null,
  extensionPriceCents: null,
  acceptedAt: null,
  rejectReason: null,
  reason: null,
  settleAt: null,
  remindAt: null,
  ticketsRemindAt: null,
  hasProposals: false,
  changeProposalCount: 0,
  changeCount: 0,
  changedAt: null,
  earliestStart: null,
  changeDueAt: null,
  substitutionCount: 0,
  colleaguesDueAt: null,
  substituteAnswerBy: null,
  substitutedAt: null,
  refundFloorPercent: 0,
  refundCapPercent: 100,
  freeCancelUntil: null,
} as const;

type Draft = Omit<BookingRow, keyof typeof FRESH | 'id' | 'guidePreAccepted' | 'deadlineAt'>;

/** Returns the booking for this request, with the guide's terms, the current policy and the given itinerary. */
export const buildDraft = (
  travelerId: UserId,
  request: BookingRequest,
  terms: Pick<
    BookableTerms,
    'guideUserId' | 'timeZone' | 'hourlyPriceCents' | 'additionalPriceCents'
  > &
    Pick<BookingRow, 'itinerary'> & { instant?: boolean },
  price: Pick<TourPrice, 'totalCents' | 'depositCents'>,
  now: Temporal.Instant,
): Draft => {
  const { mealYen, transportYen, ticketsYen } = calculateSiteCosts(request.particulars);
  return {
    guideId: request.guideId,
    guideUserId: terms.guideUserId,
    travelerId,
    scheduledStart: request.start,
    scheduledEnd: request.start.add({ minutes: request.durationMinutes }),
    busy: getBusyRange(request.start, request.durationMinutes),
    timeZone: terms.timeZone,
    bookedMinutes: request.durationMinutes,
    travelers: request.travelers,
    services: [...request.serviceIds],
    itinerary: terms.itinerary,
    instant: terms.instant ?? false,
    ticketsBought: [],
    dayMarks: [],
    extraCosts: [],
    hourlyPriceCents: terms.hourlyPriceCents,
    additionalPriceCents: terms.additionalPriceCents,
    totalCents: price.totalCents,
    depositCents: price.depositCents,
    policy: CANCELLATION_POLICY,
    particulars: request.particulars,
    forOthers: request.lead !== undefined,
    mealYen,
    transportYen,
    ticketsYen,
    networkHash: request.network?.hash ?? null,
    createdAt: now,
  };
};

/** Returns the row of a new booking with its deadline, but without an ID. */
export const buildBookingRow = (draft: Draft, origin: Origin): Omit<BookingRow, 'id'> => {
  const fresh = { ...FRESH, ...draft, guidePreAccepted: origin === 'accept_request' };
  return { ...fresh, deadlineAt: findNextDueTransition(toFacts(fresh))?.at ?? null };
};

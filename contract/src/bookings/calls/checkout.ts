import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { SERVICES_MAX, TRAVELERS_MAX } from '../../guides/figures.ts';
import { Revision } from '../../guides/rates.ts';
import { Cents, GuideId, Instant, ItineraryId, Rmb, SubcategoryId } from '../../primitives.ts';
import { Booking } from '../entities.ts';
import { LeadTravelerSent } from '../lead-traveler.ts';
import { particularsSent } from '../particulars.ts';
import { Duration } from './params.ts';

/**
 * Books a tour and holds its slot for 15 minutes. The deposit is then paid through the payment endpoints.
 * `useWallet` first spends the wallet balance, on the whole deposit if it suffices. `totalPrice`,
 * `depositCents` and `itineraryRevision` are what the client displayed. If they are outdated, the call
 * returns PRICE_CHANGED or ITINERARY_CHANGED. Without `instant`, the guide answers after the payment; with
 * it, INSTANT_CHANGED is returned if the guide must answer after all.
 */
export const createBooking = call({
  method: 'POST',
  path: '/api/v2/bookings',
  summary: 'Book a guide, holding the slot until the deposit is paid',
  auth: 'required',
  body: z.strictObject({
    guideId: GuideId,
    scheduledStartTime: Instant,
    duration: Duration,
    travelers: z.int().check(z.minimum(1), z.maximum(TRAVELERS_MAX)),
    services: z.array(SubcategoryId).check(z.maxLength(SERVICES_MAX)),
    ...particularsSent,
    /** The chosen itinerary, one of the guide's. */
    itineraryId: z.optional(ItineraryId),
    itineraryRevision: z.optional(Revision),
    /** Set if the booker does not travel; the group composition is then required. */
    lead: z.optional(LeadTravelerSent),
    useWallet: z.optional(z.boolean()),
    /** True if the client displayed that the booking is confirmed as soon as it is paid. */
    instant: z.optional(z.boolean()),
    totalPrice: z.optional(Rmb),
    depositCents: z.optional(Cents),
  }),
  replies: { 201: Booking },
  errors: [
    'SELF_NOT_ALLOWED',
    'BLOCKED',
    'GUIDE_NOT_BOOKABLE',
    'SLOT_TAKEN',
    'SLOT_NOT_AVAILABLE',
    'START_TIME_INVALID',
    'DATE_OUT_OF_RANGE',
    'DURATION_NOT_OFFERED',
    'GROUP_SIZE_NOT_OFFERED',
    'SERVICE_NOT_OFFERED',
    'PARTICULARS_INVALID',
    'ADDRESS_ELSEWHERE',
    'ITINERARY_UNKNOWN',
    'ITINERARY_CHANGED',
    'INSTANT_CHANGED',
    'PRICE_CHANGED',
    'TOO_MANY_PENDING',
    'TOO_MANY_HOLDS',
    'TOO_MANY_BOOKINGS',
    'TOO_MANY_CANCELLATIONS',
    'GUIDE_BUSY',
  ],
  idempotency: 'required',
  limit: 'money',
});

/** Returns whether the caller can book instantly, with guides who offer that. */
export const getInstantEligibility = call({
  method: 'GET',
  path: '/api/v2/instant-eligibility',
  summary: 'Find out whether the caller can book guides instantly',
  auth: 'required',
  replies: { 200: z.object({ eligible: z.boolean() }) },
  errors: [],
  limit: 'read',
});

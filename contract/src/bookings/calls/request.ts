import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { SERVICES_MAX, TRAVELERS_MAX } from '../../guides/figures.ts';
import { Revision } from '../../guides/rates.ts';
import { SentMessage } from '../../messaging/entities.ts';
import {
  Cents,
  ConversationId,
  cursorPageSchema,
  cursorQuery,
  Instant,
  ItineraryId,
  idText,
  Rmb,
  SubcategoryId,
  text,
} from '../../primitives.ts';
import { PARTIES } from '../booking-facts.ts';
import { TourRequest } from '../entities.ts';
import { LeadTraveler, LeadTravelerSent } from '../lead-traveler.ts';
import { particularsSent } from '../particulars.ts';
import { REJECT_REASONS } from '../reject-reasons.ts';
import { PLAN_MAX, REQUEST_STATES } from '../tour-request.ts';
import { Duration, requestParams } from './params.ts';
import { REASON_MAX } from './reason.ts';

/**
 * Sends a tour request to the guide of this conversation and signs it for the traveler. It appears as its own kind of
 * message and holds no slot. `clientMessageId` makes the call idempotent, as for messages. `totalPrice`,
 * `depositCents` and `itineraryRevision` are what the client displayed. If they are outdated, the call returns
 * PRICE_CHANGED or ITINERARY_CHANGED.
 */
export const sendTourRequest = call({
  method: 'POST',
  path: '/api/conversations/:conversationId/tour-requests',
  summary: 'Send a tour request to a guide',
  auth: 'required',
  params: z.strictObject({ conversationId: idText(ConversationId) }),
  body: z.strictObject({
    clientMessageId: z.uuid().check(z.toLowerCase()),
    scheduledStartTime: Instant,
    duration: Duration,
    travelers: z.int().check(z.minimum(1), z.maximum(TRAVELERS_MAX)),
    services: z.array(SubcategoryId).check(z.maxLength(SERVICES_MAX)),
    ...particularsSent,
    /** One of the guide's itineraries. */
    itineraryId: z.optional(ItineraryId),
    itineraryRevision: z.optional(Revision),
    plan: z.optional(text(0, PLAN_MAX)),
    /** Set if the traveler books for another person. The group composition is then required. */
    lead: z.optional(LeadTravelerSent),
    totalPrice: z.optional(Rmb),
    depositCents: z.optional(Cents),
  }),
  replies: { 201: z.object({ request: TourRequest, message: SentMessage }) },
  errors: [
    'NOT_FOUND',
    'MESSAGE_ID_REUSED',
    'BLOCKED',
    'TOO_MANY_MESSAGES',
    'TOO_MANY_CONVERSATIONS',
    'OUT_OF_CREDITS',
    'TOO_MANY_OPEN_REQUESTS',
    'TOO_MANY_REQUESTS_SENT',
    'TOO_MANY_BOOKINGS',
    'TOO_MANY_CANCELLATIONS',
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
    'PRICE_CHANGED',
  ],
  limit: 'write',
});

/** Returns a tour request to both of its parties. Returns 404 to other users. */
export const getTourRequest = call({
  method: 'GET',
  path: '/api/v2/tour-requests/:id',
  summary: 'Get a tour request',
  auth: 'required',
  params: requestParams,
  replies: { 200: TourRequest },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/**
 * Lists the tour requests that the caller sent or received, newest first, optionally limited to one
 * conversation or one state.
 */
export const listTourRequests = call({
  method: 'GET',
  path: '/api/v2/tour-requests',
  summary: 'List your tour requests',
  auth: 'required',
  query: z.strictObject({
    ...cursorQuery(),
    conversationId: z.optional(idText(ConversationId)),
    state: z.optional(z.enum(REQUEST_STATES)),
    as: z.optional(z.enum(PARTIES)),
  }),
  replies: { 200: cursorPageSchema(TourRequest) },
  errors: [],
  limit: 'read',
});

/**
 * Returns the lead traveler of a tour request, like `getLeadTraveler` for a booking. Null if the traveler
 * books for themselves, and after the request has ended.
 */
export const getRequestLead = call({
  method: 'GET',
  path: '/api/v2/tour-requests/:id/lead-traveler',
  summary: 'Get the lead traveler of a tour request',
  auth: 'required',
  params: requestParams,
  replies: { 200: LeadTraveler },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/**
 * Signs the quote identified by its hash. The request becomes a booking that holds the slot and awaits its deposit.
 * Idempotent.
 */
export const acceptTourRequest = call({
  method: 'POST',
  path: '/api/v2/tour-requests/:id/accept',
  summary: 'Accept a tour request as its guide',
  auth: 'required',
  params: requestParams,
  body: z.strictObject({ quoteHash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  replies: { 200: TourRequest },
  errors: [
    'NOT_FOUND',
    'REQUEST_NOT_OPEN',
    'QUOTE_DIFFERS',
    'BLOCKED',
    'GUIDE_NOT_BOOKABLE',
    'SLOT_TAKEN',
    'WORK_PERMISSION_ENDS',
    'WORK_HOURS_EXCEEDED',
  ],
  idempotency: 'required',
  limit: 'money',
});

/** Rejects a tour request. The reason `other` requires a text, which is shown to the traveler. Idempotent. */
export const rejectTourRequest = call({
  method: 'POST',
  path: '/api/v2/tour-requests/:id/reject',
  summary: 'Reject a tour request as its guide',
  auth: 'required',
  params: requestParams,
  body: z.strictObject({
    rejectReason: z.enum(REJECT_REASONS),
    reason: z.optional(text(0, REASON_MAX)),
  }),
  replies: { 200: TourRequest },
  errors: ['NOT_FOUND', 'REQUEST_NOT_OPEN', 'REASON_REQUIRED'],
  limit: 'write',
});

/** Withdraws a tour request. Idempotent. */
export const withdrawTourRequest = call({
  method: 'POST',
  path: '/api/v2/tour-requests/:id/withdraw',
  summary: 'Withdraw a tour request as its traveler',
  auth: 'required',
  params: requestParams,
  replies: { 200: TourRequest },
  errors: ['NOT_FOUND', 'REQUEST_NOT_OPEN'],
  limit: 'write',
});

/** Returns the approximate exchange rate, for quotes that have not been sent yet. */
export const getExchangeRate = call({
  method: 'GET',
  path: '/api/v2/exchange-rate',
  summary: 'Get the exchange rate that quotes use',
  auth: 'none',
  replies: { 200: z.object({ jpyPerRmb: z.number() }) },
  errors: [],
  limit: 'read',
});

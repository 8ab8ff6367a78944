import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { StartTime } from '../../guides/entities.ts';
import { SERVICES_MAX, TRAVELERS_MAX } from '../../guides/figures.ts';
import { durationText } from '../../guides/query-values.ts';
import { Revision } from '../../guides/rates.ts';
import {
  BookingId,
  Cents,
  ChangeProposalId,
  Instant,
  ItineraryId,
  idText,
  PlainDate,
  Rmb,
  SubcategoryId,
} from '../../primitives.ts';
import { BookingDetail, ChangeTerms } from '../entities.ts';
import { GroupComposition } from '../particulars.ts';
import { bookingParams, Duration } from './params.ts';

const proposalParams = z.strictObject({
  id: idText(BookingId),
  proposalId: idText(ChangeProposalId),
});

/** The whole plan as proposed; a field that stays as booked is sent with the booking's value. */
const planSent = {
  scheduledStartTime: Instant,
  duration: Duration,
  travelers: z.int().check(z.minimum(1), z.maximum(TRAVELERS_MAX)),
  /** Required if the booking has a group composition and the number of travelers changes. */
  group: z.optional(GroupComposition),
  services: z.array(SubcategoryId).check(z.maxLength(SERVICES_MAX)),
  /**
   * One of the guide's itineraries, whose current version is copied; null for none. If absent, the
   * itinerary stays as agreed.
   */
  itineraryId: z.optional(z.nullable(ItineraryId)),
  /** The version of `itineraryId` that the client displayed. */
  itineraryRevision: z.optional(Revision),
};

const PLAN_ERRORS = [
  'NOT_FOUND',
  'INVALID_TRANSITION',
  'CHANGE_TOO_LATE',
  'CHANGE_PENDING',
  'SUBSTITUTION_PENDING',
  'TOO_MANY_CHANGES',
  'CHANGE_UNCHANGED',
  'PARTICULARS_INVALID',
  'GUIDE_NOT_BOOKABLE',
  'SLOT_TAKEN',
  'SLOT_NOT_AVAILABLE',
  'START_TIME_INVALID',
  'DATE_OUT_OF_RANGE',
  'DURATION_NOT_OFFERED',
  'GROUP_SIZE_NOT_OFFERED',
  'SERVICE_NOT_OFFERED',
  'ITINERARY_UNKNOWN',
  'ITINERARY_CHANGED',
  'WORK_PERMISSION_ENDS',
  'WORK_HOURS_EXCEEDED',
] as const;

/**
 * Lists the start times on a day to which the booking could be moved with this duration, ignoring the
 * booking's own slot.
 */
export const listChangeStarts = call({
  method: 'GET',
  path: '/api/v2/bookings/:id/change-starts',
  summary: 'List the start times to which a booking can be moved on a day',
  auth: 'required',
  params: bookingParams,
  query: z.strictObject({ date: PlainDate, duration: z.optional(durationText) }),
  replies: {
    200: z.object({
      timeZone: z.string(),
      date: PlainDate,
      /** The duration used, in hours. */
      duration: z.number(),
      data: z.array(StartTime),
    }),
  },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'DURATION_NOT_OFFERED'],
  limit: 'read',
});

/** Returns what a change would cost, after the same checks as for proposing it. Holds and stores nothing. */
export const previewChange = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/change-preview',
  summary: 'Get the price and consequences of a change before proposing it',
  auth: 'required',
  params: bookingParams,
  body: z.strictObject(planSent),
  replies: { 200: ChangeTerms },
  errors: PLAN_ERRORS,
  limit: 'write',
});

/**
 * Proposes a change to the other party and holds the new time; replaces the caller's own open proposal.
 * `totalPrice` and `depositCents` are what the client displayed. If they are outdated, returns
 * PRICE_CHANGED.
 */
export const proposeChange = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/change-proposals',
  summary: 'Propose a change of a booking to the other party',
  auth: 'required',
  params: bookingParams,
  body: z.strictObject({
    ...planSent,
    totalPrice: z.optional(Rmb),
    depositCents: z.optional(Cents),
  }),
  replies: { 200: BookingDetail },
  errors: [...PLAN_ERRORS, 'PRICE_CHANGED'],
  idempotency: 'required',
  limit: 'money',
});

/**
 * Accepts a change proposal. It takes effect immediately or, if the traveler must first pay a difference in
 * deposit, once `payChange` has been paid. Idempotent.
 */
export const acceptChange = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/change-proposals/:proposalId/accept',
  summary: 'Accept a change proposal of the other party',
  auth: 'required',
  params: proposalParams,
  replies: { 200: BookingDetail },
  errors: [
    'NOT_FOUND',
    'CHANGE_NOT_OPEN',
    'USER_TYPE_MISMATCH',
    'SLOT_NOT_AVAILABLE',
    'WORK_PERMISSION_ENDS',
    'WORK_HOURS_EXCEEDED',
  ],
  idempotency: 'required',
  limit: 'money',
});

/** Declines a change proposal. Idempotent. */
export const declineChange = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/change-proposals/:proposalId/decline',
  summary: 'Decline a change proposal of the other party',
  auth: 'required',
  params: proposalParams,
  replies: { 200: BookingDetail },
  errors: ['NOT_FOUND', 'CHANGE_NOT_OPEN', 'USER_TYPE_MISMATCH'],
  limit: 'write',
});

/** Withdraws one's own open proposal or, as the traveler, one that awaits payment. Idempotent. */
export const withdrawChange = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/change-proposals/:proposalId/withdraw',
  summary: 'Withdraw a change proposal',
  auth: 'required',
  params: proposalParams,
  replies: { 200: BookingDetail },
  errors: ['NOT_FOUND', 'CHANGE_NOT_OPEN', 'USER_TYPE_MISMATCH'],
  limit: 'write',
});

import * as z from 'zod/mini';
import { call } from '../call.ts';
import {
  BookingId,
  cursorPageSchema,
  cursorQuery,
  GuideId,
  idText,
  ReviewId,
  ShoppingCaseId,
  text,
  UserId,
} from '../primitives.ts';
import {
  GuideReview,
  OwnReview,
  OwnShoppingAnswers,
  ReviewStatus,
  ReviewType,
  ShoppingAnswersSent,
  ShoppingCase,
  StaffReview,
  Stars,
  Tags,
  TravelerReviews,
} from './entities.ts';
import { ANSWER_MAX, CONTENT_MAX, HIDE_REASON_MAX } from './fields.ts';

/**
 * Lists the public reviews of a guide, newest first, as a bare array (docs/product/pages.md, "Lists").
 * Returns at most 200.
 */
export const getGuideReviews = call({
  method: 'GET',
  path: '/api/v2/reviews/guides/:guideId',
  summary: "List a guide's public reviews",
  auth: 'optional',
  params: z.strictObject({ guideId: idText(GuideId) }),
  replies: { 200: z.array(GuideReview) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** Lists the 20 latest reviews of a traveler, for the traveler and for guides they have booked. */
export const getTravelerReviews = call({
  method: 'GET',
  path: '/api/v2/reviews/travelers/:userId',
  summary: "List guides' reviews of a traveler",
  auth: 'required',
  params: z.strictObject({ userId: idText(UserId) }),
  replies: { 200: TravelerReviews },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

export const getReviewEligibility = call({
  method: 'GET',
  path: '/api/v2/reviews/bookings/:id/eligibility',
  summary: 'Get whether you can review a booking, and the state of its reviews',
  auth: 'required',
  params: z.strictObject({ id: idText(BookingId) }),
  replies: { 200: ReviewStatus },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** Maximum number of bookings per call. */
export const STANDINGS_MAX = 100;

/** One ID, or several with a repeated key. */
const bookingIdsText = z.pipe(
  z.union([z.string(), z.array(z.string()).check(z.maxLength(STANDINGS_MAX))]),
  z.pipe(
    z.transform((value: string | string[]) => (typeof value === 'string' ? [value] : value)),
    z.array(idText(BookingId)),
  ),
);

/** Like `getReviewEligibility`, for many bookings in one call. Other users' bookings are omitted. */
export const listReviewStandings = call({
  method: 'GET',
  path: '/api/v2/reviews/bookings',
  summary: 'Get the review states of several bookings',
  auth: 'required',
  query: z.strictObject({ bookingId: bookingIdsText }),
  replies: { 200: z.object({ data: z.array(ReviewStatus) }) },
  errors: [],
  limit: 'read',
});

/**
 * Submits the caller's review of a booking, which can be reviewed only once. `type`, `fromUserId` and
 * `toUserId` must match the booking, and a review of a traveler has no tags. Idempotent.
 */
export const submitReview = call({
  method: 'POST',
  path: '/api/v2/reviews',
  summary: 'Review a completed booking as its traveler or guide',
  auth: 'required',
  body: z.strictObject({
    bookingId: BookingId,
    type: ReviewType,
    fromUserId: UserId,
    toUserId: UserId,
    rating: Stars,
    content: z.optional(text(0, CONTENT_MAX)),
    /** Only in a review of a guide. Repeated tags count once. */
    tags: z.optional(Tags),
    /** Only in a review of a guide: the traveler's answers to the questions about shopping. */
    shopping: z.optional(ShoppingAnswersSent),
  }),
  replies: { 201: OwnReview },
  errors: [
    'NOT_FOUND',
    'REVIEW_CLAIM_WRONG',
    'REVIEW_NOT_POSSIBLE',
    'ALREADY_REVIEWED',
    'SHOPPING_ANSWERED',
    'CONTACT_NOT_ALLOWED',
  ],
  limit: 'write',
});

/**
 * Answers the questions about shopping on a completed booking without a review, as its traveler. The answers
 * cannot be changed. Idempotent.
 */
export const answerShopping = call({
  method: 'POST',
  path: '/api/v2/reviews/bookings/:id/shopping',
  summary: 'Answer the questions about shopping on a completed booking, as its traveler',
  auth: 'required',
  params: z.strictObject({ id: idText(BookingId) }),
  body: ShoppingAnswersSent,
  replies: { 201: OwnShoppingAnswers },
  errors: ['NOT_FOUND', 'REVIEW_NOT_POSSIBLE', 'SHOPPING_ANSWERED'],
  limit: 'write',
});

/** Publishes the guide's reply to a public review; a review can have only one. Idempotent. */
export const answerReview = call({
  method: 'POST',
  path: '/api/v2/reviews/:id/answer',
  summary: 'Reply to a public review as the guide',
  auth: 'required',
  params: z.strictObject({ id: idText(ReviewId) }),
  body: z.strictObject({ content: text(1, ANSWER_MAX) }),
  replies: { 200: GuideReview },
  errors: ['NOT_FOUND', 'ALREADY_ANSWERED', 'ANSWER_OVER', 'CONTACT_NOT_ALLOWED'],
  limit: 'write',
});

/** Lists reviews for staff: all or hidden ones newest first, those being checked oldest first. */
export const listStaffReviews = call({
  method: 'GET',
  path: '/api/v2/staff/reviews',
  summary: 'List reviews in every state',
  auth: 'staff',
  query: z.strictObject({
    ...cursorQuery(),
    show: z._default(z.enum(['all', 'checked', 'hidden']), 'all'),
  }),
  replies: { 200: cursorPageSchema(StaffReview) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** Hides a review, or shows it again. Has no effect if it already is in the requested state. */
export const hideReview = call({
  method: 'POST',
  path: '/api/v2/staff/reviews/:id/hide',
  summary: 'Hide a review, with a reason',
  auth: 'staff',
  params: z.strictObject({ id: idText(ReviewId) }),
  body: z.strictObject({ reason: text(1, HIDE_REASON_MAX) }),
  replies: { 200: StaffReview },
  errors: ['NOT_FOUND', 'OWN_CASE'],
  limit: 'write',
});

/**
 * Ends the staff check of a review, which is then published like any other. Has no effect on a review that
 * is not being checked.
 */
export const releaseReview = call({
  method: 'POST',
  path: '/api/v2/staff/reviews/:id/release',
  summary: 'Release a review that waits for a check, with a reason',
  auth: 'staff',
  params: z.strictObject({ id: idText(ReviewId) }),
  body: z.strictObject({ reason: text(1, HIDE_REASON_MAX) }),
  replies: { 200: StaffReview },
  errors: ['NOT_FOUND', 'OWN_CASE'],
  limit: 'write',
});

/** Lists the cases about shopping for staff: waiting ones oldest first, closed ones newest first. */
export const listShoppingCases = call({
  method: 'GET',
  path: '/api/v2/staff/shopping',
  summary: 'List the cases about shopping',
  auth: 'staff',
  query: z.strictObject({
    ...cursorQuery(),
    show: z._default(z.enum(['waiting', 'closed']), 'waiting'),
  }),
  replies: { 200: cursorPageSchema(ShoppingCase) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** Closes a case about shopping with a note. Has no effect on a closed case. */
export const closeShoppingCase = call({
  method: 'POST',
  path: '/api/v2/staff/shopping/:id/close',
  summary: 'Close a case about shopping, with a note',
  auth: 'staff',
  params: z.strictObject({ id: idText(ShoppingCaseId) }),
  body: z.strictObject({ reason: text(1, HIDE_REASON_MAX) }),
  replies: { 200: ShoppingCase },
  errors: ['NOT_FOUND', 'OWN_CASE'],
  limit: 'write',
});

export const showReview = call({
  method: 'POST',
  path: '/api/v2/staff/reviews/:id/show',
  summary: 'Show a hidden review again, with a reason',
  auth: 'staff',
  params: z.strictObject({ id: idText(ReviewId) }),
  body: z.strictObject({ reason: text(1, HIDE_REASON_MAX) }),
  replies: { 200: StaffReview },
  errors: ['NOT_FOUND', 'OWN_CASE'],
  limit: 'write',
});

import * as z from 'zod/mini';
import { Bytes, call } from '../call.ts';
import { AnyFileIds, FileIds } from '../files/entities.ts';
import { SERVICES_MAX, TRAVELERS_MAX } from '../guides/tour-limits.ts';
import { SentMessage } from '../messaging/entities.ts';
import { PAYER_MAX } from '../payments/calls.ts';
import { DISPUTE_OUTCOMES } from '../payments/dispute-split.ts';
import { TransactionData } from '../payments/entities.ts';
import { PaymentMethod } from '../payments/methods.ts';
import {
  BookingId,
  Cents,
  ConversationId,
  cursorPageOf,
  cursorQuery,
  EmergencyClaimId,
  GuideId,
  Instant,
  ItineraryId,
  idText,
  intText,
  PaymentProofId,
  PlainDate,
  Rmb,
  SubcategoryId,
  TimeZone,
  TourRequestId,
  text,
  UserId,
} from '../primitives.ts';
import { PARTIES } from './booking-facts.ts';
import { CalendarFeed, FEED_KEY } from './calendar-feed.ts';
import { DriverLines } from './driver-lines.ts';
import { CLAIM_WORDS_MAX } from './emergency-claim.ts';
import {
  Booking,
  BookingDetail,
  DisputeCase,
  DisputeListed,
  EmergencyClaimCase,
  EmergencyClaimPage,
  ExtensionHours,
  ExtensionOffer,
  PaymentProofs,
  RefundQuote,
  SignedQuote,
  StartCode,
  StartCodeAnswer,
  TourRequest,
} from './entities.ts';
import { LeadTraveler, LeadTravelerSent, TravelersLink, TravelersPage } from './lead-traveler.ts';
import { ADDRESS_PROPOSALS_MAX } from './meeting-point.ts';
import { particularsSent } from './particulars.ts';
import { REJECT_REASONS } from './reject-reasons.ts';
import { START_CODE } from './start-code.ts';
import { BOOKING_STATUSES } from './statuses.ts';
import { PLAN_MAX, REQUEST_STATES } from './tour-request.ts';

/** The longest reason, in code points. */
export const REASON_MAX = 500;

const bookingParams = z.strictObject({ id: idText(BookingId) });

/** Hours in halves; the guide's own minimum and maximum are checked by the server. */
const Duration = z.number().check(z.multipleOf(0.5), z.minimum(0.5), z.maximum(24));

/**
 * Checkout: holds the slot for 15 minutes. The deposit is paid with the call of payments;
 * `useWallet` spends the balance on it first, and a balance that covers it whole pays it.
 * `totalPrice` and `depositCents` are claims: refused with PRICE_CHANGED when they differ.
 */
export const createBooking = call({
  method: 'POST',
  path: '/api/v2/bookings',
  summary: 'Book a guide: the slot is held until the deposit is paid',
  auth: 'required',
  body: z.strictObject({
    guideId: GuideId,
    scheduledStartTime: Instant,
    duration: Duration,
    travelers: z.int().check(z.minimum(1), z.maximum(TRAVELERS_MAX)),
    services: z.array(SubcategoryId).check(z.maxLength(SERVICES_MAX)),
    ...particularsSent,
    /** Where the booker does not travel; the group by age has to be named then. */
    lead: z.optional(LeadTravelerSent),
    useWallet: z.optional(z.boolean()),
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
    'PRICE_CHANGED',
    'TOO_MANY_PENDING',
    'TOO_MANY_HOLDS',
    'GUIDE_BUSY',
  ],
  idempotency: 'required',
  limit: 'money',
});

const requestParams = z.strictObject({ id: idText(TourRequestId) });

/**
 * A traveler's request to the guide of this conversation, signed by sending it: it stands there as a
 * message of its own kind and holds no slot. `clientMessageId` as in sending any message: the same again
 * answers the same. `totalPrice` and `depositCents` are claims: PRICE_CHANGED when they differ.
 */
export const sendTourRequest = call({
  method: 'POST',
  path: '/api/conversations/:conversationId/tour-requests',
  summary: 'Send a tour request to a guide, as the traveler',
  auth: 'required',
  params: z.strictObject({ conversationId: idText(ConversationId) }),
  body: z.strictObject({
    clientMessageId: z.uuid().check(z.toLowerCase()),
    scheduledStartTime: Instant,
    duration: Duration,
    travelers: z.int().check(z.minimum(1), z.maximum(TRAVELERS_MAX)),
    services: z.array(SubcategoryId).check(z.maxLength(SERVICES_MAX)),
    ...particularsSent,
    /** One of the guide's own. */
    itineraryId: z.optional(ItineraryId),
    plan: z.optional(text(0, PLAN_MAX)),
    /** Where the traveler books for somebody else; the group by age has to be named then. */
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
    'GUIDE_NOT_BOOKABLE',
    'SLOT_TAKEN',
    'SLOT_NOT_AVAILABLE',
    'START_TIME_INVALID',
    'DATE_OUT_OF_RANGE',
    'DURATION_NOT_OFFERED',
    'GROUP_SIZE_NOT_OFFERED',
    'SERVICE_NOT_OFFERED',
    'PARTICULARS_INVALID',
    'ITINERARY_UNKNOWN',
    'PRICE_CHANGED',
  ],
  limit: 'write',
});

/** For its two people; somebody else's is a 404. */
export const getTourRequest = call({
  method: 'GET',
  path: '/api/v2/tour-requests/:id',
  summary: 'One tour request',
  auth: 'required',
  params: requestParams,
  replies: { 200: TourRequest },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** One's own on either side, the newest first; of one conversation, or in one state, where named. */
export const listTourRequests = call({
  method: 'GET',
  path: '/api/v2/tour-requests',
  summary: "One's tour requests, sent or received",
  auth: 'required',
  query: z.strictObject({
    ...cursorQuery(),
    conversationId: z.optional(idText(ConversationId)),
    state: z.optional(z.enum(REQUEST_STATES)),
    as: z.optional(z.enum(PARTIES)),
  }),
  replies: { 200: cursorPageOf(TourRequest) },
  errors: [],
  limit: 'read',
});

/** Like `getLeadTraveler`; there is none where nobody else travels, and once the request has ended. */
export const getRequestLead = call({
  method: 'GET',
  path: '/api/v2/tour-requests/:id/lead-traveler',
  summary: 'For whom a tour is requested',
  auth: 'required',
  params: requestParams,
  replies: { 200: LeadTraveler },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/**
 * Signs the quote named by its hash: the request becomes a booking that waits for its deposit, with the
 * slot held. Accepting again answers the same.
 */
export const acceptTourRequest = call({
  method: 'POST',
  path: '/api/v2/tour-requests/:id/accept',
  summary: 'Accept a tour request, as its guide',
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
  ],
  idempotency: 'required',
  limit: 'money',
});

/** `other` needs words; the traveler reads them. Rejecting again answers the same. */
export const rejectTourRequest = call({
  method: 'POST',
  path: '/api/v2/tour-requests/:id/reject',
  summary: 'Reject a tour request, as its guide',
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

/** Withdrawing again answers the same. */
export const withdrawTourRequest = call({
  method: 'POST',
  path: '/api/v2/tour-requests/:id/withdraw',
  summary: 'Withdraw a tour request, as its traveler',
  auth: 'required',
  params: requestParams,
  replies: { 200: TourRequest },
  errors: ['NOT_FOUND', 'REQUEST_NOT_OPEN'],
  limit: 'write',
});

/** What the other currency is worth roughly, for the lines of a quote before it is sent. */
export const getExchangeRate = call({
  method: 'GET',
  path: '/api/v2/exchange-rate',
  summary: 'The rate by which quotes name the other currency',
  auth: 'none',
  replies: { 200: z.object({ jpyPerRmb: z.number() }) },
  errors: [],
  limit: 'read',
});

/** For its two people and staff. Null of bookings made before quotes were signed. */
export const getBookingQuote = call({
  method: 'GET',
  path: '/api/v2/bookings/:id/quote',
  summary: 'The quote that both sides of a booking signed',
  auth: 'required',
  params: bookingParams,
  replies: { 200: z.object({ quote: z.nullable(SignedQuote) }) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/**
 * The trip sheet as a PDF, for its two people (docs/product/trip-sheets.md). `timeZone`: the reader's,
 * beside the tour's.
 */
export const getBookingSheet = call({
  method: 'GET',
  path: '/api/v2/bookings/:id/trip-sheet',
  summary: 'The trip sheet of a booking, as a PDF in both languages',
  auth: 'required',
  params: bookingParams,
  query: z.strictObject({ timeZone: z.optional(TimeZone) }),
  replies: { 200: Bytes },
  errors: ['NOT_FOUND', 'BUSY'],
  limit: 'check',
});

const bookingList = z.object({ data: z.array(Booking) });

/** A traveler's bookings in tab order; another person's list is a 404. */
export const listTravelerBookings = call({
  method: 'GET',
  path: '/api/v2/bookings-new/traveler/:userId',
  summary: "A traveler's bookings",
  auth: 'required',
  params: z.strictObject({ userId: idText(UserId) }),
  replies: { 200: bookingList },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** The requests and tours of the guide with this user id, in tab order; another's is a 404. */
export const listGuideBookings = call({
  method: 'GET',
  path: '/api/v2/bookings-new/guide/:userId',
  summary: "A guide's requests and tours",
  auth: 'required',
  params: z.strictObject({ userId: idText(UserId) }),
  replies: { 200: bookingList },
  errors: ['NOT_FOUND', 'NOT_A_GUIDE'],
  limit: 'read',
});

export const getBooking = call({
  method: 'GET',
  path: '/api/v2/bookings/:id',
  summary: 'One booking with its story',
  auth: 'required',
  params: bookingParams,
  replies: { 200: BookingDetail },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** The exact refund of cancelling now, for the confirmation. */
export const getRefundQuote = call({
  method: 'GET',
  path: '/api/v2/bookings/:id/refund-quote',
  summary: 'What cancelling now gives back',
  auth: 'required',
  params: bookingParams,
  replies: { 200: RefundQuote },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  limit: 'read',
});

/**
 * Moves a booking as the table of statuses allows the caller (docs/product/bookings.md, "The table
 * of statuses"): `cancelled`, `start_confirmed` (the caller confirms the start), `completed`. Anything
 * else is INVALID_TRANSITION with the current status. `expectedRefundCents` is what the caller was
 * shown.
 */
export const updateBookingStatus = call({
  method: 'PATCH',
  path: '/api/bookings/:id/status',
  summary: 'Cancel a booking, confirm its start or complete it, as its table allows',
  auth: 'required',
  params: bookingParams,
  body: z.strictObject({
    status: z.enum(BOOKING_STATUSES),
    reason: z.optional(text(0, REASON_MAX)),
    expectedRefundCents: z.optional(Cents),
  }),
  replies: { 200: BookingDetail },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'REFUND_CHANGED'],
  idempotency: 'optional',
  limit: 'money',
});

/**
 * Which side confirms the start or an extension. A claim: USER_TYPE_MISMATCH for the other side's.
 */
export const userTypeClaim = z.strictObject({ userType: z.enum(PARTIES) });

/**
 * Confirms the start for the caller's side: `ongoing` once both have, before that whatever the
 * booking waits in. Confirming again what one confirmed oneself answers 200.
 */
export const confirmStart = call({
  method: 'PATCH',
  path: '/api/bookings/:id/confirm-start',
  summary: 'Confirm that the tour starts, as its traveler or its guide',
  auth: 'required',
  params: bookingParams,
  body: userTypeClaim,
  replies: { 200: BookingDetail },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'USER_TYPE_MISMATCH'],
  limit: 'write',
});

/** This side's own: from the guide's acceptance until the tour starts or ends. */
export const getStartCode = call({
  method: 'GET',
  path: '/api/v2/bookings/:id/start-code',
  summary: "The secret of one's own start code, for the app to compute it without a network",
  auth: 'required',
  params: bookingParams,
  replies: { 200: StartCode },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  limit: 'read',
});

/**
 * The other side's start code, as it was entered at `enteredAt`: confirms the start for both. One that
 * does not count is kept as evidence, and `reason` says why. The Idempotency-Key is the entry's own id.
 */
export const enterStartCode = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/start-code-entries',
  summary: "Enter the other side's start code, also long after it was read",
  auth: 'required',
  params: bookingParams,
  body: z.strictObject({
    code: z.string().check(z.regex(START_CODE)),
    enteredAt: Instant,
  }),
  replies: { 200: StartCodeAnswer },
  errors: ['NOT_FOUND', 'TOO_MANY_CODES'],
  idempotency: 'required',
  limit: 'write',
});

/**
 * The side that confirmed the start reports that the other did not come: the booking ends, its money
 * waits until the other can no longer contest it. Reporting again answers 200.
 */
export const reportNoShow = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/report-no-show',
  summary: 'Report that the other side did not show up',
  auth: 'required',
  params: bookingParams,
  body: z.strictObject({ reason: z.optional(text(0, REASON_MAX)) }),
  replies: { 200: BookingDetail },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  idempotency: 'required',
  limit: 'money',
});

export const acceptBooking = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/accept',
  summary: 'Accept a paid request, as its guide',
  auth: 'required',
  params: bookingParams,
  replies: { 200: BookingDetail },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  limit: 'write',
});

/** `other` needs words; the traveler reads them. */
export const rejectBooking = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/reject',
  summary: 'Reject a paid request, as its guide: everything is refunded',
  auth: 'required',
  params: bookingParams,
  body: z.strictObject({
    rejectReason: z.enum(REJECT_REASONS),
    reason: z.optional(text(0, REASON_MAX)),
  }),
  replies: { 200: BookingDetail },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'REASON_REQUIRED'],
  idempotency: 'required',
  limit: 'money',
});

/** Which extensions are possible now and what each costs: what the dialog shows. */
export const getExtensionOffer = call({
  method: 'GET',
  path: '/api/v2/bookings/:id/extension-offer',
  summary: 'What an extension could be, as the traveler',
  auth: 'required',
  params: bookingParams,
  replies: { 200: ExtensionOffer },
  errors: [
    'NOT_FOUND',
    'INVALID_TRANSITION',
    'EXTENSION_LIMIT_REACHED',
    'TOO_MANY_UNPAID_EXTENSIONS',
  ],
  limit: 'read',
});

/** `extensionPrice` is a claim: refused with PRICE_CHANGED and the right one when it differs. */
export const requestExtension = call({
  method: 'POST',
  path: '/api/bookings/:id/request-extension',
  summary: 'Ask for more time, as the traveler: the longer time is held until the fee is paid',
  auth: 'required',
  params: bookingParams,
  body: z.strictObject({ extensionHours: ExtensionHours, extensionPrice: Rmb }),
  replies: { 200: BookingDetail },
  errors: [
    'NOT_FOUND',
    'INVALID_TRANSITION',
    'EXTENSION_LIMIT_REACHED',
    'TOO_MANY_UNPAID_EXTENSIONS',
    'EXTENSION_NOT_POSSIBLE',
    'PRICE_CHANGED',
  ],
  idempotency: 'optional',
  limit: 'money',
});

export const withdrawExtension = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/withdraw-extension',
  summary: 'Withdraw an extension that is not paid, as the traveler',
  auth: 'required',
  params: bookingParams,
  replies: { 200: BookingDetail },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  limit: 'write',
});

/** Of a card only these; its number never comes here. */
const PaymentDetails = z.union([
  z.strictObject({
    lastFourDigits: z.string().check(z.regex(/^\d{4}$/)),
    cardHolder: text(1, PAYER_MAX),
  }),
  z.strictObject({ account: text(1, PAYER_MAX) }),
  z.strictObject({ wechatId: text(1, PAYER_MAX) }),
]);

/**
 * Says that a fee was paid. Every claim is compared with what the provider itself says of that
 * transaction, and none is believed: PAYMENT_NOT_CONFIRMED names the first that differs.
 */
export const reportExtensionPayment = call({
  method: 'PATCH',
  path: '/api/bookings/:id/extension-payment',
  summary: 'Tell that the fee of an extension was paid, as the traveler',
  auth: 'required',
  params: bookingParams,
  body: z.strictObject({
    paid: z.boolean(),
    paymentMethod: PaymentMethod,
    transactionData: TransactionData,
    paymentDetails: PaymentDetails,
  }),
  replies: { 200: BookingDetail },
  errors: ['NOT_FOUND', 'PAYMENT_NOT_CONFIRMED', 'EXTENSION_ENDED'],
  idempotency: 'optional',
  limit: 'money',
});

/** The guide first, then the traveler; `userType` is a claim that is checked. */
export const confirmExtension = call({
  method: 'PATCH',
  path: '/api/bookings/:id/confirm-extension',
  summary: 'Agree to an extension, as either side',
  auth: 'required',
  params: bookingParams,
  body: userTypeClaim,
  replies: { 200: BookingDetail },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'USER_TYPE_MISMATCH'],
  idempotency: 'optional',
  limit: 'write',
});

export const declineExtension = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/decline-extension',
  summary: 'Decline a paid extension, as its guide: the fee is refunded',
  auth: 'required',
  params: bookingParams,
  replies: { 200: BookingDetail },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  idempotency: 'required',
  limit: 'money',
});

const proposalParams = z.strictObject({
  id: idText(BookingId),
  number: intText(1, ADDRESS_PROPOSALS_MAX),
});

/** Takes the place of an open proposal, whoever made that one. */
export const proposeAddress = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/address-proposals',
  summary: 'Suggest another meeting point to the other side',
  auth: 'required',
  params: bookingParams,
  body: z.strictObject({
    meetingAddress: particularsSent.meetingAddress,
    meetingPostalCode: particularsSent.meetingPostalCode,
  }),
  replies: { 200: BookingDetail },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'ADDRESS_UNCHANGED', 'TOO_MANY_PROPOSALS'],
  limit: 'write',
});

export const acceptAddress = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/address-proposals/:number/accept',
  summary: 'Accept the meeting point that the other side suggested',
  auth: 'required',
  params: proposalParams,
  replies: { 200: BookingDetail },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'PROPOSAL_CHANGED', 'OWN_PROPOSAL'],
  limit: 'write',
});

/** The other side declines it; its own side takes it back. */
export const declineAddress = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/address-proposals/:number/decline',
  summary: 'Keep the meeting point as it is',
  auth: 'required',
  params: proposalParams,
  replies: { 200: BookingDetail },
  errors: ['NOT_FOUND', 'PROPOSAL_CHANGED'],
  limit: 'write',
});

/** Both sides, while the address can be changed; the same again answers the same. */
export const fillDriverLines = call({
  method: 'PUT',
  path: '/api/v2/bookings/:id/driver-lines',
  summary: "Fill in the lines of the driver's card that no postal code knows",
  auth: 'required',
  params: bookingParams,
  /** With the address that they are about: at another one they would mislead. */
  body: z.strictObject({
    ...DriverLines.shape,
    meetingAddress: particularsSent.meetingAddress,
    /** What was there when they were typed. */
    before: DriverLines,
  }),
  replies: { 200: BookingDetail },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'ADDRESS_CHANGED', 'DRIVER_LINES_CHANGED'],
  limit: 'write',
});

/** Its two people and staff; guide and staff read the warnings. */
export const getPaymentProofs = call({
  method: 'GET',
  path: '/api/v2/bookings/:id/payment-proof',
  summary: 'The proofs that the balance was paid in person',
  auth: 'required',
  params: bookingParams,
  replies: { 200: PaymentProofs },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** Amount and day are the uploader's word, checked: docs/product/bookings.md, "Payment proofs". */
export const uploadPaymentProof = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/payment-proof',
  summary: 'Show that the balance was paid, as the traveler',
  auth: 'required',
  params: bookingParams,
  body: z.strictObject({ amountCents: Cents, paidOn: PlainDate, fileIds: FileIds }),
  replies: { 200: PaymentProofs },
  errors: [
    'NOT_FOUND',
    'PROOF_NOT_TAKEN',
    'PROOF_AMOUNT_DIFFERS',
    'PROOF_DAY_OUTSIDE',
    'FILES_UNKNOWN',
  ],
  limit: 'write',
});

const proofParams = z.strictObject({ id: idText(BookingId), proofId: idText(PaymentProofId) });

export const verifyPaymentProof = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/payment-proof/:proofId/verify',
  summary: 'Say that the balance was paid, as the guide',
  auth: 'required',
  params: proofParams,
  replies: { 200: PaymentProofs },
  errors: ['NOT_FOUND', 'PROOF_ANSWERED'],
  limit: 'write',
});

export const returnPaymentProof = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/payment-proof/:proofId/return',
  summary: 'Return a payment proof with a reason, as the guide',
  auth: 'required',
  params: proofParams,
  body: z.strictObject({ reason: text(1, REASON_MAX) }),
  replies: { 200: PaymentProofs },
  errors: ['NOT_FOUND', 'PROOF_ANSWERED'],
  limit: 'write',
});

/** The longest story that a side tells in a dispute, and the longest decision, in code points. */
export const DISPUTE_WORDS_MAX = 2000;
const DisputeWords = text(0, DISPUTE_WORDS_MAX);

/**
 * Opens the one dispute a booking can have: its money is frozen until staff decides. Contesting a
 * reported no-show is the same. Opening again what one opened oneself answers 200.
 */
export const openDispute = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/dispute',
  summary: 'Open a dispute, or contest a no-show',
  auth: 'required',
  params: bookingParams,
  body: z.strictObject({ reason: DisputeWords, fileIds: z.optional(AnyFileIds) }),
  replies: { 200: BookingDetail },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'REASON_REQUIRED', 'FILES_UNKNOWN'],
  idempotency: 'required',
  limit: 'money',
});

/** The other side's own story, once, while nothing is decided. */
export const answerDispute = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/dispute/answer',
  summary: 'Tell your side of a dispute that the other opened',
  auth: 'required',
  params: bookingParams,
  body: z.strictObject({ statement: DisputeWords, fileIds: z.optional(AnyFileIds) }),
  replies: { 200: BookingDetail },
  errors: [
    'NOT_FOUND',
    'INVALID_TRANSITION',
    'REASON_REQUIRED',
    'DISPUTE_ANSWERED',
    'FILES_UNKNOWN',
  ],
  limit: 'write',
});

/** Undecided ones with the longest waiting first, decided ones with the latest. */
export const listDisputes = call({
  method: 'GET',
  path: '/api/v2/staff/disputes',
  summary: 'Disputes to decide, or decided',
  auth: 'staff',
  query: z.strictObject({
    ...cursorQuery(),
    state: z._default(z.enum(['open', 'decided']), 'open'),
  }),
  replies: { 200: cursorPageOf(DisputeListed) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

export const getDisputeCase = call({
  method: 'GET',
  path: '/api/v2/staff/disputes/:id',
  summary: "A booking's dispute, as staff decides it",
  auth: 'staff',
  params: bookingParams,
  replies: { 200: DisputeCase },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** `refundCents` is what goes back to the traveler, of all that was paid online and confirmed. */
export const decideDispute = call({
  method: 'POST',
  path: '/api/v2/staff/disputes/:id/decide',
  summary: 'Decide a dispute',
  auth: 'staff',
  params: bookingParams,
  body: z.strictObject({
    outcome: z.enum(DISPUTE_OUTCOMES),
    refundCents: Cents,
    reason: DisputeWords,
  }),
  replies: { 200: DisputeCase },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'OWN_CASE', 'REASON_REQUIRED', 'REFUND_TOO_HIGH'],
  idempotency: 'required',
  limit: 'money',
});

/** For the traveler alone. */
export const getEmergencyClaim = call({
  method: 'GET',
  path: '/api/v2/bookings/:id/emergency-claim',
  summary: 'What an emergency would give back, and the claim of one',
  auth: 'required',
  params: bookingParams,
  replies: { 200: EmergencyClaimPage },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** Once a booking, with a document; the kept money waits for the decision. */
export const claimEmergency = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/emergency-claim',
  summary: 'Claim a documented emergency, as the traveler',
  auth: 'required',
  params: bookingParams,
  body: z.strictObject({ words: text(1, CLAIM_WORDS_MAX), fileIds: FileIds }),
  replies: { 200: EmergencyClaimPage },
  errors: ['NOT_FOUND', 'CLAIM_NOT_TAKEN', 'FILES_UNKNOWN'],
  idempotency: 'required',
  limit: 'money',
});

/** Oldest first. */
export const listEmergencyClaims = call({
  method: 'GET',
  path: '/api/v2/staff/emergency-claims',
  summary: 'Claims of emergencies that wait for a decision',
  auth: 'staff',
  replies: { 200: z.object({ data: z.array(EmergencyClaimCase) }) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

export const decideEmergencyClaim = call({
  method: 'POST',
  path: '/api/v2/staff/emergency-claims/:id/decide',
  summary: 'Accept or reject a claim of an emergency',
  auth: 'staff',
  params: z.strictObject({ id: idText(EmergencyClaimId) }),
  body: z.strictObject({ accept: z.boolean(), reason: text(1, REASON_MAX) }),
  replies: { 200: EmergencyClaimCase },
  errors: ['NOT_FOUND', 'CLAIM_DECIDED', 'OWN_CASE'],
  idempotency: 'required',
  limit: 'money',
});

/** For the booker and the guide. Once it is erased, and where nobody else travels, there is none. */
export const getLeadTraveler = call({
  method: 'GET',
  path: '/api/v2/bookings/:id/lead-traveler',
  summary: 'For whom a tour was booked',
  auth: 'required',
  params: bookingParams,
  replies: { 200: LeadTraveler },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** For the booker alone: the link that the travelers use, once it was made. */
export const getTravelersLink = call({
  method: 'GET',
  path: '/api/v2/bookings/:id/travelers-link',
  summary: 'The link for the people one has booked for',
  auth: 'required',
  params: bookingParams,
  replies: { 200: TravelersLink },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** The link before it, if there was one, ends at once. */
export const makeTravelersLink = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/travelers-link',
  summary: 'Make a link for the people one has booked for, in place of the one before',
  auth: 'required',
  params: bookingParams,
  replies: { 200: TravelersLink },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  limit: 'write',
});

/** Revoking what is revoked answers the same. */
export const revokeTravelersLink = call({
  method: 'DELETE',
  path: '/api/v2/bookings/:id/travelers-link',
  summary: 'Revoke the link for the people one has booked for',
  auth: 'required',
  params: bookingParams,
  replies: { 200: TravelersLink },
  errors: ['NOT_FOUND'],
  limit: 'write',
});

/** Whether the travelers' 'We have met' confirms the start for their side. */
export const allowTravelersStart = call({
  method: 'PATCH',
  path: '/api/v2/bookings/:id/lead-traveler',
  summary: 'Let the travelers confirm the start, or no longer',
  auth: 'required',
  params: bookingParams,
  body: z.strictObject({ mayStart: z.boolean() }),
  replies: { 200: BookingDetail },
  errors: ['NOT_FOUND'],
  limit: 'write',
});

/** Never a shape of its own refused: what no link can be is answered like one that ended. */
const linkBody = z.strictObject({ token: z.string().check(z.maxLength(200)) });

/** A wrong, revoked or ended link is a 404, byte for byte the same. */
export const openTravelersPage = call({
  method: 'POST',
  path: '/api/v2/travelers-page',
  summary: 'What the people somebody booked for see by their link',
  auth: 'none',
  body: linkBody,
  replies: { 200: TravelersPage },
  errors: ['NOT_FOUND'],
  // An open page asks twice a minute, and a hotel's guests share an address.
  limit: 'read',
});

/** Pressing it again answers the same. */
export const reportMet = call({
  method: 'POST',
  path: '/api/v2/travelers-page/met',
  summary: 'Tell the booker that the travelers have met their guide',
  auth: 'none',
  body: linkBody,
  replies: { 200: TravelersPage },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'NOT_MEETING_TIME'],
  limit: 'write',
});

const ownFeed = {
  path: '/api/guides/me/calendar-feed',
  auth: 'required',
  replies: { 200: CalendarFeed },
} as const;

/** The feed of one's tours (docs/product/guides.md, "Calendar feed"). */
export const getCalendarFeed = call({
  ...ownFeed,
  method: 'GET',
  summary: "The secret address of one's tours as a calendar",
  errors: ['NOT_A_GUIDE'],
  limit: 'read',
});

export const makeCalendarFeed = call({
  ...ownFeed,
  method: 'POST',
  summary: 'A new secret address; the one before stops working',
  errors: ['NOT_A_GUIDE', 'GUIDE_SUSPENDED'],
  limit: 'write',
});

export const endCalendarFeed = call({
  ...ownFeed,
  method: 'DELETE',
  summary: 'End the calendar feed',
  errors: ['NOT_A_GUIDE'],
  limit: 'write',
});

/** What calendars fetch: iCalendar, for whoever has the address. */
export const readCalendarFeed = call({
  method: 'GET',
  path: '/api/calendar-feed.ics',
  summary: "A guide's tours as iCalendar",
  auth: 'none',
  query: z.strictObject({ key: z.string().check(z.regex(FEED_KEY)) }),
  replies: { 200: Bytes },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

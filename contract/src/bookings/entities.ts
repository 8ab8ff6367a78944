import * as z from 'zod/mini';
import { UserSummary } from '../accounts/entities.ts';
import { StoredFile } from '../files/entities.ts';
import { GuideSummary, ItineraryTerms, LocalWords } from '../guides/entities.ts';
import { DISPUTE_OUTCOMES } from '../payments/dispute-split.ts';
import { CancellationPolicy, Refund } from '../payments/entities.ts';
import { RefundDestination } from '../payments/methods.ts';
import {
  BookingId,
  Cents,
  ConversationId,
  EmergencyClaimId,
  GuideId,
  Instant,
  ItineraryId,
  PatternCaseId,
  PaymentProofId,
  PlainDate,
  Rmb,
  SubcategoryId,
  TourRequestId,
  UserId,
  Yen,
} from '../primitives.ts';
import { ACTORS, PARTIES } from './booking-facts.ts';
import { DriverLines } from './driver-lines.ts';
import { CLAIM_STATES } from './emergency-claim.ts';
import { ACTIONS } from './find-transition.ts';
import { ForOthers } from './lead-traveler.ts';
import { AddressProposal, CHANGE_ADDRESS } from './meeting-point.ts';
import { particularsKept } from './particulars.ts';
import { PATTERN_DECISIONS, PATTERN_KINDS, PATTERN_STATES } from './patterns.ts';
import { PROOF_STATES, PROOF_WARNINGS } from './payment-proof.ts';
import { EXTENSION_HOURS } from './price.ts';
import { QUOTE_LINE_KINDS } from './quote-lines.ts';
import { REJECT_REASONS } from './reject-reasons.ts';
import { ENTRY_OUTCOMES, ENTRY_REASONS } from './start-code.ts';
import { BOOKING_STATUSES, BOOKING_TABS, CANCEL_KINDS } from './statuses.ts';
import { TICK_TICKETS } from './tickets.ts';
import { REQUEST_ACTIONS, REQUEST_STATES } from './tour-request.ts';

const Status = z.enum(BOOKING_STATUSES);

/** What a guide's itinerary held when it was asked for or booked, in both languages. */
export const AgreedPlan = z.object({
  stops: z.array(
    z.object({ title: LocalWords, description: LocalWords, minutes: z.nullable(z.int()) }),
  ),
  terms: ItineraryTerms,
  /** It was taken from the guide's page after the booking was made, and is no part of what was signed. */
  copiedLater: z.boolean(),
});
export type AgreedPlan = z.infer<typeof AgreedPlan>;

/**
 * One of the guide's itineraries as it was when it was asked for or booked
 * (docs/product/bookings.md, "The itinerary as agreed").
 */
export const BookedItinerary = z.object({
  id: ItineraryId,
  title: LocalWords,
  /** Null, or absent in what was kept before: only the title was stored. */
  agreed: z.optional(z.nullable(AgreedPlan)),
});
export type BookedItinerary = z.infer<typeof BookedItinerary>;

/** How a guide's itinerary stands beside the booking's copy of it. */
export const ITINERARY_NOW = ['same', 'changed', 'removed'] as const;
/** Null where there is nothing to compare. */
const ItineraryNow = z.nullable(z.enum(ITINERARY_NOW));

/** A part of the price: paid online, or in person with a proof. */
export const BookingPayment = z.object({
  kind: z.enum(['deposit', 'final_payment', 'extension']),
  amountCents: Cents,
  paidAt: z.nullable(Instant),
  proofUploadedByTraveler: z.boolean(),
  verifiedByGuide: z.boolean(),
});

const bookingShape = {
  id: BookingId,
  bookingNumber: z.string(),
  guideId: GuideId,
  travelerId: UserId,
  guide: GuideSummary,
  traveler: UserSummary,
  /** Which of the two asks. */
  viewerIs: z.enum(PARTIES),

  /** The guide's calendar day of the start. */
  date: PlainDate,
  scheduledStartTime: Instant,
  /** With the extensions that took effect. */
  scheduledEndTime: Instant,
  /** The guide's zone: the tour's wall clock. */
  timeZone: z.string(),
  /** Calendar days to the start in the guide's zone; 0 on the day. */
  daysAway: z.int(),
  /** Hours as booked, in halves; extensions come on top. */
  duration: z.number(),
  travelers: z.int(),
  services: z.array(SubcategoryId),
  /** Along which it was booked; null: none was chosen. Absent in replies stored before there was such a field. */
  itinerary: z.optional(z.nullable(BookedItinerary)),
  /** Absent as above. */
  itineraryNow: z.optional(ItineraryNow),
  /** Which of its tickets are ticked as bought: their positions in the list, from 0. Absent as above. */
  ticketsBought: z.optional(z.array(z.int())),

  /** RMB, as the specification names it; `totalCents` is the same in fen. */
  totalPrice: Rmb,
  currency: z.literal('RMB'),
  totalCents: Cents,
  depositCents: Cents,
  /** Paid in person. */
  finalPaymentCents: Cents,
  hourlyPriceCents: Cents,
  /** Per extra person and hour. */
  additionalPriceCents: Cents,
  /** What of the deposit the wallet paid; shown to the traveler only, 0 to the guide. */
  walletCents: Cents,
  payments: z.array(BookingPayment),
  /** The traveler may upload a payment proof now. */
  takesProof: z.boolean(),
  /** Where the traveler's claim of an emergency stands; null where there is none. */
  emergencyClaim: z.nullable(z.enum(CLAIM_STATES)),
  /** The traveler may claim an emergency now. */
  takesEmergencyClaim: z.boolean(),

  status: Status,
  tab: z.enum(BOOKING_TABS),
  /** The only source of the app's buttons. */
  can: z.array(z.enum([...ACTIONS, CHANGE_ADDRESS, TICK_TICKETS])),
  /** When the booking moves on by itself; null once it waits for nothing. */
  deadlineAt: z.nullable(Instant),
  /**
   * Until when a reported no-show can be contested; then its money is split, unless an emergency claim
   * still waits. Else null.
   */
  settleAt: z.nullable(Instant),
  cancelKind: z.nullable(z.enum(CANCEL_KINDS)),
  rejectReason: z.nullable(z.enum(REJECT_REASONS)),
  /** The reason given by whoever rejected or cancelled. */
  reason: z.nullable(z.string()),
  travelerConfirmedStart: z.boolean(),
  guideConfirmedStart: z.boolean(),
  travelerConfirmedExtension: z.boolean(),
  extensionCount: z.int(),
  /** RMB, while an extension waits for its payment. */
  extensionPrice: z.nullable(Rmb),
  /** The extension that waits for its fee or its answers; null where none is asked for. */
  extensionAsked: z.nullable(
    z.object({
      minutes: z.int(),
      feeCents: Cents,
      paid: z.boolean(),
      /** Of the tour, should it take effect. */
      scheduledEndTime: Instant,
    }),
  ),
  /** What was paid for beyond `duration`, in effect or waiting for its answers. */
  paidExtensionMinutes: z.int(),
  /** The fees for that, paid online; not part of `totalCents`. */
  extensionCents: Cents,

  ...particularsKept,
  /** Of a tour booked for somebody else; null once who that is was erased. */
  forOthers: z.nullable(ForOthers),
  /** Another meeting point that one of the two suggested and the other has not answered. */
  addressProposal: z.nullable(AddressProposal),
  driverLines: DriverLines,
  /** Paid on site, never part of the price. */
  mealYen: Yen,
  transportYen: Yen,
  ticketsYen: Yen,

  /** As it was when the booking was made. */
  policy: CancellationPolicy,
  /** What went back to the traveler, how, and how long that takes; empty for the guide. */
  refunds: z.array(Refund),
  /** The guide's share of the online money, once it is split; null before, and to the traveler. */
  earnedCents: z.nullable(Cents),
  createdAt: Instant,
  paidAt: z.nullable(Instant),
  acceptedAt: z.nullable(Instant),
  endedAt: z.nullable(Instant),
};

/** How much longer a tour can become at a time. */
export const ExtensionHours = z.union(EXTENSION_HOURS.map((hours) => z.literal(hours)));

/** A booking as one of its two people sees it (docs/product/bookings.md, "Who sees a booking"). */
export const Booking = z.object(bookingShape);
export type Booking = z.infer<typeof Booking>;

/** Somebody's agreement to a quote. */
export const QuoteSignature = z.object({ by: UserSummary, at: Instant });

/** A quote as it was sent, and who has signed it (docs/product/tour-requests.md, "The quote"). */
export const SignedQuote = z.object({
  lines: z.array(
    z.object({
      kind: z.enum(QUOTE_LINE_KINDS),
      /** In which it is exact; the other stands beside it roughly. */
      currency: z.enum(['RMB', 'JPY']),
      cents: Cents,
      yen: Yen,
    }),
  ),
  jpyPerRmb: z.number(),
  /** The rate's day, in the guide's zone. */
  day: PlainDate,
  /** As it was when the quote was sent. */
  policy: CancellationPolicy,
  /** As it is signed; null: none was chosen. Absent in quotes that did not hold it yet. */
  itinerary: z.optional(z.nullable(BookedItinerary)),
  /** SHA-256, hexadecimal, of all that is signed: what accepting names. */
  hash: z.string(),
  traveler: QuoteSignature,
  /** Null until the guide accepts. */
  guide: z.nullable(QuoteSignature),
});
export type SignedQuote = z.infer<typeof SignedQuote>;

/** A tour request as one of its two people sees it (docs/product/tour-requests.md). */
export const TourRequest = z.object({
  id: TourRequestId,
  conversationId: ConversationId,
  guideId: GuideId,
  travelerId: UserId,
  /** Which of the two asks. */
  viewerIs: z.enum(PARTIES),
  state: z.enum(REQUEST_STATES),
  /** The only source of the card's buttons. */
  can: z.array(z.enum(REQUEST_ACTIONS)),
  sentAt: Instant,
  /** Until when it can be answered. */
  expiresAt: Instant,
  /** When it was answered, withdrawn or ended; null while it is open. */
  endedAt: z.nullable(Instant),
  rejectReason: z.nullable(z.enum(REJECT_REASONS)),
  /** The guide's own words with that. */
  reason: z.nullable(z.string()),
  /** What it became; null where it was not accepted. */
  booking: z.nullable(
    z.object({
      id: BookingId,
      bookingNumber: z.string(),
      status: Status,
      cancelKind: z.nullable(z.enum(CANCEL_KINDS)),
      /** Until when the deposit can be paid; null once it waits for it no longer. */
      payBy: z.nullable(Instant),
    }),
  ),
  /** The guide's calendar day of the start. */
  date: PlainDate,
  scheduledStartTime: Instant,
  scheduledEndTime: Instant,
  timeZone: z.string(),
  /** Hours, in halves. */
  duration: z.number(),
  travelers: z.int(),
  services: z.array(SubcategoryId),
  ...particularsKept,
  /** One of the guide's own itineraries. */
  itinerary: z.nullable(BookedItinerary),
  /** What the traveler would like to do, in their words; empty: nothing was said. */
  plan: z.string(),
  /** Contact details in plan or address are hidden from the guide (docs/product/contact-mask.md, "When contacts are shown"). */
  masked: z.boolean(),
  /** The traveler books for somebody else; who that is, `getRequestLead` tells. */
  forOthers: z.boolean(),
  totalPrice: Rmb,
  totalCents: Cents,
  depositCents: Cents,
  /** Paid in person. */
  finalPaymentCents: Cents,
  hourlyPriceCents: Cents,
  additionalPriceCents: Cents,
  /** Paid on site, never part of the price. */
  mealYen: Yen,
  transportYen: Yen,
  ticketsYen: Yen,
  quote: SignedQuote,
});
export type TourRequest = z.infer<typeof TourRequest>;

/** An entry of the booking's history. */
export const HistoryEntry = z.object({
  at: Instant,
  event: z.string(),
  by: z.enum(ACTORS),
  from: z.nullable(Status),
  to: Status,
  cancelKind: z.nullable(z.enum(CANCEL_KINDS)),
  rejectReason: z.nullable(z.enum(REJECT_REASONS)),
  reason: z.nullable(z.string()),
  /** When a start code was entered on the phone; null for every other step. */
  enteredAt: z.nullable(Instant),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** What the app needs to show this side's start code without a network (RFC 6238; hexadecimal). */
export const StartCode = z.object({
  bookingId: BookingId,
  secret: z.string().check(z.regex(/^[0-9a-f]{40}$/)),
  /** When it was sent, so that the phone knows how wrong its clock is. */
  sentAt: Instant,
});
export type StartCode = z.infer<typeof StartCode>;

/** An entry of a start code, as staff reads it beside a dispute. */
export const StartCodeEntry = z.object({
  by: z.enum(PARTIES),
  enteredAt: Instant,
  arrivedAt: Instant,
  /** Whether it was the other side's code at that time. */
  fits: z.boolean(),
  outcome: z.enum(ENTRY_OUTCOMES),
  reason: z.nullable(z.enum(ENTRY_REASONS)),
});
export type StartCodeEntry = z.infer<typeof StartCodeEntry>;

/** How a dispute ended: by staff, or after its deadline by the rule. */
const DisputeDecision = z.object({
  at: Instant,
  by: z.enum(['staff', 'clock']),
  outcome: z.enum(DISPUTE_OUTCOMES),
  /** Of what was paid online, to the traveler. */
  refundCents: Cents,
  /** Staff's words to both; null where the rule decided. */
  reason: z.nullable(z.string()),
});

/** A dispute as its two sides see it (docs/product/bookings.md, "Disputes"). */
export const Dispute = z.object({
  openedBy: z.enum(PARTIES),
  openedAt: Instant,
  reason: z.string(),
  /** What the side that opened it shows for it. */
  files: z.array(StoredFile),
  /** What the other side said to it, once. */
  statement: z.nullable(z.string()),
  statementFiles: z.array(StoredFile),
  /** Undecided by then, the rule decides. */
  decideBy: Instant,
  decision: z.nullable(DisputeDecision),
});
export type Dispute = z.infer<typeof Dispute>;

export const BookingDetail = z.object({
  ...bookingShape,
  history: z.array(HistoryEntry),
  dispute: z.nullable(Dispute),
});
export type BookingDetail = z.infer<typeof BookingDetail>;

/** What came of an entry, and the booking as it is now. */
export const StartCodeAnswer = z.object({
  outcome: z.enum(ENTRY_OUTCOMES),
  /** Why it changed nothing; null where it did. */
  reason: z.nullable(z.enum(ENTRY_REASONS)),
  booking: BookingDetail,
});
export type StartCodeAnswer = z.infer<typeof StartCodeAnswer>;

/** What a cancellation at this moment gives back, and how long that takes. */
export const RefundQuote = z.object({
  bookingId: BookingId,
  onlinePaidCents: Cents,
  /** Send it back as `expectedRefundCents`. */
  refundCents: Cents,
  keptCents: Cents,
  /** The wallet gets its money back first. Business days; 0 is at once. */
  parts: z.array(
    z.object({
      destination: RefundDestination,
      amountCents: Cents,
      minDays: z.int(),
      maxDays: z.int(),
    }),
  ),
});
export type RefundQuote = z.infer<typeof RefundQuote>;

/** What an extension could be, and what each would cost and bring. */
export const ExtensionOffer = z.object({
  bookingId: BookingId,
  /** Where the fee is paid: in the dialog itself, or at the provider's own page. */
  payAt: z.enum(['dialog', 'provider']),
  /** Of the original total: what an hour more costs. */
  hourlyPrice: Rmb,
  options: z.array(
    z.object({
      hours: ExtensionHours,
      extensionPrice: Rmb,
      scheduledEndTime: Instant,
      /** Whether the guide is free for that long. */
      possible: z.boolean(),
    }),
  ),
});
export type ExtensionOffer = z.infer<typeof ExtensionOffer>;
/** A proof that the balance was paid in person, as its viewer sees it. */
export const PaymentProof = z.object({
  id: PaymentProofId,
  state: z.enum(PROOF_STATES),
  /** As the traveler named them. */
  amountCents: Cents,
  paidOn: PlainDate,
  uploadedAt: Instant,
  files: z.array(StoredFile),
  /** For guide and staff; empty for the traveler. */
  warnings: z.array(z.enum(PROOF_WARNINGS)),
  returnReason: z.nullable(z.string()),
  answeredAt: z.nullable(Instant),
});
export type PaymentProof = z.infer<typeof PaymentProof>;

export const PaymentProofs = z.object({
  bookingId: BookingId,
  bookingNumber: z.string(),
  viewerIs: z.enum([...PARTIES, 'staff']),
  finalPaymentCents: Cents,
  takesProof: z.boolean(),
  /** The days that may be named, in the guide's zone; null where no proof is taken. */
  from: z.nullable(PlainDate),
  until: z.nullable(PlainDate),
  /** Newest first. */
  proofs: z.array(PaymentProof),
});
export type PaymentProofs = z.infer<typeof PaymentProofs>;

/** A dispute in the list of staff. */
export const DisputeListed = z.object({
  /** Of the list; what stands in addresses is the booking's. */
  id: z.int(),
  bookingId: BookingId,
  bookingNumber: z.string(),
  traveler: UserSummary,
  guide: UserSummary,
  openedBy: z.enum(PARTIES),
  openedAt: Instant,
  /** What the side that opened it says. */
  reason: z.string(),
  /** The other side has had its say. */
  answered: z.boolean(),
  /** The no-show that it contests. */
  contests: z.nullable(z.enum(['no_show_traveler', 'no_show_guide'])),
  decideBy: Instant,
  /** Frozen with it. */
  onlineCents: Cents,
  decision: z.nullable(DisputeDecision),
});
export type DisputeListed = z.infer<typeof DisputeListed>;

/** All that staff decides a dispute by. */
export const DisputeCase = z.object({
  ...DisputeListed.shape,
  dispute: Dispute,
  status: Status,
  /** The status that it was opened from. */
  openedFrom: Status,
  scheduledStartTime: Instant,
  scheduledEndTime: Instant,
  timeZone: z.string(),
  travelers: z.int(),
  meetingAddress: z.string(),
  /** As it was agreed. */
  itinerary: z.nullable(BookedItinerary),
  itineraryNow: ItineraryNow,
  travelerConfirmedStart: z.boolean(),
  guideConfirmedStart: z.boolean(),
  totalCents: Cents,
  /** Fees of extensions that both had confirmed, in `onlineCents`. */
  extensionCents: Cents,
  /** A fee that not both had confirmed: it goes back beside whatever is decided. */
  openFeeCents: Cents,
  /** Of what a cancellation keeps, by the booking's own policy. */
  commissionPercent: z.int(),
  /** What the rule does with it when nobody decides. */
  otherwise: z.object({ outcome: z.enum(DISPUTE_OUTCOMES), refundCents: Cents }),
  /** Whether this member of staff may decide it: nobody decides a case of their own. */
  mayDecide: z.boolean(),
  history: z.array(HistoryEntry),
  /** Start codes that either side entered, oldest first. */
  startCodeEntries: z.array(StartCodeEntry),
});
export type DisputeCase = z.infer<typeof DisputeCase>;

/** What staff tells a bank of a booking (docs/product/staff.md, "Chargebacks"). */
export const BookingStory = z.object({
  traveler: UserSummary,
  guide: UserSummary,
  scheduledStartTime: Instant,
  scheduledEndTime: Instant,
  timeZone: z.string(),
  travelers: z.int(),
  /** As it was agreed. */
  itinerary: z.nullable(BookedItinerary),
  history: z.array(HistoryEntry),
  refunds: z.array(Refund),
  /** Start codes that either side entered, oldest first. */
  startCodeEntries: z.array(StartCodeEntry),
});
export type BookingStory = z.infer<typeof BookingStory>;

/** A claim that an emergency kept the traveler away, as the traveler sees it. */
export const EmergencyClaim = z.object({
  id: EmergencyClaimId,
  state: z.enum(CLAIM_STATES),
  words: z.string(),
  claimedAt: Instant,
  /** Undecided by then, the tier stands. */
  decideBy: Instant,
  decidedAt: z.nullable(Instant),
  reason: z.nullable(z.string()),
  files: z.array(StoredFile),
});
export type EmergencyClaim = z.infer<typeof EmergencyClaim>;

/** What the traveler may claim, and what became of it. */
export const EmergencyClaimPage = z.object({
  bookingId: BookingId,
  bookingNumber: z.string(),
  takesEmergencyClaim: z.boolean(),
  claimableUntil: Instant,
  onlinePaidCents: Cents,
  /** What the tier gives back, and what an accepted claim would, in all. */
  tierRefundCents: Cents,
  emergencyRefundCents: Cents,
  claim: z.nullable(EmergencyClaim),
});
export type EmergencyClaimPage = z.infer<typeof EmergencyClaimPage>;

/** The same in staff's queue, with what they decide by. */
export const EmergencyClaimCase = z.object({
  ...EmergencyClaim.shape,
  bookingId: BookingId,
  bookingNumber: z.string(),
  traveler: UserSummary,
  guide: GuideSummary,
  cancelKind: z.enum(CANCEL_KINDS),
  scheduledStartTime: Instant,
  timeZone: z.string(),
  cancelledAt: Instant,
  onlinePaidCents: Cents,
  tierRefundCents: Cents,
  emergencyRefundCents: Cents,
  /** Of what an accepted claim leaves. */
  guideCents: Cents,
});
export type EmergencyClaimCase = z.infer<typeof EmergencyClaimCase>;

/** A booking of a suspicious pattern, as staff and its guide see it. */
const PatternBooking = z.object({
  bookingId: BookingId,
  bookingNumber: z.string(),
  status: z.enum(BOOKING_STATUSES),
  cancelKind: z.nullable(z.enum(CANCEL_KINDS)),
  scheduledStartTime: Instant,
  endedAt: z.nullable(Instant),
  totalCents: Cents,
  /** Of what was paid online, what did not go back. */
  keptCents: Cents,
  /** 15 % of the total minus what was kept; null: cannot be charged, or not yet. */
  dueCents: z.nullable(Cents),
});

/**
 * A suspicious pattern in staff's queue (docs/product/bookings.md, "Suspicious patterns"). Times and
 * ways of ending, and nothing that identifies a device or an account.
 */
export const PatternCase = z.object({
  id: PatternCaseId,
  kind: z.enum(PATTERN_KINDS),
  state: z.enum(PATTERN_STATES),
  guide: UserSummary,
  /** Null: it is about the guide alone. */
  traveler: z.nullable(UserSummary),
  bookings: z.array(PatternBooking),
  bookingNumbers: z.array(z.string()),
  /** What staff can ask for, or asked for; null: nothing is due, or not all of the money is settled. */
  commissionDueCents: z.nullable(Cents),
  listingPaused: z.boolean(),
  openedAt: Instant,
  /** Since it was opened, or since the guide objected. */
  waitingSince: Instant,
  objectBy: z.nullable(Instant),
  objection: z.nullable(z.string()),
  decision: z.nullable(z.enum(PATTERN_DECISIONS)),
  reason: z.nullable(z.string()),
  decidedAt: z.nullable(Instant),
});
export type PatternCase = z.infer<typeof PatternCase>;

/** Commission that staff asks of a guide, as the guide sees it. */
export const CommissionClaim = z.object({
  id: PatternCaseId,
  /** `announced`: the guide can object; `objected`: staff decides; then how it ended. */
  state: z.enum(['announced', 'objected', 'charged', 'dropped']),
  bookings: z.array(
    z.object({ bookingNumber: z.string(), scheduledStartTime: Instant, dueCents: Cents }),
  ),
  amountCents: Cents,
  timeZone: z.string(),
  announcedAt: Instant,
  objectBy: Instant,
  objection: z.nullable(z.string()),
  /** What the team wrote last. */
  reason: z.string(),
  decidedAt: z.nullable(Instant),
});
export type CommissionClaim = z.infer<typeof CommissionClaim>;

import * as z from 'zod/mini';
import { UserSummary } from '../accounts/entities.ts';
import { StoredFile } from '../files/entities.ts';
import { GuideSummary, ItineraryTerms, LocalizedText } from '../guides/entities.ts';
import { DISPUTE_OUTCOMES } from '../payments/dispute-split.ts';
import { CancellationPolicy, Refund } from '../payments/entities.ts';
import { RefundDestination } from '../payments/methods.ts';
import {
  BookingId,
  Cents,
  ChangeProposalId,
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
  SubstitutionId,
  SupportCaseId,
  TourRequestId,
  UserId,
  Yen,
} from '../primitives.ts';
import { ACTORS, PARTIES } from './booking-facts.ts';
import { CHANGE_ACTIONS, CHANGE_PARTS, CHANGE_STATES, PROPOSE_CHANGE } from './change-proposal.ts';
import { DayMark, DayPhones, LEAVE_PHONE, SEND_MARK } from './day-marks.ts';
import { DriverLines } from './driver-lines.ts';
import { CLAIM_STATES } from './emergency-claim.ts';
import { ADD_EXTRA_COST, ExtraCost } from './extra-costs.ts';
import { EXTENSION_HOURS } from './figures.ts';
import { ACTIONS } from './find-transition.ts';
import { ForOthers } from './lead-traveler.ts';
import { AddressProposal, CHANGE_ADDRESS } from './meeting-point.ts';
import { GroupComposition, particularsStored } from './particulars.ts';
import { PATTERN_DECISIONS, PATTERN_KINDS, PATTERN_STATES } from './patterns.ts';
import { PROOF_STATES, PROOF_WARNINGS } from './payment-proof.ts';
import { QUOTE_LINE_KINDS } from './quote-lines.ts';
import { REJECT_REASONS } from './reject-reasons.ts';
import { ENTRY_OUTCOMES, ENTRY_REASONS } from './start-code.ts';
import { BOOKING_STATUSES, BOOKING_TABS, CANCEL_KINDS } from './statuses.ts';
import {
  ASK_COLLEAGUES,
  COLLEAGUE_ANSWERS,
  SUBSTITUTION_ACTIONS,
  SUBSTITUTION_STATES,
} from './substitution.ts';
import { TICK_TICKETS } from './tickets.ts';
import { REQUEST_ACTIONS, REQUEST_STATES } from './tour-request.ts';
import { BookingWeather, ChangeWeather } from './weather.ts';

const Status = z.enum(BOOKING_STATUSES);

/** The itinerary's content at the time of the request or booking, in both languages. */
export const AgreedPlan = z.object({
  stops: z.array(
    z.object({ title: LocalizedText, description: LocalizedText, minutes: z.nullable(z.int()) }),
  ),
  terms: ItineraryTerms,
  /** True if the plan was copied from the guide's page after booking, and is not part of the signed quote. */
  copiedLater: z.boolean(),
});
export type AgreedPlan = z.infer<typeof AgreedPlan>;

/**
 * A snapshot of one of the guide's itineraries, taken when it was requested or booked
 * (docs/product/bookings.md, "The itinerary as agreed").
 */
export const BookedItinerary = z.object({
  id: ItineraryId,
  title: LocalizedText,
  /** Null if only the title was stored; absent in rows from before this field existed. */
  agreed: z.optional(z.nullable(AgreedPlan)),
});
export type BookedItinerary = z.infer<typeof BookedItinerary>;

/** How the guide's current itinerary differs from the booking's copy. */
export const ITINERARY_NOW = ['same', 'changed', 'removed'] as const;
/** Null if there is no itinerary to compare. */
const ItineraryNow = z.nullable(z.enum(ITINERARY_NOW));

/** The parts of a booking that a change proposal can change, and its price with them. */
export const BookingPlan = z.object({
  scheduledStartTime: Instant,
  scheduledEndTime: Instant,
  /** Hours, in steps of 0.5. */
  duration: z.number(),
  travelers: z.int(),
  group: z.nullable(GroupComposition),
  services: z.array(SubcategoryId),
  itinerary: z.nullable(BookedItinerary),
  totalPrice: Rmb,
  totalCents: Cents,
  depositCents: Cents,
  finalPaymentCents: Cents,
});
export type BookingPlan = z.infer<typeof BookingPlan>;

const Percent = z.int().check(z.minimum(0), z.maximum(100));

/**
 * The limits of the traveler's refund after changes, in percent. 0 and 100 mean no limit
 * (docs/product/money.md, "Refunds after a change").
 */
export const RefundBounds = z.object({ floorPercent: Percent, capPercent: Percent });

/** What a change proposal would change, and what it would cost. */
export const ChangeTerms = z.object({
  /** The parts in which `before` and `after` differ. */
  changed: z.array(z.enum(CHANGE_PARTS)),
  before: BookingPlan,
  after: BookingPlan,
  /** The part of the deposit that the traveler must pay before the change takes effect; 0 if none. */
  toPayCents: Cents,
  /** The part of the deposit that is refunded when the change takes effect; 0 if none. */
  refundCents: Cents,
  /** The limits of the traveler's refund after the change. */
  refundBounds: RefundBounds,
  /**
   * What declared bad weather means for the change; null if none is declared, or if the proposal has ended.
   * Absent in responses stored before this field existed.
   */
  weather: z.optional(z.nullable(ChangeWeather)),
});
export type ChangeTerms = z.infer<typeof ChangeTerms>;

/** A change proposal (docs/product/bookings.md, "Changing a booking together"). */
export const ChangeProposal = z.object({
  id: ChangeProposalId,
  /** The party that proposed it. */
  by: z.enum(PARTIES),
  state: z.enum(CHANGE_STATES),
  /** The actions allowed to the caller now. The app derives all buttons from this list. */
  can: z.array(z.enum(CHANGE_ACTIONS)),
  ...ChangeTerms.shape,
  proposedAt: Instant,
  /** The other party's deadline for answering. */
  answerBy: Instant,
  /** The traveler's deadline for paying; null if the proposal is not accepted or nothing is due. */
  payBy: z.nullable(Instant),
  /** When it was applied, declined or withdrawn, or expired; null while it is open or awaits payment. */
  endedAt: z.nullable(Instant),
});
export type ChangeProposal = z.infer<typeof ChangeProposal>;

/** A booking's change proposals. */
export const BookingChanges = z.object({
  /** The proposal that is open or awaits its payment; null if there is none. */
  open: z.nullable(ChangeProposal),
  /** All other proposals, newest first. */
  ended: z.array(ChangeProposal),
  /** How many more proposals both parties together can make. */
  proposalsLeft: z.int(),
  /** How many more times the booking can be changed. */
  changesLeft: z.int(),
});
export type BookingChanges = z.infer<typeof BookingChanges>;

/** A request to colleagues to take over a booking. The traveler sees it once a colleague has accepted. */
export const Substitution = z.object({
  id: SubstitutionId,
  state: z.enum(SUBSTITUTION_STATES),
  /** The actions allowed to the caller now. The app derives all buttons from this list. */
  can: z.array(z.enum(SUBSTITUTION_ACTIONS)),
  /** The guide who cannot come. */
  firstGuide: GuideSummary,
  /** The colleague who accepted; null if none has. */
  substitute: z.nullable(GuideSummary),
  /** The colleagues who were asked, and what each answered; empty for everyone but the guide who asked. */
  colleagues: z.array(
    z.object({ guide: GuideSummary, answer: z.nullable(z.enum(COLLEAGUE_ANSWERS)) }),
  ),
  askedAt: Instant,
  /** The deadline of the colleagues, and once one has accepted, of the traveler. */
  answerBy: Instant,
  endedAt: z.nullable(Instant),
});
export type Substitution = z.infer<typeof Substitution>;

/**
 * A colleague's request to take over a booking, as the colleague who was asked sees it: what a tour request
 * shows, without the traveler's name.
 */
export const SubstituteRequest = z.object({
  id: SubstitutionId,
  state: z.enum(SUBSTITUTION_STATES),
  /** What the caller answered; null if nothing yet. */
  answer: z.nullable(z.enum(COLLEAGUE_ANSWERS)),
  can: z.array(z.enum(SUBSTITUTION_ACTIONS)),
  /** The guide who cannot come. */
  firstGuide: GuideSummary,
  scheduledStartTime: Instant,
  scheduledEndTime: Instant,
  timeZone: z.string(),
  /** In hours. */
  duration: z.number(),
  travelers: z.int(),
  group: z.nullable(GroupComposition),
  services: z.array(SubcategoryId),
  itinerary: z.nullable(BookedItinerary),
  /** The meeting point, without contacts. */
  meetingAddress: z.string(),
  meal: particularsStored.meal,
  transport: particularsStored.transport,
  tickets: particularsStored.tickets,
  /** Allowance in JPY, paid on site. */
  mealYen: Yen,
  transportYen: Yen,
  ticketsYen: Yen,
  /** The accepted extra costs, with their texts without contacts. */
  extraCosts: z.array(ExtraCost),
  totalCents: Cents,
  depositCents: Cents,
  finalPaymentCents: Cents,
  askedAt: Instant,
  /** The deadline of the colleagues, and once the caller has accepted, of the traveler. */
  answerBy: Instant,
});
export type SubstituteRequest = z.infer<typeof SubstituteRequest>;

/** A part of the price, paid either online or in person with a proof. */
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
  /** The caller's party in this booking. */
  viewerIs: z.enum(PARTIES),

  /** The calendar day of the start in the guide's time zone. */
  date: PlainDate,
  scheduledStartTime: Instant,
  /** The end of the tour, including extensions in effect. */
  scheduledEndTime: Instant,
  /** The guide's time zone, in which the tour's times are shown. */
  timeZone: z.string(),
  /** Calendar days until the start, in the guide's time zone; 0 on the start day. */
  daysAway: z.int(),
  /** Booked hours in steps of 0.5, without extensions. */
  duration: z.number(),
  travelers: z.int(),
  services: z.array(SubcategoryId),
  /** The booked itinerary; null if none was chosen. Absent in responses stored before this field existed. */
  itinerary: z.optional(z.nullable(BookedItinerary)),
  /** Absent in responses stored before this field existed. */
  itineraryNow: z.optional(ItineraryNow),
  /**
   * Zero-based positions of the tickets marked as bought. Absent in responses stored before this field
   * existed.
   */
  ticketsBought: z.optional(z.array(z.int())),

  /** RMB, as in the specification; `totalCents` is the same in fen. */
  totalPrice: Rmb,
  currency: z.literal('RMB'),
  totalCents: Cents,
  depositCents: Cents,
  /** The part of the total paid in person. */
  finalPaymentCents: Cents,
  hourlyPriceCents: Cents,
  /** Price per additional person per hour. */
  additionalPriceCents: Cents,
  /** The part of the deposit paid from the wallet. Only shown to the traveler; 0 for the guide. */
  walletCents: Cents,
  payments: z.array(BookingPayment),
  /** Whether the traveler can upload a payment proof now. */
  takesProof: z.boolean(),
  /** The state of the traveler's emergency claim; null if there is none. */
  emergencyClaim: z.nullable(z.enum(CLAIM_STATES)),
  /** Whether the traveler can claim an emergency now. */
  takesEmergencyClaim: z.boolean(),

  /**
   * True if the payment counts as the guide's acceptance. Absent in responses stored before this field
   * existed.
   */
  instant: z.optional(z.boolean()),
  /**
   * Bad weather for which either party can cancel with a full refund; null if there is none. Absent in
   * responses stored before this field existed.
   */
  weather: z.optional(z.nullable(BookingWeather)),
  status: Status,
  tab: z.enum(BOOKING_TABS),
  /** The actions allowed to the caller now. The app derives all its buttons from this list. */
  can: z.array(
    z.enum([
      ...ACTIONS,
      CHANGE_ADDRESS,
      TICK_TICKETS,
      SEND_MARK,
      LEAVE_PHONE,
      PROPOSE_CHANGE,
      ADD_EXTRA_COST,
      ASK_COLLEAGUES,
    ]),
  ),
  /** When the booking's next automatic transition is due; null if there is none. */
  deadlineAt: z.nullable(Instant),
  /**
   * The deadline for contesting a reported no-show; after it the money is split, unless an emergency claim is open.
   * Null otherwise.
   */
  settleAt: z.nullable(Instant),
  cancelKind: z.nullable(z.enum(CANCEL_KINDS)),
  rejectReason: z.nullable(z.enum(REJECT_REASONS)),
  /** The reason for the rejection or cancellation, as free text. */
  reason: z.nullable(z.string()),
  travelerConfirmedStart: z.boolean(),
  guideConfirmedStart: z.boolean(),
  travelerConfirmedExtension: z.boolean(),
  extensionCount: z.int(),
  /** The fee in RMB while an extension awaits payment; null otherwise. */
  extensionPrice: z.nullable(Rmb),
  /** The extension that awaits its payment or an answer; null if none is requested. */
  extensionAsked: z.nullable(
    z.object({
      minutes: z.int(),
      feeCents: Cents,
      paid: z.boolean(),
      /** The end of the tour if the extension takes effect. */
      scheduledEndTime: Instant,
    }),
  ),
  /** Minutes paid for beyond `duration`, in effect or awaiting an answer. */
  paidExtensionMinutes: z.int(),
  /** The fees paid online for `paidExtensionMinutes`; not part of `totalCents`. */
  extensionCents: Cents,

  ...particularsStored,
  /** Set for a tour booked for another person; null once their data was erased. */
  forOthers: z.nullable(ForOthers),
  /** A meeting point that one party proposed and the other has not answered yet. */
  addressProposal: z.nullable(AddressProposal),
  driverLines: DriverLines,
  /** What both parties sent on the day, in the order of arrival. Absent in responses stored before this field. */
  dayMarks: z.optional(z.array(DayMark)),
  /** Absent in responses stored before this field. */
  dayPhones: z.optional(DayPhones),
  /** Absent in responses stored before this field. */
  extraCosts: z.optional(z.array(ExtraCost)),
  /** Allowance in JPY, paid on site and never part of the price. */
  mealYen: Yen,
  transportYen: Yen,
  ticketsYen: Yen,

  /** Absent in responses stored before this field existed. */
  changes: z.optional(BookingChanges),
  /** The latest request to colleagues; null if there was none. Absent in responses stored before this field existed. */
  substitution: z.optional(z.nullable(Substitution)),
  /** The limits of the traveler's refund. Absent in responses stored before this field existed. */
  refundBounds: z.optional(RefundBounds),
  /**
   * Until when the traveler can cancel for a full refund because they declined the guide's proposal; null
   * if they did not. Absent in responses stored before this field existed.
   */
  freeCancellationUntil: z.optional(z.nullable(Instant)),

  /** The cancellation policy at the time of booking. */
  policy: CancellationPolicy,
  /** Refunds to the traveler, with their method and how long they take; empty for the guide. */
  refunds: z.array(Refund),
  /** The guide's share of the online payments after the split; null before it, and for the traveler. */
  earnedCents: z.nullable(Cents),
  createdAt: Instant,
  paidAt: z.nullable(Instant),
  acceptedAt: z.nullable(Instant),
  endedAt: z.nullable(Instant),
};

/** Lengths of an extension, in hours. */
export const ExtensionHours = z.union(EXTENSION_HOURS.map((hours) => z.literal(hours)));

/** A booking, as shown to one of its two parties (docs/product/bookings.md, "Who sees a booking"). */
export const Booking = z.object(bookingShape);
export type Booking = z.infer<typeof Booking>;

/** A party's signature of a quote. */
export const QuoteSignature = z.object({ by: UserSummary, at: Instant });

/** A quote as it was sent, with its signatures (docs/product/tour-requests.md, "The quote"). */
export const SignedQuote = z.object({
  /** The tour as quoted. Absent in responses stored before this field existed. */
  tour: z.optional(
    z.object({ scheduledStartTime: Instant, duration: z.number(), travelers: z.int() }),
  ),
  lines: z.array(
    z.object({
      kind: z.enum(QUOTE_LINE_KINDS),
      /** The currency in which the amount is exact; the amount in the other currency is approximate. */
      currency: z.enum(['RMB', 'JPY']),
      cents: Cents,
      yen: Yen,
    }),
  ),
  jpyPerRmb: z.number(),
  /** The date of the exchange rate, in the guide's time zone. */
  day: PlainDate,
  /** The cancellation policy at the time of the quote. */
  policy: CancellationPolicy,
  /** The itinerary as signed; null if none was chosen. Absent in quotes from before this field existed. */
  itinerary: z.optional(z.nullable(BookedItinerary)),
  /** SHA-256, in hexadecimal, of everything that is signed. Must be sent back to accept the quote. */
  hash: z.string(),
  traveler: QuoteSignature,
  /**
   * The guide's signature; null until the guide accepts. `inAdvance`: the guide gave it in advance by
   * offering instant booking, and it applies from the payment.
   */
  guide: z.nullable(z.object({ ...QuoteSignature.shape, inAdvance: z.optional(z.boolean()) })),
});
export type SignedQuote = z.infer<typeof SignedQuote>;

/** A tour request, as shown to one of its two parties (docs/product/tour-requests.md). */
export const TourRequest = z.object({
  id: TourRequestId,
  conversationId: ConversationId,
  guideId: GuideId,
  travelerId: UserId,
  /** The caller's party in this request. */
  viewerIs: z.enum(PARTIES),
  state: z.enum(REQUEST_STATES),
  /** The actions allowed to the caller now. The app derives all the card's buttons from this list. */
  can: z.array(z.enum(REQUEST_ACTIONS)),
  sentAt: Instant,
  /** The guide's deadline for answering. */
  expiresAt: Instant,
  /** When the request was answered, withdrawn or expired; null while it is open. */
  endedAt: z.nullable(Instant),
  rejectReason: z.nullable(z.enum(REJECT_REASONS)),
  /** The guide's text for a rejection; null if there is none. */
  reason: z.nullable(z.string()),
  /** The resulting booking; null if the request was not accepted. */
  booking: z.nullable(
    z.object({
      id: BookingId,
      bookingNumber: z.string(),
      status: Status,
      cancelKind: z.nullable(z.enum(CANCEL_KINDS)),
      /** Deadline for the deposit; null if none is due. */
      payBy: z.nullable(Instant),
    }),
  ),
  /** The calendar day of the start in the guide's time zone. */
  date: PlainDate,
  scheduledStartTime: Instant,
  scheduledEndTime: Instant,
  timeZone: z.string(),
  /** Hours, in steps of 0.5. */
  duration: z.number(),
  travelers: z.int(),
  services: z.array(SubcategoryId),
  ...particularsStored,
  /** The requested itinerary, one of the guide's; null if none was chosen. */
  itinerary: z.nullable(BookedItinerary),
  /** What the traveler would like to do, as free text; can be empty. */
  plan: z.string(),
  /**
   * True if contact details in the plan or address are hidden from the guide (docs/product/contact-mask.md,
   * "When contacts are shown").
   */
  masked: z.boolean(),
  /** True if the traveler books for another person, whom `getRequestLead` returns. */
  forOthers: z.boolean(),
  totalPrice: Rmb,
  totalCents: Cents,
  depositCents: Cents,
  /** The part of the total paid in person. */
  finalPaymentCents: Cents,
  hourlyPriceCents: Cents,
  additionalPriceCents: Cents,
  /** Allowance in JPY, paid on site and never part of the price. */
  mealYen: Yen,
  transportYen: Yen,
  ticketsYen: Yen,
  quote: SignedQuote,
});
export type TourRequest = z.infer<typeof TourRequest>;

/** An entry in the history of a booking. */
export const HistoryEntry = z.object({
  at: Instant,
  event: z.string(),
  by: z.enum(ACTORS),
  from: z.nullable(Status),
  to: Status,
  cancelKind: z.nullable(z.enum(CANCEL_KINDS)),
  rejectReason: z.nullable(z.enum(REJECT_REASONS)),
  reason: z.nullable(z.string()),
  /** When a start code was entered on the phone; null for all other steps. */
  enteredAt: z.nullable(Instant),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/**
 * What the app needs to show the start code of the caller's party offline (RFC 6238; the secret is
 * hexadecimal).
 */
export const StartCode = z.object({
  bookingId: BookingId,
  secret: z.string().check(z.regex(/^[0-9a-f]{40}$/)),
  /** The server time of the response. The phone computes its clock skew from it. */
  sentAt: Instant,
});
export type StartCode = z.infer<typeof StartCode>;

/** An attempt to enter a start code, as shown to staff who handle a dispute. */
export const StartCodeEntry = z.object({
  by: z.enum(PARTIES),
  enteredAt: Instant,
  arrivedAt: Instant,
  /** Whether the code was the other party's valid code at that time. */
  fits: z.boolean(),
  outcome: z.enum(ENTRY_OUTCOMES),
  reason: z.nullable(z.enum(ENTRY_REASONS)),
});
export type StartCodeEntry = z.infer<typeof StartCodeEntry>;

/** The decision of a dispute, by staff or, after the deadline, by the default rule. */
const DisputeDecision = z.object({
  at: Instant,
  by: z.enum(['staff', 'clock']),
  outcome: z.enum(DISPUTE_OUTCOMES),
  /** The part of the online payments refunded to the traveler. */
  refundCents: Cents,
  /** Staff's message to both parties; null if the default rule decided. */
  reason: z.nullable(z.string()),
});

/** A dispute, as shown to both parties (docs/product/bookings.md, "Disputes"). */
export const Dispute = z.object({
  openedBy: z.enum(PARTIES),
  openedAt: Instant,
  reason: z.string(),
  /** Files of the party that opened the dispute. */
  files: z.array(StoredFile),
  /** The other party's statement, which can be given only once. */
  statement: z.nullable(z.string()),
  statementFiles: z.array(StoredFile),
  /** When the default rule decides if staff have not. */
  decideBy: Instant,
  decision: z.nullable(DisputeDecision),
});
export type Dispute = z.infer<typeof Dispute>;

/** The guides from whom substitutes took over a booking, oldest first. */
const FormerGuides = z.array(UserSummary);

export const BookingDetail = z.object({
  ...bookingShape,
  history: z.array(HistoryEntry),
  /** Absent in responses stored before this field existed. */
  formerGuides: z.optional(FormerGuides),
  dispute: z.nullable(Dispute),
});
export type BookingDetail = z.infer<typeof BookingDetail>;

/** A tour whose traveler and guide can't find each other, as shown to staff. */
export const NotMetCase = z.object({
  /** The booking's ID. */
  id: BookingId,
  bookingNumber: z.string(),
  traveler: UserSummary,
  guide: UserSummary,
  /** The party that first could not find the other. */
  waiting: z.enum(PARTIES),
  since: Instant,
  scheduledStartTime: Instant,
  timeZone: z.string(),
  meetingPlace: z.string(),
  dayMarks: z.array(DayMark),
  /** The support conversations of the parties that asked for help; null for the other, or until delivered. */
  supportCaseIds: z.object({
    traveler: z.nullable(SupportCaseId),
    guide: z.nullable(SupportCaseId),
  }),
});
export type NotMetCase = z.infer<typeof NotMetCase>;

/** The result of entering a start code, and the updated booking. */
export const StartCodeAnswer = z.object({
  outcome: z.enum(ENTRY_OUTCOMES),
  /** Why the entry had no effect; null if it had one. */
  reason: z.nullable(z.enum(ENTRY_REASONS)),
  booking: BookingDetail,
});
export type StartCodeAnswer = z.infer<typeof StartCodeAnswer>;

/** The refund if the booking were cancelled now, and how long it takes. */
export const RefundQuote = z.object({
  bookingId: BookingId,
  onlinePaidCents: Cents,
  /** The client must send this amount back as `expectedRefundCents`. */
  refundCents: Cents,
  keptCents: Cents,
  /**
   * The parts of the refund, the wallet's first. `minDays`, `maxDays`: business days; 0 means immediately.
   */
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

/** The possible extensions, with the price and end of each. */
export const ExtensionOffer = z.object({
  bookingId: BookingId,
  /** Where the fee is paid: in the dialog, or on the provider's page. */
  payAt: z.enum(['dialog', 'provider']),
  /** The price of an additional hour, derived from the original total. */
  hourlyPrice: Rmb,
  options: z.array(
    z.object({
      hours: ExtensionHours,
      extensionPrice: Rmb,
      scheduledEndTime: Instant,
      /** Whether the guide is free for the whole extension. */
      possible: z.boolean(),
    }),
  ),
});
export type ExtensionOffer = z.infer<typeof ExtensionOffer>;
/** A proof that the balance was paid in person, as shown to its viewer. */
export const PaymentProof = z.object({
  id: PaymentProofId,
  state: z.enum(PROOF_STATES),
  /** The amount that the traveler stated. */
  amountCents: Cents,
  paidOn: PlainDate,
  uploadedAt: Instant,
  files: z.array(StoredFile),
  /** Warnings for the guide and staff; empty for the traveler. */
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
  /** The days that can be selected, in the guide's time zone; null if no proof is accepted. */
  from: z.nullable(PlainDate),
  until: z.nullable(PlainDate),
  /** The uploaded proofs, newest first. */
  proofs: z.array(PaymentProof),
});
export type PaymentProofs = z.infer<typeof PaymentProofs>;

/** A dispute in the staff list. */
export const DisputeListed = z.object({
  /** The dispute's ID in the list; URLs contain the booking's ID instead. */
  id: z.int(),
  bookingId: BookingId,
  bookingNumber: z.string(),
  traveler: UserSummary,
  guide: UserSummary,
  openedBy: z.enum(PARTIES),
  openedAt: Instant,
  /** The statement of the party that opened the dispute. */
  reason: z.string(),
  /** Whether the other party has made its statement. */
  answered: z.boolean(),
  /** The no-show that the dispute contests; null if it contests none. */
  contests: z.nullable(z.enum(['no_show_traveler', 'no_show_guide'])),
  decideBy: Instant,
  /** The online payments frozen by the dispute. */
  onlineCents: Cents,
  decision: z.nullable(DisputeDecision),
});
export type DisputeListed = z.infer<typeof DisputeListed>;

/** Everything that staff need to decide a dispute. */
export const DisputeCase = z.object({
  ...DisputeListed.shape,
  dispute: Dispute,
  status: Status,
  /** The booking's status before the dispute. */
  openedFrom: Status,
  scheduledStartTime: Instant,
  scheduledEndTime: Instant,
  timeZone: z.string(),
  travelers: z.int(),
  meetingAddress: z.string(),
  /** The itinerary as agreed; null if none was chosen. */
  itinerary: z.nullable(BookedItinerary),
  itineraryNow: ItineraryNow,
  travelerConfirmedStart: z.boolean(),
  guideConfirmedStart: z.boolean(),
  totalCents: Cents,
  /** Fees for extensions that both parties confirmed; included in `onlineCents`. */
  extensionCents: Cents,
  /** The fee for an extension that only one party confirmed. Refunded regardless of the decision. */
  openFeeCents: Cents,
  /** Commission on the amount that a cancellation retains, by the booking's own policy. */
  commissionPercent: z.int(),
  /** The outcome and refund if the default rule decides. */
  otherwise: z.object({ outcome: z.enum(DISPUTE_OUTCOMES), refundCents: Cents }),
  /** Whether the staff member who reads it can decide the dispute; false if they are a party to it. */
  mayDecide: z.boolean(),
  history: z.array(HistoryEntry),
  formerGuides: FormerGuides,
  /** All extra costs on site, also those declined or withdrawn. */
  extraCosts: z.array(ExtraCost),
  /** Start codes entered by either party, oldest first. */
  startCodeEntries: z.array(StartCodeEntry),
  /** What both parties sent on the day, in the order of arrival. */
  dayMarks: z.array(DayMark),
});
export type DisputeCase = z.infer<typeof DisputeCase>;

/** The history of a booking, as evidence for a bank (docs/product/staff.md, "Chargebacks"). */
export const BookingHistory = z.object({
  traveler: UserSummary,
  guide: UserSummary,
  scheduledStartTime: Instant,
  scheduledEndTime: Instant,
  timeZone: z.string(),
  travelers: z.int(),
  /** The itinerary as agreed; null if none was chosen. */
  itinerary: z.nullable(BookedItinerary),
  history: z.array(HistoryEntry),
  formerGuides: FormerGuides,
  refunds: z.array(Refund),
  /** Start codes entered by either party, oldest first. */
  startCodeEntries: z.array(StartCodeEntry),
  /** What both parties sent on the day, in the order of arrival. */
  dayMarks: z.array(DayMark),
});
export type BookingHistory = z.infer<typeof BookingHistory>;

/** An emergency claim, as shown to the traveler. */
export const EmergencyClaim = z.object({
  id: EmergencyClaimId,
  state: z.enum(CLAIM_STATES),
  words: z.string(),
  claimedAt: Instant,
  /** The deadline for staff; if they miss it, the refund stays at the tier's percentage. */
  decideBy: Instant,
  decidedAt: z.nullable(Instant),
  reason: z.nullable(z.string()),
  files: z.array(StoredFile),
});
export type EmergencyClaim = z.infer<typeof EmergencyClaim>;

/** The traveler's emergency claim or, before it is made, what they can claim. */
export const EmergencyClaimPage = z.object({
  bookingId: BookingId,
  bookingNumber: z.string(),
  takesEmergencyClaim: z.boolean(),
  claimableUntil: Instant,
  onlinePaidCents: Cents,
  /**
   * `tierRefundCents`: the total refund by the tier; `emergencyRefundCents`: the total refund if the claim
   * is accepted.
   */
  tierRefundCents: Cents,
  emergencyRefundCents: Cents,
  claim: z.nullable(EmergencyClaim),
});
export type EmergencyClaimPage = z.infer<typeof EmergencyClaimPage>;

/** An emergency claim in the staff queue, with everything needed to decide it. */
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
  /** The guide's share if staff accept the claim. */
  guideCents: Cents,
});
export type EmergencyClaimCase = z.infer<typeof EmergencyClaimCase>;

/** A booking in a suspicious pattern, as shown to staff and its guide. */
const PatternBooking = z.object({
  bookingId: BookingId,
  bookingNumber: z.string(),
  status: z.enum(BOOKING_STATUSES),
  cancelKind: z.nullable(z.enum(CANCEL_KINDS)),
  /** The traveler cancelled because of a change that the guide proposed, which counts for the guide. */
  freedByGuide: z.boolean(),
  scheduledStartTime: Instant,
  endedAt: z.nullable(Instant),
  totalCents: Cents,
  /** Online payments that were not refunded. */
  keptCents: Cents,
  /**
   * 15% of the difference between the total and `keptCents`; null if it cannot be charged, or cannot be
   * charged yet.
   */
  dueCents: z.nullable(Cents),
});

/**
 * A suspicious pattern in the staff queue (docs/product/bookings.md, "Suspicious patterns"). Contains when
 * and how the bookings ended, but nothing that identifies a device or an account.
 */
export const PatternCase = z.object({
  id: PatternCaseId,
  kind: z.enum(PATTERN_KINDS),
  state: z.enum(PATTERN_STATES),
  guide: UserSummary,
  /** The traveler of the pair; null if the pattern concerns only the guide. */
  traveler: z.nullable(UserSummary),
  bookings: z.array(PatternBooking),
  bookingNumbers: z.array(z.string()),
  /**
   * The commission that staff can request or have requested; null if none is due or the money is not settled yet.
   */
  commissionDueCents: z.nullable(Cents),
  listingPaused: z.boolean(),
  openedAt: Instant,
  /** When the case was opened or, if later, when the guide objected. */
  waitingSince: Instant,
  objectBy: z.nullable(Instant),
  objection: z.nullable(z.string()),
  decision: z.nullable(z.enum(PATTERN_DECISIONS)),
  reason: z.nullable(z.string()),
  decidedAt: z.nullable(Instant),
});
export type PatternCase = z.infer<typeof PatternCase>;

/** A commission that staff request from a guide, as shown to the guide. */
export const CommissionClaim = z.object({
  id: PatternCaseId,
  /** `announced`: the guide can object; `objected`: staff decide; the others are final. */
  state: z.enum(['announced', 'objected', 'charged', 'dropped']),
  bookings: z.array(
    z.object({ bookingNumber: z.string(), scheduledStartTime: Instant, dueCents: Cents }),
  ),
  amountCents: Cents,
  timeZone: z.string(),
  announcedAt: Instant,
  objectBy: Instant,
  objection: z.nullable(z.string()),
  /** The latest message from staff. */
  reason: z.string(),
  decidedAt: z.nullable(Instant),
});
export type CommissionClaim = z.infer<typeof CommissionClaim>;

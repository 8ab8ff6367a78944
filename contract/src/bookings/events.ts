import type { DisputeOutcome } from '../payments/dispute-split.ts';
import type {
  BookingId,
  ChangeProposalId,
  ConversationId,
  EmergencyClaimId,
  GuideId,
  PatternCaseId,
  PaymentProofId,
  SubstitutionId,
  TourRequestId,
  UserId,
} from '../primitives.ts';
import type { Actor, Party } from './booking-facts.ts';
import type { ChangeState } from './change-proposal.ts';
import type { Mark } from './day-marks.ts';
import type { ClaimState } from './emergency-claim.ts';
import type { ExtraCostState } from './extra-costs.ts';
import type { RejectReason } from './reject-reasons.ts';
import type { BookingStatus, CancelKind } from './statuses.ts';
import type { SubstitutionState } from './substitution.ts';
import type { WeatherReason } from './weather.ts';

/** The booking and its parties, contained in the payload of every event of this domain. */
export interface BookingParties {
  bookingId: BookingId;
  guideId: GuideId;
  /** The guide's user id. */
  guideUserId: UserId;
  travelerId: UserId;
}

/** Booking events in the outbox. Amounts are in fen, times in RFC 3339. */
export interface BookingEvents {
  'booking.created': BookingParties & { payBy: string };
  /** The deposit was paid. `answerBy` is null if the guide had already accepted. */
  'booking.paid': BookingParties & { answerBy: string | null };
  'booking.accepted': BookingParties;
  'booking.rejected': BookingParties & {
    refundCents: number;
    rejectReason: RejectReason;
    reason: string | null;
  };
  'booking.cancelled': BookingParties & {
    cancelKind: CancelKind;
    /** The booking's status before the cancellation. */
    from: BookingStatus;
    /** The deadline for contesting a no-show whose money is held; null in all other cases. */
    contestBy: string | null;
    /**
     * For an unpaid booking: the amount returned to the traveler's wallet. Must not be shown to the guide.
     */
    refundCents: number;
    reason: string | null;
    /** The party that cancelled; absent if neither did, and in events of earlier versions. */
    by?: Party;
    /**
     * The traveler cancelled by the right that a declined proposal of the guide gave them, which counts as a
     * cancellation by the guide.
     */
    freedByGuide?: true;
    /** Whether the traveler declined a substitute guide or did not answer in time; absent otherwise. */
    substitute?: 'declined' | 'unanswered';
  };
  /** Bad weather is declared for the tour's city and days. */
  'booking.weather_declared': BookingParties & { reason: WeatherReason };
  /** The declaration has ended, or no longer includes the tour; both can still cancel until `until`. */
  'booking.weather_ended': BookingParties & { reason: WeatherReason; until: string };
  /**
   * The tour starts in two hours. `confirmedBy` is the party that has already confirmed the start, if any.
   */
  'booking.start_near': BookingParties & { confirmedBy: Party | null };
  'booking.emergency_claimed': BookingParties & { claimId: EmergencyClaimId; decideBy: string };
  /**
   * The claim was accepted, rejected or lapsed. `refundCents` is refunded in addition to the tier's refund.
   */
  'booking.emergency_decided': BookingParties & {
    claimId: EmergencyClaimId;
    state: Exclude<ClaimState, 'open' | 'overtaken'>;
    refundCents: number;
    reason: string | null;
  };
  'booking.proof_uploaded': BookingParties & { proofId: PaymentProofId };
  'booking.proof_verified': BookingParties & { proofId: PaymentProofId };
  'booking.proof_returned': BookingParties & { proofId: PaymentProofId; reason: string };
  /** `by` marked or unmarked a ticket. `isDone`: all tickets that `by` must buy are marked. */
  'booking.tickets_changed': BookingParties & { by: Party; isDone: boolean };
  /** Reminds `to`, who has not marked all tickets that they must buy. */
  'booking.tickets_due': BookingParties & { to: Party[] };
  /** The traveler and the guide have not agreed on a meeting point yet. */
  'booking.place_due': BookingParties;
  /** The tour starts in a day. */
  'booking.starts_tomorrow': BookingParties;
  /** The lead traveler confirmed the meeting through their link. */
  'booking.travelers_met': BookingParties & { at: string };
  /**
   * `by` sent a mark on the day of the tour. `at`: when the button was clicked. `isCurrent` is false if the
   * mark arrived too late to be news.
   */
  'booking.marked': BookingParties & { by: Party; mark: Mark; at: string; isCurrent: boolean };
  /**
   * `by` can't find the other party after the start: staff have a case. `messageId`: the ID of the message to
   * staff.
   */
  'booking.not_met': BookingParties & { by: Party; messageId: string };
  /** `by` has confirmed the start; the other party has not. */
  'booking.start_confirmed': BookingParties & { by: Party };
  /**
   * Both parties have confirmed the start, and the tour is running. `by` confirmed last; absent if the
   * travelers' link was used.
   */
  'booking.started': BookingParties & { by?: Party };
  /**
   * `from` is `disputed` if a dispute was decided this way; `again` is true if the booking was completed before the
   * dispute.
   */
  'booking.completed': BookingParties & { by: Actor; from: BookingStatus; again: boolean };
  /** The extension fee was paid, and the guide must answer. */
  'booking.extension_requested': BookingParties & { minutes: number; answerBy: string };
  /** The guide accepted. The extension takes effect when the traveler confirms it, at the latest at `confirmBy`. */
  'booking.extension_agreed': BookingParties & { minutes: number; confirmBy: string };
  /** A paid extension request was declined or not answered in time, and its fee is refunded. */
  'booking.extension_refused': BookingParties & {
    why: 'declined' | 'unanswered';
    refundCents: number;
  };
  /** The extension took effect. */
  'booking.extended': BookingParties & { minutes: number; endsAt: string };
  /** `by` proposed a change, which the other party can answer until `answerBy`. */
  'booking.change_proposed': BookingParties & {
    proposalId: ChangeProposalId;
    by: Party;
    /** The start and the total if the other party accepts. */
    start: string;
    totalCents: number;
    answerBy: string;
  };
  /** The proposal of `by` was accepted; it takes effect once the traveler has paid the difference. */
  'booking.change_accepted': BookingParties & {
    proposalId: ChangeProposalId;
    by: Party;
    toPayCents: number;
    payBy: string;
  };
  /** The booking was changed as `by` had proposed. */
  'booking.changed': BookingParties & { by: Party; refundCents: number };
  /**
   * The proposal of `by` ended without effect. `silent`: the booking itself ended or started, so no one is
   * notified.
   */
  'booking.change_ended': BookingParties & {
    proposalId: ChangeProposalId;
    by: Party;
    /** Who declined or withdrew it. Absent from events of earlier versions. */
    endedBy?: Party;
    state: Exclude<ChangeState, 'open' | 'awaiting_payment' | 'applied'>;
    silent: boolean;
  };
  /**
   * A colleague, of whom `substituteId` is the guide ID, agreed to take over. The traveler can agree until
   * `answerBy`.
   */
  'booking.substitute_proposed': BookingParties & {
    substitutionId: SubstitutionId;
    substituteId: GuideId;
    substituteUserId: UserId;
    answerBy: string;
  };
  /** The colleague can no longer take over; the booking stays with its guide. */
  'booking.substitute_dropped': BookingParties;
  /** The traveler agreed: `guideId` took over from `firstGuideId`. */
  'booking.substituted': BookingParties & {
    substitutionId: SubstitutionId;
    firstGuideId: GuideId;
    firstGuideUserId: UserId;
    /** What the traveler had proposed and the first guide had not answered. */
    open: { address: boolean; costs: { number: number; text: string; yen: number }[] };
  };
  /** `by` proposed an extra cost. */
  'booking.extra_cost_proposed': BookingParties & {
    by: Party;
    /** Absent from events of earlier versions. */
    number?: number;
    text: string;
    yen: number;
  };
  /**
   * `by` accepted, declined or withdrew an extra cost of `author`. `isLast`: no other line of `author` waits for an
   * answer.
   */
  'booking.extra_cost_answered': BookingParties & {
    by: Party;
    author: Party;
    /** Absent from events of earlier versions. */
    number?: number;
    state: Exclude<ExtraCostState, 'proposed'>;
    yen: number;
    isLast: boolean;
  };
  'booking.address_proposed': BookingParties & { by: Party };
  /** The proposal of `by` was accepted. */
  'booking.address_changed': BookingParties & { by: Party };
  /** `by` rejected the proposal, or withdrew it if `proposedBy` is the same party. */
  'booking.address_declined': BookingParties & { by: Party; proposedBy: Party };
  /** `by` changed the lines of the driver's card. */
  'booking.driver_lines_changed': BookingParties & { by: Party };
  /** The booking's money is frozen until staff or, after 14 days, the default rule decide. */
  'booking.disputed': BookingParties & { by: Party; decideBy: string };
  /** `by`, who did not open the dispute, submitted their statement. */
  'booking.dispute_answered': BookingParties & { by: Party };
  'booking.dispute_decided': BookingParties & {
    outcome: DisputeOutcome;
    refundCents: number;
    /** Staff's reason; null if the default rule decided because staff did not decide in time. */
    reason: string | null;
  };
}

/** The colleagues whom a guide asked to take over a booking, or who no longer have to answer. */
export interface ColleaguesNews extends BookingParties {
  substitutionId: SubstitutionId;
  /** The colleagues' user ids. */
  colleagues: UserId[];
}

/** Events in the outbox about colleagues whom a guide asks to take over. */
export interface ColleagueEvents {
  'substitution.asked': ColleaguesNews & { answerBy: string };
  /** The colleagues can no longer accept. `state` says why. */
  'substitution.ended': ColleaguesNews & {
    state: Exclude<SubstitutionState, 'asked'>;
    /** The colleague who had accepted; null if none had. */
    substituteUserId: UserId | null;
  };
}

/** A commission that staff request from a guide for bookings that ended late. */
export interface CommissionNews {
  caseId: PatternCaseId;
  guideId: GuideId;
  /** The guide's user id. */
  userId: UserId;
  amountCents: number;
  timeZone: string;
  /** The text from staff; null if the guide did not object in time. */
  reason: string | null;
  /** The guide's deadline for objecting; it may have passed. */
  objectBy: string;
}

/** Commission events in the outbox. */
export interface CommissionEvents {
  'commission.announced': CommissionNews;
  'commission.charged': CommissionNews;
  'commission.dropped': CommissionNews;
}

/** The parties of a tour request. */
export interface RequestParties {
  requestId: TourRequestId;
  conversationId: ConversationId;
  guideId: GuideId;
  guideUserId: UserId;
  travelerId: UserId;
}

/** Tour request events in the outbox. */
export interface TourRequestEvents {
  'tour_request.sent': RequestParties & { answerBy: string };
  'tour_request.accepted': RequestParties & { bookingId: BookingId; payBy: string };
  'tour_request.rejected': RequestParties & { rejectReason: RejectReason; reason: string | null };
  'tour_request.withdrawn': RequestParties;
  /** `silent`: the request was ended by a block or a suspension, so no one is notified. */
  'tour_request.expired': RequestParties & { silent: boolean };
}

export type BookingEventType = keyof BookingEvents;

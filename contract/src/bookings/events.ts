import type { DisputeOutcome } from '../payments/dispute-split.ts';
import type {
  BookingId,
  ConversationId,
  EmergencyClaimId,
  GuideId,
  PatternCaseId,
  PaymentProofId,
  TourRequestId,
  UserId,
} from '../primitives.ts';
import type { Actor, Party } from './booking-facts.ts';
import type { ClaimState } from './emergency-claim.ts';
import type { RejectReason } from './reject-reasons.ts';
import type { BookingStatus, CancelKind } from './statuses.ts';

/** Whom a booking concerns: in the payload of every event of this noun. */
export interface BookingParties {
  bookingId: BookingId;
  guideId: GuideId;
  /** The guide's user. */
  guideUserId: UserId;
  travelerId: UserId;
}

/** What happens to bookings, as the outbox carries it. Amounts are fen, instants RFC 3339. */
export interface BookingEvents {
  'booking.created': BookingParties & { payBy: string };
  /** The deposit is paid; `answerBy` is null where the guide had accepted before. */
  'booking.paid': BookingParties & { answerBy: string | null };
  'booking.accepted': BookingParties;
  'booking.rejected': BookingParties & {
    refundCents: number;
    rejectReason: RejectReason;
    reason: string | null;
  };
  'booking.cancelled': BookingParties & {
    cancelKind: CancelKind;
    /** The status it was cancelled from. */
    from: BookingStatus;
    /** Until when a no-show can be contested, while its money waits; null for all others. */
    contestBy: string | null;
    /** Of an unpaid booking what goes back into the traveler's wallet: not the guide's to know. */
    refundCents: number;
    reason: string | null;
  };
  /** It starts in two hours; `confirmedBy` has confirmed the start already. */
  'booking.start_near': BookingParties & { confirmedBy: Party | null };
  'booking.emergency_claimed': BookingParties & { claimId: EmergencyClaimId; decideBy: string };
  /** Accepted, rejected, or left by the clock; `refundCents` is what comes back on top of the tier. */
  'booking.emergency_decided': BookingParties & {
    claimId: EmergencyClaimId;
    state: ClaimState;
    refundCents: number;
    reason: string | null;
  };
  'booking.proof_uploaded': BookingParties & { proofId: PaymentProofId };
  'booking.proof_verified': BookingParties & { proofId: PaymentProofId };
  'booking.proof_returned': BookingParties & { proofId: PaymentProofId; reason: string };
  /** `by` ticked a ticket or took a tick back. `isDone`: all of theirs are ticked. */
  'booking.tickets_changed': BookingParties & { by: Party; isDone: boolean };
  /** It is time to remind `to`: they have not ticked all tickets that they have to buy. */
  'booking.tickets_due': BookingParties & { to: Party[] };
  /** The tour starts in a day. */
  'booking.starts_tomorrow': BookingParties;
  /** Whom the traveler booked for said so, by their link. */
  'booking.travelers_met': BookingParties & { at: string };
  /** One side has confirmed the start; the other has not yet. */
  'booking.start_confirmed': BookingParties & { by: Party };
  /** Both have: the tour runs. `by` whose press it does; nobody's where the travelers' link did. */
  'booking.started': BookingParties & { by?: Party };
  /** From `disputed` it was decided so; `again` where it was completed before the dispute, too. */
  'booking.completed': BookingParties & { by: Actor; from: BookingStatus; again: boolean };
  /** The fee is paid: the guide is asked. */
  'booking.extension_requested': BookingParties & { minutes: number; answerBy: string };
  /** The guide has agreed; it takes effect then, or once the traveler confirms it. */
  'booking.extension_agreed': BookingParties & { minutes: number; confirmBy: string };
  /** Nothing comes of a paid extension. */
  'booking.extension_refused': BookingParties & {
    why: 'declined' | 'unanswered';
    refundCents: number;
  };
  /** It took effect. */
  'booking.extended': BookingParties & { minutes: number; endsAt: string };
  'booking.address_proposed': BookingParties & { by: Party };
  /** The suggestion of `by` was accepted. */
  'booking.address_changed': BookingParties & { by: Party };
  /** `by` keeps the old address, or takes back what `proposedBy`, the same side, suggested. */
  'booking.address_declined': BookingParties & { by: Party; proposedBy: Party };
  /** `by` filled in the driver's card. */
  'booking.driver_lines_changed': BookingParties & { by: Party };
  /** Its money is frozen until staff, or after 14 days the rule, decides. */
  'booking.disputed': BookingParties & { by: Party; decideBy: string };
  /** `by`, who did not open it, told their side. */
  'booking.dispute_answered': BookingParties & { by: Party };
  'booking.dispute_decided': BookingParties & {
    outcome: DisputeOutcome;
    refundCents: number;
    /** Null: nobody decided in time, and the rule did. */
    reason: string | null;
  };
}

/** A commission that staff asks of a guide for bookings that ended late. */
export interface CommissionNews {
  caseId: PatternCaseId;
  guideId: GuideId;
  /** The guide's. */
  userId: UserId;
  amountCents: number;
  timeZone: string;
  /** What staff wrote; null: nobody objected in time. */
  reason: string | null;
  /** Until when the guide can object, or could. */
  objectBy: string;
}

/** What becomes of commission, as the outbox carries it. */
export interface CommissionEvents {
  'commission.announced': CommissionNews;
  'commission.charged': CommissionNews;
  'commission.dropped': CommissionNews;
}

/** Whom a tour request concerns. */
export interface RequestParties {
  requestId: TourRequestId;
  conversationId: ConversationId;
  guideId: GuideId;
  guideUserId: UserId;
  travelerId: UserId;
}

/** What happens to tour requests, as the outbox carries it. */
export interface TourRequestEvents {
  'tour_request.sent': RequestParties & { answerBy: string };
  'tour_request.accepted': RequestParties & { bookingId: BookingId; payBy: string };
  'tour_request.rejected': RequestParties & { rejectReason: RejectReason; reason: string | null };
  'tour_request.withdrawn': RequestParties;
  /** `silent`: a block or a suspension ended it, of which nobody is told. */
  'tour_request.expired': RequestParties & { silent: boolean };
}

export type BookingEventType = keyof BookingEvents;

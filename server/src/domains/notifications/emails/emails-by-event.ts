import type { BookingEvents } from '@tomoguide/contract/bookings/events';
import type { Topic } from '@tomoguide/contract/notifications/topics';
import type { PaymentEvents } from '@tomoguide/contract/payments/events';
import {
  buildAcceptedEmails,
  buildAddressChangedEmails,
  buildAddressProposedEmails,
  buildCancelledEmails,
  buildCompletedEmails,
  buildEndedHoldEmails,
  buildPaidEmails,
  buildPlaceDueEmails,
  buildRefundRefusedEmails,
  buildRejectedEmails,
  buildStartsTomorrowEmails,
  buildTicketsDueEmails,
  buildTravelersMetEmails,
  buildWeatherEmails,
  buildWeatherEndedEmails,
} from './booking-emails.ts';
import {
  buildDisputeDecidedEmails,
  buildDisputedEmails,
  buildEmergencyClaimedEmails,
  buildEmergencyDecidedEmails,
  buildNoShowEmails,
  buildProofReturnedEmails,
  buildProofVerifiedEmails,
} from './case-emails.ts';
import {
  buildChangedEmails,
  buildChangeEndedEmails,
  buildChangeProposedEmails,
  buildChangeToPayEmails,
} from './change-emails.ts';
import type { Email } from './email-frame.ts';
import {
  buildSubstituteDroppedEmails,
  buildSubstitutedEmails,
  buildSubstituteProposedEmails,
} from './substitute-emails.ts';
import type { EmailFacts } from './tour-email.ts';

/** The events that cause emails about a booking. */
export type EmailEvents = BookingEvents & Pick<PaymentEvents, 'payment.refund_refused'>;

type Write<Type extends keyof EmailEvents> = (
  facts: EmailFacts,
  event: EmailEvents[Type],
) => Email[];

type EmailRules = {
  readonly [Type in keyof EmailEvents]?: { topic: Topic; write: Write<Type> };
};

/**
 * Returns the emails of a cancellation. An expired hold causes no email unless it used wallet money; for a
 * cancellation by a dispute, the email about the decision suffices.
 */
const writeCancellationEmails: Write<'booking.cancelled'> = (facts, event) => {
  const { cancelKind, contestBy, from } = event;
  if (from === 'disputed') return [];
  const isNoShow = cancelKind === 'no_show_guide' || cancelKind === 'no_show_traveler';
  if (isNoShow && contestBy) return buildNoShowEmails(facts, { cancelKind, contestBy });
  if (facts.booking.paid) return buildCancelledEmails(facts, event);
  return event.refundCents > 0 ? buildEndedHoldEmails(facts, event) : [];
};

const writeCompletionEmails: Write<'booking.completed'> = (facts, { from }) =>
  from === 'disputed' ? [] : buildCompletedEmails(facts);

/** The emails for each booking event (`docs/product/notices.md, "Emails"`). */
export const BOOKING_EMAILS: EmailRules = {
  'booking.paid': { topic: 'paid', write: buildPaidEmails },
  'booking.accepted': { topic: 'accepted', write: buildAcceptedEmails },
  'booking.rejected': { topic: 'rejected', write: buildRejectedEmails },
  'booking.cancelled': { topic: 'cancelled', write: writeCancellationEmails },
  'booking.change_proposed': { topic: 'changes', write: buildChangeProposedEmails },
  'booking.change_accepted': { topic: 'changes', write: buildChangeToPayEmails },
  'booking.changed': { topic: 'changes', write: buildChangedEmails },
  'booking.change_ended': { topic: 'changes', write: buildChangeEndedEmails },
  'booking.substitute_proposed': { topic: 'changes', write: buildSubstituteProposedEmails },
  'booking.substitute_dropped': { topic: 'changes', write: buildSubstituteDroppedEmails },
  'booking.substituted': { topic: 'changes', write: buildSubstitutedEmails },
  'booking.weather_declared': { topic: 'cancelled', write: buildWeatherEmails },
  'booking.weather_ended': { topic: 'cancelled', write: buildWeatherEndedEmails },
  'booking.address_proposed': { topic: 'meetingPoint', write: buildAddressProposedEmails },
  'booking.address_changed': { topic: 'meetingPoint', write: buildAddressChangedEmails },
  'booking.travelers_met': { topic: 'tourDay', write: buildTravelersMetEmails },
  'booking.starts_tomorrow': { topic: 'reminders', write: buildStartsTomorrowEmails },
  'booking.tickets_due': { topic: 'reminders', write: buildTicketsDueEmails },
  'booking.place_due': { topic: 'reminders', write: buildPlaceDueEmails },
  'booking.completed': { topic: 'completed', write: writeCompletionEmails },
  'booking.disputed': { topic: 'cases', write: buildDisputedEmails },
  'booking.dispute_decided': { topic: 'cases', write: buildDisputeDecidedEmails },
  'booking.emergency_claimed': { topic: 'cases', write: buildEmergencyClaimedEmails },
  'booking.emergency_decided': { topic: 'cases', write: buildEmergencyDecidedEmails },
  'booking.proof_verified': { topic: 'proofs', write: buildProofVerifiedEmails },
  'booking.proof_returned': { topic: 'proofs', write: buildProofReturnedEmails },
  'payment.refund_refused': { topic: 'refunds', write: buildRefundRefusedEmails },
};

import type { BookingEvents } from '@tomoguide/contract/bookings/events';
import type { Topic } from '@tomoguide/contract/notifications/topics';
import type { PaymentEvents } from '@tomoguide/contract/payments/events';
import {
  acceptedLetters,
  addressChangedLetters,
  addressProposedLetters,
  cancelledLetters,
  completedLetters,
  endedHoldLetters,
  paidLetters,
  placeDueLetters,
  refundRefusedLetters,
  rejectedLetters,
  startsTomorrowLetters,
  ticketsDueLetters,
  travelersMetLetters,
} from './booking-letters.ts';
import {
  disputeDecidedLetters,
  disputedLetters,
  emergencyClaimedLetters,
  emergencyDecidedLetters,
  noShowLetters,
  proofReturnedLetters,
  proofVerifiedLetters,
} from './case-letters.ts';
import type { Letter } from './letter-frame.ts';
import type { LetterFacts } from './tour-letter.ts';

/** The events that cause emails about a booking. */
export type LetterEvents = BookingEvents & Pick<PaymentEvents, 'payment.refund_refused'>;

type Write<Type extends keyof LetterEvents> = (
  facts: LetterFacts,
  event: LetterEvents[Type],
) => Letter[];

type LetterRules = {
  readonly [Type in keyof LetterEvents]?: { topic: Topic; write: Write<Type> };
};

/**
 * Returns the emails of a cancellation. An expired hold causes no email unless it used wallet money; for a
 * cancellation by a dispute, the email about the decision suffices.
 */
const cancelled: Write<'booking.cancelled'> = (facts, event) => {
  const { cancelKind, contestBy, from } = event;
  if (from === 'disputed') return [];
  const isNoShow = cancelKind === 'no_show_guide' || cancelKind === 'no_show_traveler';
  if (isNoShow && contestBy) return noShowLetters(facts, { cancelKind, contestBy });
  if (facts.booking.paid) return cancelledLetters(facts, event);
  return event.refundCents > 0 ? endedHoldLetters(facts, event) : [];
};

const completed: Write<'booking.completed'> = (facts, { from }) =>
  from === 'disputed' ? [] : completedLetters(facts);

/** The emails for each booking event (`docs/product/notices.md, "Letters"`). */
export const BOOKING_LETTERS: LetterRules = {
  'booking.paid': { topic: 'paid', write: paidLetters },
  'booking.accepted': { topic: 'accepted', write: acceptedLetters },
  'booking.rejected': { topic: 'rejected', write: rejectedLetters },
  'booking.cancelled': { topic: 'cancelled', write: cancelled },
  'booking.address_proposed': { topic: 'meetingPoint', write: addressProposedLetters },
  'booking.address_changed': { topic: 'meetingPoint', write: addressChangedLetters },
  'booking.travelers_met': { topic: 'tourDay', write: travelersMetLetters },
  'booking.starts_tomorrow': { topic: 'reminders', write: startsTomorrowLetters },
  'booking.tickets_due': { topic: 'reminders', write: ticketsDueLetters },
  'booking.place_due': { topic: 'reminders', write: placeDueLetters },
  'booking.completed': { topic: 'completed', write: completed },
  'booking.disputed': { topic: 'cases', write: disputedLetters },
  'booking.dispute_decided': { topic: 'cases', write: disputeDecidedLetters },
  'booking.emergency_claimed': { topic: 'cases', write: emergencyClaimedLetters },
  'booking.emergency_decided': { topic: 'cases', write: emergencyDecidedLetters },
  'booking.proof_verified': { topic: 'proofs', write: proofVerifiedLetters },
  'booking.proof_returned': { topic: 'proofs', write: proofReturnedLetters },
  'payment.refund_refused': { topic: 'refunds', write: refundRefusedLetters },
};

import type { BookingEvents } from '@tomoguide/contract/bookings/events';
import type { Topic } from '@tomoguide/contract/notifications/topics';
import type { PaymentEvents } from '@tomoguide/contract/payments/events';
import type { Reaction, Reactions } from '../../events/dispatcher.ts';
import { usersByIds } from '../accounts/service.ts';
import { letterSummaryOf } from '../bookings/service.ts';
import { guideCity } from '../guides/service.ts';
import { answeredNotices } from './inbox/answered-notices.ts';
import { bookingNotices } from './inbox/booking-notices.ts';
import { calendarNotices } from './inbox/calendar-notices.ts';
import { paymentNotices } from './inbox/payment-notices.ts';
import { requestNotices } from './inbox/request-notices.ts';
import { reviewNotices } from './inbox/review-notices.ts';
import { staffNotices } from './inbox/staff-notices.ts';
import { sendAddressLetter } from './letters/address-letter.ts';
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
} from './letters/booking-letters.ts';
import {
  disputeDecidedLetters,
  disputedLetters,
  emergencyClaimedLetters,
  emergencyDecidedLetters,
  noShowLetters,
  proofReturnedLetters,
  proofVerifiedLetters,
} from './letters/case-letters.ts';
import { sendConfirmationLetter } from './letters/confirmation-letter.ts';
import {
  sendApplicationLetter,
  sendIdentityLetter,
  sendQualificationLetter,
} from './letters/decision-letters.ts';
import { sendFeeLetter } from './letters/fee-letter.ts';
import type { Letter } from './letters/letter-frame.ts';
import { sendPasskeyLetter } from './letters/passkey-letter.ts';
import { requestLetters } from './letters/request-letters.ts';
import { sendResetLetter } from './letters/reset-letter.ts';
import { enqueueLetter } from './letters/send-letters.ts';
import { sendUnreadLetter, sendVisitorAnswer } from './letters/support-letters.ts';
import { sendSuspensionLetter } from './letters/suspension-letter.ts';
import type { LetterFacts } from './letters/tour-letter.ts';
import { sendWithdrawalLetter } from './letters/withdrawal-letter.ts';

type LetterEvents = BookingEvents & Pick<PaymentEvents, 'payment.refund_refused'>;

type Write<Type extends keyof LetterEvents> = (
  facts: LetterFacts,
  event: LetterEvents[Type],
) => Letter[];

/** Generates emails about a booking from its current state and enqueues them in the same transaction. */
const sendLetters =
  <Type extends keyof LetterEvents>(topic: Topic, write: Write<Type>): Reaction<Type> =>
  async (tx, event, deps) => {
    const { payload } = event;
    const booking = await letterSummaryOf(tx, payload.bookingId, deps.clock.now());
    if (!booking) return;
    const people = await usersByIds(tx, [booking.travelerId, booking.guideUserId]);
    const traveler = people.get(booking.travelerId);
    const guide = people.get(booking.guideUserId);
    if (!traveler || !guide) return;
    const city = await guideCity(tx, guide);
    const facts = { booking, traveler, guide, city, publicUrl: deps.config.publicUrl };
    for (const [index, letter] of write(facts, payload).entries()) {
      await enqueueLetter(tx, deps, letter, topic, `event-${event.id}-${index}`);
    }
  };

/**
 * An expired hold sends no email unless wallet money was spent on it. A dispute's cancellation is covered
 * by the email about the decision.
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

/** The email for each event (`docs/product/notices.md, "Letters"`). */
const LETTERS: Reactions = {
  'account.password_forgotten': sendResetLetter,
  'account.confirmation_asked': sendConfirmationLetter,
  'account.email_change_asked': sendAddressLetter,
  'account.email_changed': sendAddressLetter,
  'account.passkey_added': sendPasskeyLetter,
  'account.passkey_removed': sendPasskeyLetter,
  ...requestLetters,
  'application.decided': sendApplicationLetter,
  'identity.decided': sendIdentityLetter,
  'guide.qualification_decided': sendQualificationLetter,
  'account.suspended': sendSuspensionLetter,
  'account.restored': sendSuspensionLetter,
  'guide.suspended': sendSuspensionLetter,
  'guide.restored': sendSuspensionLetter,
  'guide.paused': sendSuspensionLetter,
  'guide.resumed': sendSuspensionLetter,
  'commission.announced': sendFeeLetter,
  'commission.charged': sendFeeLetter,
  'commission.dropped': sendFeeLetter,
  'booking.paid': sendLetters('paid', paidLetters),
  'booking.accepted': sendLetters('accepted', acceptedLetters),
  'booking.rejected': sendLetters('rejected', rejectedLetters),
  'booking.cancelled': sendLetters('cancelled', cancelled),
  'booking.address_proposed': sendLetters('meetingPoint', addressProposedLetters),
  'booking.address_changed': sendLetters('meetingPoint', addressChangedLetters),
  'booking.travelers_met': sendLetters('tourDay', travelersMetLetters),
  'booking.starts_tomorrow': sendLetters('reminders', startsTomorrowLetters),
  'booking.tickets_due': sendLetters('reminders', ticketsDueLetters),
  'booking.place_due': sendLetters('reminders', placeDueLetters),
  'booking.completed': sendLetters('completed', completed),
  'booking.disputed': sendLetters('cases', disputedLetters),
  'booking.dispute_decided': sendLetters('cases', disputeDecidedLetters),
  'booking.emergency_claimed': sendLetters('cases', emergencyClaimedLetters),
  'booking.emergency_decided': sendLetters('cases', emergencyDecidedLetters),
  'booking.proof_verified': sendLetters('proofs', proofVerifiedLetters),
  'booking.proof_returned': sendLetters('proofs', proofReturnedLetters),
  'payment.refund_refused': sendLetters('refunds', refundRefusedLetters),
  'payment.withdrawal_paid': sendWithdrawalLetter,
  'support.answered': sendVisitorAnswer,
  'support.left_unread': sendUnreadLetter,
};

/**
 * Reactions of emails and system messages. The order matters: an event first expires the notices that it
 * answers.
 */
export const notificationReactions: readonly Reactions[] = [
  LETTERS,
  answeredNotices,
  bookingNotices,
  requestNotices,
  paymentNotices,
  reviewNotices,
  calendarNotices,
  staffNotices,
];

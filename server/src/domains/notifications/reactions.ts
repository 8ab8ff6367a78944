import type { BookingEvents } from '@tomoguide/contract/bookings/events';
import type { PaymentEvents } from '@tomoguide/contract/payments/events';
import type { Reaction, Reactions } from '../../events/dispatcher.ts';
import { usersByIds } from '../accounts/service.ts';
import { summaryOf } from '../bookings/service.ts';
import {
  acceptedLetters,
  addressChangedLetters,
  addressProposedLetters,
  cancelledLetters,
  completedLetters,
  endedHoldLetters,
  type Letter,
  type LetterFacts,
  paidLetters,
  refundRefusedLetters,
  rejectedLetters,
  startsTomorrowLetters,
} from './letters/booking-letters.ts';
import { sendResetLetter } from './letters/reset-letter.ts';
import { post } from './letters/send-letters.ts';
import { sendWithdrawalLetter } from './letters/withdrawal-letter.ts';

type LetterEvents = BookingEvents & Pick<PaymentEvents, 'payment.refund_refused'>;

type Write<Type extends keyof LetterEvents> = (
  facts: LetterFacts,
  event: LetterEvents[Type],
) => Letter[];

/** Letters about a booking, written from its current state and enqueued in the same transaction. */
const writing =
  <Type extends keyof LetterEvents>(write: Write<Type>): Reaction<Type> =>
  async (tx, event, deps) => {
    const { payload } = event;
    const booking = await summaryOf(tx, payload.bookingId, deps.clock.now());
    if (!booking) return;
    const people = await usersByIds(tx, [booking.travelerId, booking.guideUserId]);
    const traveler = people.get(booking.travelerId);
    const guide = people.get(booking.guideUserId);
    if (!traveler || !guide) return;
    const facts = { booking, traveler, guide, publicUrl: deps.config.publicUrl };
    for (const [index, letter] of write(facts, payload).entries()) {
      await post(tx, deps, letter, `event-${event.id}-${index}`);
    }
  };

/** An expired hold sends no letter, unless wallet money was spent on it. */
const cancelled: Write<'booking.cancelled'> = (facts, event) => {
  if (facts.booking.paid) return cancelledLetters(facts, event);
  return event.refundCents > 0 ? endedHoldLetters(facts, event) : [];
};

/** The letter that follows from each event (`docs/product/notices.md, "Letters"`). */
export const notificationReactions: Reactions = {
  'account.password_forgotten': sendResetLetter,
  'booking.paid': writing(paidLetters),
  'booking.accepted': writing(acceptedLetters),
  'booking.rejected': writing(rejectedLetters),
  'booking.cancelled': writing(cancelled),
  'booking.address_proposed': writing(addressProposedLetters),
  'booking.address_changed': writing(addressChangedLetters),
  'booking.starts_tomorrow': writing(startsTomorrowLetters),
  'booking.completed': writing(completedLetters),
  'payment.refund_refused': writing(refundRefusedLetters),
  'payment.withdrawal_paid': sendWithdrawalLetter,
};

import type { BookingEvents, BookingEventType } from '@tomoguide/contract/bookings/events';
import type { Tx } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { OutboxEvent, Reactions } from '../../events/dispatcher.ts';
import { usersByIds } from '../accounts/service.ts';
import { outlineOf } from '../bookings/service.ts';
import {
  acceptedLetters,
  cancelledLetters,
  type Letter,
  type LetterFacts,
  paidLetters,
  rejectedLetters,
} from './letters.ts';
import { post } from './post.ts';
import { sendResetLetter } from './reset-letter.ts';

type Write<Type extends BookingEventType> = (
  facts: LetterFacts,
  event: BookingEvents[Type],
) => Letter[];

/** Letters about a booking: written from its state now, and handed to the post in the same transaction. */
const writing =
  <Type extends BookingEventType>(write: Write<Type>) =>
  async (tx: Tx, event: OutboxEvent, deps: Deps): Promise<void> => {
    const payload = event.payload as unknown as BookingEvents[Type];
    const booking = await outlineOf(tx, payload.bookingId);
    const people = await usersByIds(tx, [payload.travelerId, payload.guideUserId]);
    const traveler = people.get(payload.travelerId);
    const guide = people.get(payload.guideUserId);
    if (!booking || !traveler || !guide) return;
    const facts = { booking, traveler, guide, publicUrl: deps.config.publicUrl };
    for (const [index, letter] of write(facts, payload).entries()) {
      await post(tx, deps, letter, `event-${event.id}-${index}`);
    }
  };

/** A hold that ended unpaid concerns nobody's mail. */
const cancelled: Write<'booking.cancelled'> = (facts, event) =>
  facts.booking.paid ? cancelledLetters(facts, event) : [];

/** E-mail that follows from what happens to bookings (product §6). */
export const notificationReactions: Reactions = {
  'account.password_forgotten': sendResetLetter,
  'booking.paid': writing<'booking.paid'>(paidLetters),
  'booking.accepted': writing<'booking.accepted'>(acceptedLetters),
  'booking.rejected': writing<'booking.rejected'>(rejectedLetters),
  'booking.cancelled': writing<'booking.cancelled'>(cancelled),
};

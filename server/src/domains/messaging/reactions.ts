import type { Reaction, Reactions } from '../../events/dispatcher.ts';
import { bookingLines, sayPaid } from './booking-events/send-booking-event.ts';
import {
  type ContactStep,
  pushBlock,
  pushChanged,
  pushContacts,
  pushRead,
  pushRecalled,
  pushSent,
} from './pushing/push-messages.ts';

/** Adds the line to the conversation, then notifies both pages to refetch. */
const pushWithContacts =
  <Type extends ContactStep>(say: Reaction<Type>): Reaction<Type> =>
  async (...step) => {
    await say(...step);
    await pushContacts(...step);
  };

/** The events sent to the sockets of both users (docs/product/messages.md, "The socket"). */
export const messagingReactions: Reactions = {
  'message.sent': pushSent,
  'message.changed': pushChanged,
  'message.recalled': pushRecalled,
  'conversation.read': pushRead,
  'conversation.blocked': pushBlock,
  'conversation.unblocked': pushBlock,
  ...bookingLines,
  'booking.paid': pushWithContacts(sayPaid),
  'booking.accepted': pushWithContacts(bookingLines['booking.accepted']),
  'booking.started': pushWithContacts(bookingLines['booking.started']),
  'booking.cancelled': pushWithContacts(bookingLines['booking.cancelled']),
};

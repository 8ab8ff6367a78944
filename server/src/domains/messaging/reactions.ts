import type { Reactions } from '../../events/dispatcher.ts';
import { bookingLines, sayPaid } from './booking-events/say-booking-event.ts';
import {
  pushBlock,
  pushChanged,
  pushRead,
  pushRecalled,
  pushSent,
  pushUnlocked,
} from './pushing/push-messages.ts';

/** What the sockets of the two are told (docs/product/messages.md, "The socket"). */
export const messagingReactions: Reactions = {
  'message.sent': pushSent,
  'message.changed': pushChanged,
  'message.recalled': pushRecalled,
  'conversation.read': pushRead,
  'conversation.blocked': pushBlock,
  'conversation.unblocked': pushBlock,
  ...bookingLines,
  'booking.paid': async (...paid) => {
    await sayPaid(...paid);
    await pushUnlocked(...paid);
  },
};

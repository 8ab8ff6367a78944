import type { BookingEventType } from '@tomoguide/contract/bookings/events';
import type { ConversationParties, MessagingEvents } from '@tomoguide/contract/messaging/events';
import type { UserId } from '@tomoguide/contract/primitives';
import type { SocketEventOf } from '@tomoguide/contract/socket-events';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Reaction } from '../../../events/dispatcher.ts';
import { loadUsersByIds } from '../../accounts/service.ts';
import { getPairContacts } from '../../bookings/service.ts';
import { getOtherUser } from '../policy.ts';
import { presentCredits, presentMessage, presentSent } from '../present.ts';
import {
  type ConversationRow,
  countTotalUnread,
  findBothSides,
  findConversation,
  findMessageBySeq,
  listMessageIdsBetween,
  type Sides,
} from '../queries.ts';
import { loadMasks, maskAlone } from '../reading/load-masks.ts';

/** Maximum number of message IDs in one read mark event. */
const MAX_NAMED = 100;

/** Booking events that show or hide contacts (docs/product/contact-mask.md, "When contacts are shown"). */
const CONTACT_STEPS: ReadonlySet<BookingEventType> = new Set([
  'booking.paid',
  'booking.accepted',
  'booking.changed',
  'booking.substituted',
  'booking.started',
  'booking.cancelled',
]);
export const isContactStep = (type: BookingEventType): boolean => CONTACT_STEPS.has(type);

const getBothIds = ({ travelerId, guideUserId }: Omit<ConversationParties, 'conversationId'>) =>
  [travelerId, guideUserId] as const;

const createCreditsEvent = (
  conversationId: ConversationRow['id'],
  { userId, credits }: Sides['own'],
  isPaid: boolean,
): SocketEventOf<'credits_update'> => ({
  type: 'credits_update',
  payload: { conversationId, userId, credits: presentCredits(credits, isPaid) },
});

/** Pushes a message to both users, each with the content and the credits as that user sees them. */
export const pushSent: Reaction<'message.sent'> = async (tx, { payload }, deps) => {
  const { conversationId, seq } = payload;
  const [row, sides, contacts] = await Promise.all([
    findMessageBySeq(tx, conversationId, seq),
    findBothSides(tx, conversationId, payload.travelerId),
    getPairContacts(tx, payload, deps.clock.now()),
  ]);
  if (!row || !sides) return;
  const masks = await loadMasks(tx, [row]);
  for (const side of [sides.own, sides.other]) {
    const reading = { viewerId: side.userId, showsContacts: contacts.shown, masks };
    const message = presentSent(row, presentCredits(side.credits, sides.isPaid), reading);
    deps.live.push(tx, [side.userId], { type: 'new_message', payload: message });
    deps.live.push(tx, [side.userId], createCreditsEvent(conversationId, side, sides.isPaid));
  }
  // The booking's notice already tells the reader about it.
  if (row.kind !== 'booking_event')
    await deps.ports.messaging.pushMessage(tx, deps, getOtherUser(payload, row.senderId), payload);
};

/** Pushes to both users a message whose card has changed. */
export const pushChangedMessage: Reaction<'message.changed'> = async (tx, { payload }, deps) => {
  const [row, { shown }] = await Promise.all([
    findMessageBySeq(tx, payload.conversationId, payload.seq),
    getPairContacts(tx, payload, deps.clock.now()),
  ]);
  if (!row) return;
  const masks = await loadMasks(tx, [row]);
  for (const viewerId of getBothIds(payload)) {
    const message = presentMessage(row, { viewerId, showsContacts: shown, masks });
    deps.live.push(tx, [viewerId], { type: 'message_changed', payload: message });
  }
};

export const pushRecalled: Reaction<'message.recalled'> = async (tx, { payload }, deps) => {
  const row = await findMessageBySeq(tx, payload.conversationId, payload.seq);
  if (!row) return;
  for (const viewerId of getBothIds(payload)) {
    const message = presentMessage(row, { viewerId, showsContacts: true, masks: maskAlone });
    deps.live.push(tx, [viewerId], { type: 'message_recalled', payload: message });
  }
};

/**
 * Returns the users who receive a read mark; includes the other user only if both have read receipts turned
 * on.
 */
const readMarkRecipients = async (
  tx: Tx,
  payload: MessagingEvents['conversation.read'],
): Promise<UserId[]> => {
  const people = await loadUsersByIds(tx, getBothIds(payload));
  const showReceipts = [...people.values()].every(({ readReceiptsEnabled }) => readReceiptsEnabled);
  const { readerId } = payload;
  return showReceipts ? [readerId, getOtherUser(payload, readerId)] : [readerId];
};

export const pushRead: Reaction<'conversation.read'> = async (tx, { payload }, deps) => {
  const { conversationId, readerId, fromSeq, toSeq } = payload;
  const [conversation, messageIds, recipients] = await Promise.all([
    findConversation(tx, conversationId, readerId),
    listMessageIdsBetween(tx, conversationId, readerId, { fromSeq, toSeq, limit: MAX_NAMED }),
    readMarkRecipients(tx, payload),
  ]);
  for (const userId of recipients) {
    deps.live.push(tx, [userId], {
      type: 'message_read',
      payload: {
        messageIds,
        conversationId,
        readerId,
        readSeq: toSeq,
        readAll: toSeq === conversation?.lastSeq,
        totalUnreadCount: await countTotalUnread(tx, userId),
      },
    });
  }
};

/**
 * Pushes a changed conversation to both users, each with that user's credits. Booking events can change
 * whether contacts are visible and whether messages cost credits. For changes that depend only on time,
 * clients refetch by themselves.
 */
export const pushConversationUpdate = async (
  tx: Tx,
  deps: Deps,
  { conversationId, travelerId }: ConversationParties,
): Promise<void> => {
  const sides = await findBothSides(tx, conversationId, travelerId);
  if (!sides) return;
  for (const side of [sides.own, sides.other]) {
    deps.live.push(tx, [side.userId], {
      type: 'conversation_update',
      payload: { conversationId, credits: presentCredits(side.credits, sides.isPaid) },
    });
  }
};

/** Notifies only the user who blocked, on their other devices. */
export const pushBlock: Reaction<'conversation.blocked' | 'conversation.unblocked'> = async (
  tx,
  { payload },
  deps,
) => {
  const { conversationId, byUserId } = payload;
  const sides = await findBothSides(tx, conversationId, byUserId);
  if (!sides) return;
  const credits = presentCredits(sides.own.credits, sides.isPaid);
  deps.live.push(tx, [byUserId], {
    type: 'conversation_update',
    payload: { conversationId, credits },
  });
};

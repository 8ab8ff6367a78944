import type { ConversationParties, MessagingEvents } from '@tomoguide/contract/messaging/events';
import type { UserId } from '@tomoguide/contract/primitives';
import type { SocketEventOf } from '@tomoguide/contract/socket-events';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Reaction } from '../../../events/dispatcher.ts';
import { usersByIds } from '../../accounts/service.ts';
import { havePaidBooking } from '../../bookings/service.ts';
import { otherIn } from '../policy.ts';
import { presentCredits, presentMessage, presentSent, type Reading } from '../present.ts';
import {
  type ConversationRow,
  conversationOf,
  conversationOfPair,
  messageBySeq,
  messagesBetween,
  type Sides,
  sidesOf,
  unreadTotal,
} from '../queries.ts';

/** Ids of messages that one read mark names at most. */
const MOST_NAMED = 100;

const peopleOf = ({ travelerId, guideUserId }: Omit<ConversationParties, 'conversationId'>) =>
  [travelerId, guideUserId] as const;

const creditsEvent = (
  conversationId: ConversationRow['id'],
  { userId, credits }: Sides['own'],
  reading: Reading,
): SocketEventOf<'credits_update'> => ({
  type: 'credits_update',
  payload: { conversationId, userId, credits: presentCredits(credits, reading) },
});

/** To both, each as they may read it, with their own credits. */
export const pushSent: Reaction<'message.sent'> = async (tx, { payload }, deps) => {
  const { conversationId, seq } = payload;
  const [row, sides] = await Promise.all([
    messageBySeq(tx, conversationId, seq),
    sidesOf(tx, conversationId, payload.travelerId),
  ]);
  if (!row || !sides) return;
  for (const side of [sides.own, sides.other]) {
    const reading = { viewerId: side.userId, unlocked: sides.unlocked };
    const message = presentSent(row, side.credits, reading);
    deps.live.push(tx, [side.userId], { type: 'new_message', payload: message });
    deps.live.push(tx, [side.userId], creditsEvent(conversationId, side, reading));
  }
};

/** A card in the history shows something else now. */
export const pushChanged: Reaction<'message.changed'> = async (tx, { payload }, deps) => {
  const [row, unlocked] = await Promise.all([
    messageBySeq(tx, payload.conversationId, payload.seq),
    havePaidBooking(tx, payload),
  ]);
  if (!row) return;
  for (const viewerId of peopleOf(payload)) {
    const message = presentMessage(row, { viewerId, unlocked });
    deps.live.push(tx, [viewerId], { type: 'message_changed', payload: message });
  }
};

export const pushRecalled: Reaction<'message.recalled'> = async (tx, { payload }, deps) => {
  const row = await messageBySeq(tx, payload.conversationId, payload.seq);
  if (!row) return;
  for (const viewerId of peopleOf(payload)) {
    const message = presentMessage(row, { viewerId, unlocked: true });
    deps.live.push(tx, [viewerId], { type: 'message_recalled', payload: message });
  }
};

/** The other learns of it where both show what they have read. */
const toldOfReading = async (
  tx: Tx,
  payload: MessagingEvents['conversation.read'],
): Promise<UserId[]> => {
  const people = await usersByIds(tx, peopleOf(payload));
  const bothShow = [...people.values()].every(({ readReceiptsEnabled }) => readReceiptsEnabled);
  const { readerId } = payload;
  return bothShow ? [readerId, otherIn(payload, readerId)] : [readerId];
};

export const pushRead: Reaction<'conversation.read'> = async (tx, { payload }, deps) => {
  const { conversationId, readerId, fromSeq, toSeq } = payload;
  const [conversation, messageIds, told] = await Promise.all([
    conversationOf(tx, conversationId, readerId),
    messagesBetween(tx, conversationId, readerId, { fromSeq, toSeq, limit: MOST_NAMED }),
    toldOfReading(tx, payload),
  ]);
  for (const userId of told) {
    deps.live.push(tx, [userId], {
      type: 'message_read',
      payload: {
        messageIds,
        conversationId,
        readerId,
        readSeq: toSeq,
        readAll: toSeq === conversation?.lastSeq,
        totalUnreadCount: await unreadTotal(tx, userId),
      },
    });
  }
};

/** The conversation changed as a whole: to both, each with their own credits. */
const pushConversation = async (
  tx: Tx,
  deps: Deps,
  { id, travelerId }: Pick<ConversationRow, 'id' | 'travelerId'>,
): Promise<void> => {
  const sides = await sidesOf(tx, id, travelerId);
  for (const side of sides ? [sides.own, sides.other] : []) {
    const reading = { viewerId: side.userId, unlocked: sides?.unlocked ?? false };
    deps.live.push(tx, [side.userId], {
      type: 'conversation_update',
      payload: { conversationId: id, credits: presentCredits(side.credits, reading) },
    });
  }
};

/** Only whoever blocked learns of it, on their other devices. */
export const pushBlock: Reaction<'conversation.blocked' | 'conversation.unblocked'> = async (
  tx,
  { payload },
  deps,
) => {
  const { conversationId, byUserId } = payload;
  const sides = await sidesOf(tx, conversationId, byUserId);
  if (!sides) return;
  const reading = { viewerId: byUserId, unlocked: sides.unlocked };
  const credits = presentCredits(sides.own.credits, reading);
  deps.live.push(tx, [byUserId], {
    type: 'conversation_update',
    payload: { conversationId, credits },
  });
};

/** What the two said before is read without the mask from now on, and credits no longer count. */
export const pushUnlocked: Reaction<'booking.paid'> = async (tx, { payload }, deps) => {
  const found = await conversationOfPair(tx, payload.travelerId, payload.guideUserId);
  if (found) await pushConversation(tx, deps, found);
};

import type { FactCard, ReportedCard } from '@tomoguide/contract/messaging/entities';
import type { CardState } from '@tomoguide/contract/messaging/fact-card';
import type { ConversationId, MessageId, UserId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { loadUsersByIds } from '../../accounts/service.ts';
import { loadBlocksAround } from '../blocking/block-queries.ts';
import { getOtherUser, requireConversation } from '../policy.ts';
import {
  type ConversationRow,
  findConversation,
  findMessage,
  type MessageRow,
} from '../queries.ts';
import { type FactCardRow, findFactCard } from './card-queries.ts';
import { listFactPlaces } from './read-card-facts.ts';

/** Names a message in a conversation. */
export interface MessagePlace {
  conversationId: ConversationId;
  messageId: MessageId;
}

/** Why a card can only be read; null if it can be answered. */
export type CardObstacle = 'BLOCKED' | 'FACT_CARD_CLOSED' | null;

/**
 * Returns why neither user can open or answer a card of this message: one blocked the other, the message
 * was recalled, or the other account is closed.
 */
export const findCardObstacle = async (
  db: Executor,
  conversation: ConversationRow,
  { recalledAt }: Pick<MessageRow, 'recalledAt'>,
  userId: UserId,
): Promise<CardObstacle> => {
  if (recalledAt !== null) return 'FACT_CARD_CLOSED';
  const otherId = getOtherUser(conversation, userId);
  const [{ either }, people] = await Promise.all([
    loadBlocksAround(db, userId),
    loadUsersByIds(db, [otherId]),
  ]);
  if (either.has(otherId)) return 'BLOCKED';
  return people.get(otherId)?.closed === false ? null : 'FACT_CARD_CLOSED';
};

type ShownMessage = Pick<MessageRow, 'conversationId' | 'recalledAt'>;

const getState = (
  { agreedAt }: FactCardRow,
  { recalledAt }: Pick<MessageRow, 'recalledAt'>,
): CardState => {
  if (recalledAt !== null) return 'withdrawn';
  return agreedAt === null ? 'open' : 'agreed';
};

/** Presents a card to staff, who see it even if its message was recalled. */
export const presentReportedCard = (
  card: FactCardRow,
  message: ShownMessage,
  jpyPerRmb: number,
): ReportedCard => ({
  state: getState(card, message),
  facts: card.facts,
  places: listFactPlaces(card.facts),
  jpyPerRmb,
});

/** Presents a card to one of the two users. A withdrawn card shows nothing of the recalled message. */
export const presentCard = (
  card: FactCardRow,
  message: ShownMessage,
  { canAnswer, jpyPerRmb }: { canAnswer: boolean; jpyPerRmb: number },
): FactCard => {
  const facts = message.recalledAt === null ? card.facts : [];
  return {
    messageId: card.messageId,
    conversationId: message.conversationId,
    version: card.version,
    state: getState(card, message),
    canAnswer,
    facts,
    places: listFactPlaces(facts),
    jpyPerRmb,
  };
};

/** Returns the card of a message to one of the two users. Throws NOT_FOUND if nobody has opened one. */
export const showFactCard = async (
  { db, config }: Pick<Deps, 'db' | 'config'>,
  userId: UserId,
  { conversationId, messageId }: MessagePlace,
): Promise<FactCard> => {
  const conversation = requireConversation(await findConversation(db, conversationId, userId));
  const [message, card] = await Promise.all([
    findMessage(db, messageId),
    findFactCard(db, messageId),
  ]);
  if (message?.conversationId !== conversationId || !card) return fail('NOT_FOUND');
  const canAnswer = (await findCardObstacle(db, conversation, message, userId)) === null;
  return presentCard(card, message, { canAnswer, jpyPerRmb: config.jpyPerRmb });
};

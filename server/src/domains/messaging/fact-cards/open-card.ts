import { CITY_SLUGS } from '@tomoguide/contract/catalog/cities';
import type { FactCard } from '@tomoguide/contract/messaging/entities';
import type { CardFact, CardState } from '@tomoguide/contract/messaging/fact-card';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { record } from '../../../events/record.ts';
import { fail } from '../../../failure.ts';
import { loadUsersByIds } from '../../accounts/service.ts';
import { getPairContacts } from '../../bookings/service.ts';
import { loadGuideCities } from '../../guides/service.ts';
import { requireConversation } from '../policy.ts';
import {
  type ConversationRow,
  findMessage,
  lockConversation,
  type MessageRow,
} from '../queries.ts';
import { loadMasks } from '../reading/load-masks.ts';
import { type FactCardRow, findFactCard, insertFactCard, showCardState } from './card-queries.ts';
import { readCardFacts } from './read-card-facts.ts';
import { findCardObstacle, type MessagePlace, presentCard } from './show-card.ts';

interface LockedMessage {
  conversation: ConversationRow;
  message: MessageRow;
  card: FactCardRow | null;
}

/** Locks the conversation, which serializes everything about its cards, and reads a message with its card. */
export const lockMessage = async (
  tx: Tx,
  userId: UserId,
  { conversationId, messageId }: MessagePlace,
): Promise<LockedMessage> => {
  const conversation = requireConversation(await lockConversation(tx, conversationId, userId));
  const message = await findMessage(tx, messageId);
  if (message?.conversationId !== conversationId) return fail('NOT_FOUND');
  return { conversation, message, card: await findFactCard(tx, messageId) };
};

/**
 * Shows a card's new state in its message, which clients receive in the same way as a recall. Called after
 * every change, because the revision tells pages to fetch the card again.
 */
export const announceCard = async (
  tx: Tx,
  deps: Deps,
  { conversation, message }: Pick<LockedMessage, 'conversation' | 'message'>,
  cardState: CardState,
): Promise<void> => {
  await showCardState(tx, message, { cardState, revision: conversation.revision + 1 });
  const { id: conversationId, travelerId, guideUserId } = conversation;
  await record(tx, {
    type: 'message.changed',
    payload: { conversationId, travelerId, guideUserId, seq: message.seq },
    occurredAt: deps.clock.now(),
  });
};

/** Reads the facts in what both users can see of the text: while contacts are hidden, in the masked text. */
const readVisibleFacts = async (
  tx: Tx,
  deps: Deps,
  { conversation, message }: Pick<LockedMessage, 'conversation' | 'message'>,
): Promise<CardFact[]> => {
  if (message.kind !== 'text') return [];
  const { guideId } = conversation;
  const [masks, contacts, cities, people] = await Promise.all([
    loadMasks(tx, [message]),
    getPairContacts(tx, conversation, deps.clock.now()),
    loadGuideCities(tx, [guideId]),
    loadUsersByIds(tx, [message.senderId]),
  ]);
  const isShown = contacts.shown || message.unmasked;
  return readCardFacts(isShown ? message.text : masks(message).text, {
    sentAt: message.sentAt,
    zone: people.get(message.senderId)?.timeZone ?? null,
    city: CITY_SLUGS.find((slug) => slug === cities.get(guideId)),
  });
};

/**
 * Opens the fact card of a message (docs/product/messages.md, "Fact card"). If it is open already, returns
 * it. Throws NOT_FOUND for other users, BLOCKED, FACT_CARD_CLOSED, or NO_FACTS.
 */
export const openFactCard = async (
  tx: Tx,
  deps: Deps,
  userId: UserId,
  place: MessagePlace,
): Promise<FactCard> => {
  const { jpyPerRmb } = deps.config;
  const locked = await lockMessage(tx, userId, place);
  const { conversation, message, card } = locked;
  const obstacle = await findCardObstacle(tx, conversation, message, userId);
  if (card) return presentCard(card, message, { canAnswer: obstacle === null, jpyPerRmb });
  if (obstacle) fail(obstacle);
  const facts = await readVisibleFacts(tx, deps, locked);
  if (facts.length === 0) fail('NO_FACTS');
  const opened = await insertFactCard(tx, {
    messageId: message.id,
    facts,
    openedBy: userId,
    openedAt: deps.clock.now(),
  });
  await announceCard(tx, deps, locked, 'open');
  return presentCard(opened, message, { canAnswer: true, jpyPerRmb });
};

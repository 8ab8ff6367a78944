import type { CardState } from '@tomoguide/contract/messaging/fact-card';
import type { ConversationId, MessageId, UserId } from '@tomoguide/contract/primitives';
import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { isAnyOf } from '../../../database/conditions.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { firstRow, onlyRow } from '../../../database/single-row.ts';
import type { MessageRow } from '../queries.ts';
import { conversations, factCards, messages } from '../tables.ts';

export type FactCardRow = typeof factCards.$inferSelect;

export const findFactCard = (db: Executor, id: MessageId): Promise<FactCardRow | null> =>
  firstRow(db.select().from(factCards).where(eq(factCards.messageId, id)));

/** Returns the cards of these messages; no query if none has one. */
export const loadFactCards = async (
  db: Executor,
  rows: readonly MessageRow[],
): Promise<ReadonlyMap<MessageId, FactCardRow>> => {
  const ids = rows.filter(({ cardState }) => cardState !== null).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const cards = await db.select().from(factCards).where(isAnyOf(factCards.messageId, ids));
  return new Map(cards.map((card) => [card.messageId, card]));
};

export const insertFactCard = (
  tx: Tx,
  card: Pick<FactCardRow, 'messageId' | 'facts' | 'openedBy' | 'openedAt'>,
): Promise<FactCardRow> => onlyRow(tx.insert(factCards).values(card).returning());

export const updateFactCard = (
  tx: Tx,
  id: MessageId,
  changes: Pick<FactCardRow, 'facts' | 'version' | 'agreedAt'>,
): Promise<FactCardRow> =>
  onlyRow(tx.update(factCards).set(changes).where(eq(factCards.messageId, id)).returning());

/** Stores the state of a card in its message. The caller must hold the conversation's lock. */
export const showCardState = async (
  tx: Tx,
  { id, conversationId }: Pick<MessageRow, 'id' | 'conversationId'>,
  { cardState, revision }: { cardState: CardState; revision: number },
): Promise<MessageRow> => {
  await tx.update(conversations).set({ revision }).where(eq(conversations.id, conversationId));
  return onlyRow(
    tx.update(messages).set({ cardState, revision }).where(eq(messages.id, id)).returning(),
  );
};

interface ExportedCard {
  conversationId: ConversationId;
  card: FactCardRow;
}

/** Returns the cards of a user's conversations, except those of recalled messages, for the data export. */
export const listFactCardsByUser = (db: Executor, userId: UserId): Promise<ExportedCard[]> =>
  db
    .select({ conversationId: messages.conversationId, card: factCards })
    .from(factCards)
    .innerJoin(messages, eq(messages.id, factCards.messageId))
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(
      and(
        or(eq(conversations.travelerId, userId), eq(conversations.guideUserId, userId)),
        isNull(messages.recalledAt),
      ),
    )
    .orderBy(asc(factCards.messageId));

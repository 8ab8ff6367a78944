import { type MaskedText, maskContacts } from '@tomoguide/contract/messaging/contact-mask';
import { SPLIT_MESSAGES } from '@tomoguide/contract/messaging/figures';
import { mayBeSplit, splitSpans } from '@tomoguide/contract/messaging/split-contacts';
import type { Executor } from '../../../database/database.ts';
import type { MessageRow } from '../queries.ts';
import { MaskedTexts } from './masked-texts.ts';
import { type TextRow, textsAt } from './reading-queries.ts';

const maskedTexts = new MaskedTexts();

/** Returns what the recipient of a message sees while contacts are hidden. */
export type Masks = (row: Pick<MessageRow, 'conversationId' | 'seq' | 'text'>) => MaskedText;

/**
 * Masks a message without considering neighboring messages: for messages that are not texts, or that
 * everyone sees as typed.
 */
export const maskAlone: Masks = ({ text }) => maskedTexts.of(text);

type Place = Pick<MessageRow, 'conversationId' | 'seq'>;
const getKey = ({ conversationId, seq }: Place): string => `${conversationId} ${seq}`;

/** Returns the rows and the positions of the messages close to them. */
const placesAround = (rows: readonly Place[]): Place[] => {
  const places = new Map<string, Place>();
  for (const { conversationId, seq } of rows) {
    const first = Math.max(1, seq - SPLIT_MESSAGES);
    for (let near = first; near <= seq + SPLIT_MESSAGES; near += 1) {
      const place = { conversationId, seq: near };
      places.set(getKey(place), place);
    }
  }
  return [...places.values()];
};

/**
 * Masks messages together with the others around them, so that a contact that is split over several, or that
 * answers a question, is hidden, also across pages (docs/product/contact-mask.md, "Split over messages"). One
 * query, or none if no row can be part of one.
 */
export const loadMasks = async (db: Executor, rows: readonly MessageRow[]): Promise<Masks> => {
  const texts = rows.filter(({ kind, text }) => kind === 'text' && mayBeSplit(text));
  if (texts.length === 0) return maskAlone;
  const own = new Set(rows.map(getKey));
  const around = await textsAt(
    db,
    placesAround(texts).filter((place) => !own.has(getKey(place))),
  );
  const conversations = Map.groupBy(
    [...rows.filter(({ kind }) => kind === 'text'), ...around],
    ({ conversationId }: TextRow) => conversationId,
  );
  const masked = new Map<string, MaskedText>();
  for (const sent of conversations.values()) {
    const inOrder = sent.toSorted((one, other) => one.seq - other.seq);
    for (const [place, spans] of splitSpans(inOrder).entries()) {
      const row = inOrder[place];
      if (row && spans.length > 0) masked.set(getKey(row), maskContacts(row.text, spans));
    }
  }
  return (row) => masked.get(getKey(row)) ?? maskAlone(row);
};

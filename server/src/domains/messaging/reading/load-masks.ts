import { type MaskedText, maskContacts } from '@tomoguide/contract/messaging/contact-mask';
import { SPLIT_MESSAGES } from '@tomoguide/contract/messaging/figures';
import type { Span } from '@tomoguide/contract/messaging/mask-plain-text';
import { canBeSplit, splitSpans } from '@tomoguide/contract/messaging/split-contacts';
import type { TourRequestId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import type { MessageRow } from '../queries.ts';
import { MaskedTexts } from './masked-texts.ts';
import { listTextsAt, type TextRow, textsAroundRequests } from './reading-queries.ts';

const maskedTexts = new MaskedTexts();

/** Returns what the recipient of a message sees while contacts are hidden. */
export type Masks = (row: Pick<MessageRow, 'conversationId' | 'seq' | 'text'>) => MaskedText;

/**
 * Masks a message without considering neighboring messages: for messages that are not texts, or that
 * everyone sees as typed.
 */
export const maskAlone = ({ text }: Pick<MessageRow, 'text'>): MaskedText => maskedTexts.of(text);

type Place = Pick<MessageRow, 'conversationId' | 'seq'>;
const getKey = ({ conversationId, seq }: Place): string => `${conversationId} ${seq}`;

/** Returns the rows and the positions of the messages close to them. */
const listPlacesAround = (rows: readonly Place[]): Place[] => {
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

/** Returns the ranges that are part of a split contact, for each text that has any. */
const splitTexts = (rows: readonly TextRow[]): [TextRow, Span[]][] =>
  [...Map.groupBy(rows, ({ conversationId }) => conversationId).values()].flatMap((sent) => {
    const inOrder = sent.toSorted((one, other) => one.seq - other.seq);
    const found = splitSpans(inOrder);
    return inOrder.flatMap((row, index): [TextRow, Span[]][] => {
      const spans = found[index] ?? [];
      return spans.length > 0 ? [[row, spans]] : [];
    });
  });

/**
 * Masks messages together with the others around them, so that a contact that is split over several, or that
 * answers a question, is hidden, also across pages (docs/product/contact-mask.md, "Split over messages"). One
 * query, or none if no row can be part of one.
 */
export const loadMasks = async (db: Executor, rows: readonly MessageRow[]): Promise<Masks> => {
  const sent = rows.filter(({ kind }) => kind === 'text');
  const texts = sent.filter(({ text }) => canBeSplit(text));
  if (texts.length === 0) return maskAlone;
  const own = new Set(sent.map(getKey));
  const around = await listTextsAt(
    db,
    listPlacesAround(texts).filter((place) => !own.has(getKey(place))),
  );
  const masked = new Map(
    splitTexts([...sent, ...around]).map(([row, spans]) => [
      getKey(row),
      maskContacts(row.text, spans),
    ]),
  );
  return (row) => masked.get(getKey(row)) ?? maskAlone(row);
};

/** Returns the ranges of the texts of tour requests that are part of a contact split over messages. */
export const loadRequestSplits = async (
  db: Executor,
  ids: readonly TourRequestId[],
): Promise<ReadonlyMap<TourRequestId, readonly Span[]>> => {
  const rows = ids.length > 0 ? await textsAroundRequests(db, ids) : [];
  return new Map(
    splitTexts(rows).flatMap(([{ requestId }, spans]) =>
      requestId === null ? [] : [[requestId, spans]],
    ),
  );
};

import { type MaskedText, maskContacts } from '@tomoguide/contract/messaging/contact-mask';
import { SPLIT_MESSAGES } from '@tomoguide/contract/messaging/figures';
import type { Span } from '@tomoguide/contract/messaging/mask-plain-text';
import {
  canBeSplit,
  type SentText,
  splitSpans,
} from '@tomoguide/contract/messaging/split-contacts';
import type { TourRequestId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import type { MessageRow } from '../queries.ts';
import { MaskedTexts } from './masked-texts.ts';
import { listTextsAt, type TextRow, textsAroundRequests } from './reading-queries.ts';

const maskedTexts = new MaskedTexts();

/** What the recipient of a message sees while contacts are hidden. */
export interface MaskedMessage extends MaskedText {
  /** The other version of a quick reply; null for other messages. */
  otherText: string | null;
}

type MaskableRow = Pick<MessageRow, 'conversationId' | 'seq' | 'text' | 'otherText'>;

/** Returns what the recipient of a message sees while contacts are hidden. */
export type Masks = (row: MaskableRow) => MaskedMessage;

const join = (text: MaskedText, other: MaskedText | null): MaskedMessage => ({
  text: text.text,
  masked: text.masked || (other?.masked ?? false),
  otherText: other?.text ?? null,
});

/**
 * Masks a message without considering neighboring messages: for messages that are not texts, or that
 * everyone sees as typed.
 */
export const maskAlone = ({
  text,
  otherText,
}: Pick<MessageRow, 'text' | 'otherText'>): MaskedMessage =>
  join(maskedTexts.of(text), otherText === null ? null : maskedTexts.of(otherText));

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

/** The ranges of a message that are part of a split contact, in its text and in its other version. */
interface SplitRow {
  row: TextRow;
  spans: Span[];
  otherSpans: Span[];
}

interface Version {
  split: SplitRow;
  isOther: boolean;
}

const toSentText = ({ split: { row }, isOther }: Version): SentText => ({
  ...row,
  text: isOther ? (row.otherText ?? '') : row.text,
});

const addSpans = (versions: readonly Version[]): void => {
  const found = splitSpans(versions.map(toSentText));
  for (const [index, { split, isOther }] of versions.entries())
    (isOther ? split.otherSpans : split.spans).push(...(found[index] ?? []));
};

const getDigits = (text: string): string => text.replace(/\D/g, '');

/** Returns whether both versions of a quick reply contain the same digits, as a translation does. */
const haveSameDigits = ({ text, otherText }: TextRow): boolean =>
  getDigits(text) === getDigits(otherText ?? '');

/** Returns the rows that have any part of a split contact. */
const splitTexts = (rows: readonly TextRow[]): SplitRow[] =>
  [...Map.groupBy(rows, ({ conversationId }) => conversationId).values()].flatMap((sent) => {
    const inOrder = sent
      .toSorted((one, other) => one.seq - other.seq)
      .map((row): SplitRow => ({ row, spans: [], otherSpans: [] }));
    // Both versions of a quick reply can be parts of one contact, but a number that is merely repeated in the
    // translation would read as a longer one. So in that case, each version is read among the messages alone.
    addSpans(
      inOrder.flatMap((split): Version[] =>
        split.row.otherText === null || haveSameDigits(split.row)
          ? [{ split, isOther: false }]
          : [
              { split, isOther: false },
              { split, isOther: true },
            ],
      ),
    );
    if (inOrder.some(({ row }) => row.otherText !== null))
      addSpans(inOrder.map((split) => ({ split, isOther: split.row.otherText !== null })));
    return inOrder.filter(({ spans, otherSpans }) => spans.length + otherSpans.length > 0);
  });

/**
 * Masks messages together with the others around them, so that a contact that is split over several, or that
 * answers a question, is hidden, also across pages (docs/product/contact-mask.md, "Split over messages"). One
 * query, or none if no row can be part of one.
 */
export const loadMasks = async (db: Executor, rows: readonly MessageRow[]): Promise<Masks> => {
  const sent = rows.filter(({ kind }) => kind === 'text');
  const texts = sent.filter(
    ({ text, otherText }) => canBeSplit(text) || (otherText !== null && canBeSplit(otherText)),
  );
  if (texts.length === 0) return maskAlone;
  const own = new Set(sent.map(getKey));
  const around = await listTextsAt(
    db,
    listPlacesAround(texts).filter((place) => !own.has(getKey(place))),
  );
  const masked = new Map(
    splitTexts([...sent, ...around]).map(({ row, spans, otherSpans }) => [
      getKey(row),
      join(
        maskContacts(row.text, spans),
        row.otherText === null ? null : maskContacts(row.otherText, otherSpans),
      ),
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
    splitTexts(rows).flatMap(({ row: { requestId }, spans }) =>
      requestId === null ? [] : [[requestId, spans]],
    ),
  );
};

import { accountSpans } from './mask-accounts.ts';
import { addressSpans } from './mask-addresses.ts';
import { encodedSpans, reversedSpans } from './mask-encoded.ts';
import { assembledRuns, evidenceSpans, nameEvidence } from './mask-evidence.ts';
import { handleSpans } from './mask-handles.ts';
import { numberSpans } from './mask-numbers.ts';
import { paymentSpans } from './mask-payments.ts';
import { type PlainText, plainText, type Span } from './mask-plain-text.ts';
import { riddleSpans } from './mask-riddles.ts';
import { searchSpans } from './mask-searches.ts';
import { weighedSpans } from './mask-weights.ts';

/** The replacement for masked text. */
export const MASK = '•••';

export interface MaskedText {
  text: string;
  /** True if anything was masked; both users then see an explanation. */
  masked: boolean;
}

const FINDERS: readonly ((plain: string) => Span[])[] = [
  addressSpans,
  numberSpans,
  handleSpans,
  reversedSpans,
  searchSpans,
  accountSpans,
  paymentSpans,
  riddleSpans,
  evidenceSpans,
  weighedSpans,
];

/** Converts ranges of the normalized text to ranges of the text as typed. */
const toTypedSpans = ({ starts, ends }: PlainText, spans: readonly Span[]): Span[] =>
  spans.map(({ start, end }) => ({ start: starts[start] ?? 0, end: ends[end - 1] ?? 0 }));

/** Sorts ranges and merges those that touch or overlap. */
const mergeSpans = (spans: readonly Span[]): Span[] => {
  const typed = spans.toSorted((a, b) => a.start - b.start);
  const result: { start: number; end: number }[] = [];
  for (const span of typed) {
    const last = result.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else result.push({ ...span });
  }
  return result;
};

/** Returns the ranges of a typed text that contain contact details, in linear time. */
export const contactSpans = (typed: string): Span[] => {
  const plain = plainText(typed);
  const found = FINDERS.flatMap((find) => find(plain.text));
  return mergeSpans([...toTypedSpans(plain, found), ...encodedSpans(typed)]);
};

/** Replaces the ranges, which are sorted and do not overlap, with the mask. */
const replaceSpans = (typed: string, spans: readonly Span[]): MaskedText => {
  let text = '';
  let from = 0;
  for (const { start, end } of spans) {
    text += `${typed.slice(from, start)}${MASK}`;
    from = end;
  }
  return { text: text + typed.slice(from), masked: spans.length > 0 };
};

/**
 * Returns a message as its recipient sees it while contacts are hidden (docs/product/contact-mask.md): masks
 * contact details and requests to pay elsewhere, and keeps everything else as typed. `split` contains the
 * ranges that are part of a contact split across several messages.
 */
export const maskContacts = (typed: string, split: readonly Span[] = []): MaskedText =>
  replaceSpans(typed, mergeSpans([...contactSpans(typed), ...split]));

/** Digits without a word, except a date: part of a number that continues in a message. */
const ONLY_DIGITS = /^(?!\d{4}-\d\d?-\d\d?$)[\s.()+-]*(?:\d[\s.()+-]*){3,}$/;

/**
 * Masks a text outside of the conversation, such as the reason of a rejection or the meeting address of a
 * booking. A message can point to it, so a user name or the digits of a number need no words around them, as in
 * an answer to a question about a contact.
 */
export const maskBesideMessages = (typed: string): MaskedText => {
  const plain = plainText(typed);
  if (ONLY_DIGITS.test(plain.text)) return { text: MASK, masked: true };
  const asked = assembledRuns(plain.text, { isAsked: true });
  return maskContacts(typed, toTypedSpans(plain, [...nameEvidence(plain.text, 2), ...asked]));
};

/**
 * Masks the texts of a form, which can share a contact between them. `split` contains ranges of the texts joined
 * by line breaks.
 */
export const maskTogether = (
  texts: readonly string[],
  split: readonly Span[] = [],
): MaskedText[] => {
  const spans = mergeSpans([...contactSpans(texts.join('\n')), ...split]);
  let from = 0;
  return texts.map((text) => {
    const own = spans.flatMap(({ start, end }): Span[] => {
      const [first, last] = [Math.max(start - from, 0), Math.min(end - from, text.length)];
      return first < last ? [{ start: first, end: last }] : [];
    });
    from += text.length + 1;
    return replaceSpans(text, own);
  });
};

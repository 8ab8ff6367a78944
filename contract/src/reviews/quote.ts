import type { TextLanguage } from '../languages/en.ts';
import { LANGUAGES, type Locale } from '../locale.ts';
import { shortenWithEllipsis } from '../shorten.ts';
import { codePoints } from '../typed-text.ts';
import { writtenLanguage } from './language.ts';

/** A quote on a card has two lines: in code points, Latin and Chinese. */
const MOST: Readonly<Record<TextLanguage, number>> = { en: 64, zh: 36 };
/** Shorter texts, such as 'Good!', are not informative. */
const LEAST: Readonly<Record<TextLanguage, number>> = { en: 18, zh: 8 };

/** The sentences at the beginning of a text, as many as fit; the first one is cut, between words, if it is longer. */
const firstSentences = (text: string, most: number): string => {
  if (codePoints(text) <= most) return text;
  let end = 0;
  for (const { index } of text.matchAll(
    /(?<=[.!?…]["”’)]?)\s|(?<=[。！？…][”’）]?)(?![。！？…”’）])/gu,
  )) {
    if (codePoints(text.slice(0, index)) > most) break;
    end = index;
  }
  if (end > 0) return text.slice(0, end).trim();
  const cut = shortenWithEllipsis(text, most);
  const lastSpace = cut.lastIndexOf(' ');
  return lastSpace > 0 ? `${cut.slice(0, lastSpace).replace(/[,;:–—-]+$/u, '')}…` : cut;
};

/**
 * The quote for a guide's card from the texts of public reviews, best first: the first one in the user's
 * language. Null if none is long enough.
 */
export const quoteFrom = (texts: readonly string[], locale: Locale): string | null => {
  const own = LANGUAGES[locale].reads;
  return (
    texts
      .filter((text) => writtenLanguage(text) === own)
      .map((text) => firstSentences(text.replace(/\s+/gu, ' ').trim(), MOST[own]))
      .find((quote) => codePoints(quote) >= LEAST[own]) ?? null
  );
};

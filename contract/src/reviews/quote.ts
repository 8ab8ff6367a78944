import type { TextLanguage } from '../languages/en.ts';
import { LANGUAGES, type Locale } from '../locale.ts';
import { shortenWithEllipsis } from '../shorten.ts';
import { countCodePoints } from '../typed-text.ts';
import { detectWrittenLanguage } from './language.ts';

/** Maximum length of a quote in code points, which fits in two lines on a card. */
const MAX_LENGTH: Readonly<Record<TextLanguage, number>> = { en: 64, zh: 36 };
/** Minimum length of a quote in code points. Shorter texts, such as 'Good!', are not informative. */
const MIN_LENGTH: Readonly<Record<TextLanguage, number>> = { en: 18, zh: 8 };

/**
 * Returns as many sentences from the beginning of a text as fit. If even the first one is too long,
 * truncates it between words.
 */
const getFirstSentences = (text: string, maxLength: number): string => {
  if (countCodePoints(text) <= maxLength) return text;
  let end = 0;
  for (const { index } of text.matchAll(
    /(?<=[.!?…]["”’)]?)\s|(?<=[。！？…][”’）]?)(?![。！？…”’）])/gu,
  )) {
    if (countCodePoints(text.slice(0, index)) > maxLength) break;
    end = index;
  }
  if (end > 0) return text.slice(0, end).trim();
  const cut = shortenWithEllipsis(text, maxLength);
  const lastSpace = cut.lastIndexOf(' ');
  return lastSpace > 0 ? `${cut.slice(0, lastSpace).replace(/[,;:–—-]+$/u, '')}…` : cut;
};

/**
 * Returns the quote for a guide's card: the beginning of the first text in the user's language that is long
 * enough; null if there is none. `texts` are the contents of public reviews, best first.
 */
export const findCardQuote = (texts: readonly string[], locale: Locale): string | null => {
  const own = LANGUAGES[locale].reads;
  return (
    texts
      .filter((text) => detectWrittenLanguage(text) === own)
      .map((text) => getFirstSentences(text.replace(/\s+/gu, ' ').trim(), MAX_LENGTH[own]))
      .find((quote) => countCodePoints(quote) >= MIN_LENGTH[own]) ?? null
  );
};

import type { Locale } from '@tomoguide/contract/primitives';
import type { GuideReview } from '@tomoguide/contract/reviews/entities';
import { type WrittenLanguage, writtenLanguage } from '@tomoguide/contract/reviews/language';

export interface ReadReview {
  review: GuideReview;
  /** Null: it has no words. */
  language: WrittenLanguage | null;
  /** Its words are in another language than the page. */
  foreign: boolean;
}

const READS: Readonly<Record<Locale, WrittenLanguage>> = { en: 'en', 'zh-CN': 'zh' };

const place = ({ language, foreign }: ReadReview): number => {
  if (language === null) return 2;
  return foreign ? 1 : 0;
};

/**
 * Reviews as a reader wants them: first those in the reader's language, then those in others, then
 * those without words; each newest first, as they come (docs/product/reviews.md, "Order").
 */
export const inReadingOrder = (reviews: readonly GuideReview[], locale: Locale): ReadReview[] =>
  reviews
    .map((review) => {
      const language = writtenLanguage(review.content);
      return { review, language, foreign: language !== null && language !== READS[locale] };
    })
    .toSorted((a, b) => place(a) - place(b));

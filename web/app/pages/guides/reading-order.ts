import { getLanguageTag, type Locale } from '@tomoguide/contract/locale';
import type { GuideReview } from '@tomoguide/contract/reviews/entities';
import { detectWrittenLanguage, type WrittenLanguage } from '@tomoguide/contract/reviews/language';

export interface ReadReview {
  review: GuideReview;
  /** The language of the review's text; null if it has no text. */
  language: WrittenLanguage | null;
  /** True if the review's text is not in the page's language. */
  foreign: boolean;
}

const getRank = ({ language, foreign }: ReadReview): number => {
  if (language === null) return 2;
  return foreign ? 1 : 0;
};

/**
 * Sorts reviews: first those in the user's language, then other languages, then those without text. Each
 * group keeps its order, newest first (docs/product/reviews.md, "Order").
 */
export const sortByLanguage = (reviews: readonly GuideReview[], locale: Locale): ReadReview[] =>
  reviews
    .map((review) => {
      const language = detectWrittenLanguage(review.content);
      return {
        review,
        language,
        foreign: language !== null && language !== getLanguageTag(locale),
      };
    })
    .toSorted((a, b) => getRank(a) - getRank(b));

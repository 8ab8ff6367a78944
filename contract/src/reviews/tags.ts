/**
 * What a traveler can praise without writing. Every tag has words in both languages, so it needs no
 * translation (docs/product/reviews.md, "Tags"). The order is that of the review form.
 */
export const REVIEW_TAGS = [
  'punctual',
  'patient',
  'knowledgeable',
  'storyteller',
  'easyToUnderstand',
  'goodFood',
  'offTheBeatenPath',
  'greatPhotos',
  'relaxedPace',
  'flexible',
  'goodWithChildren',
  'thoughtful',
] as const;
export type ReviewTag = (typeof REVIEW_TAGS)[number];

/** Maximum number of tags of one review. */
export const MAX_TAGS = 3;
/** Minimum number of public reviews with tags from which the tags are counted. */
export const MIN_TAGGED_REVIEWS = 5;

/** Sorts tags into the order of the form, so that equal selections are equal lists. */
export const sortTags = (tags: readonly ReviewTag[]): ReviewTag[] =>
  REVIEW_TAGS.filter((tag) => tags.includes(tag));

export interface TagCount {
  tag: ReviewTag;
  count: number;
}

/**
 * Counts how many reviews have each tag, most frequent first; `count` is the number of reviews with exactly
 * these tags. Returns nothing for fewer than MIN_TAGGED_REVIEWS reviews with tags (docs/product/reviews.md,
 * "Tags").
 */
export const countTags = (
  reviews: readonly { tags: readonly ReviewTag[]; count: number }[],
): TagCount[] => {
  const countWhere = (isCounted: (tags: readonly ReviewTag[]) => boolean) =>
    reviews.reduce((sum, { tags, count }) => sum + (isCounted(tags) ? count : 0), 0);
  if (countWhere((tags) => tags.length > 0) < MIN_TAGGED_REVIEWS) return [];
  return REVIEW_TAGS.map((tag) => ({ tag, count: countWhere((tags) => tags.includes(tag)) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
};

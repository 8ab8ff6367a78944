import type { ReviewTag, TagCount } from '@tomoguide/contract/reviews/tags';
import { useTranslation } from '../../translation/use-translation.ts';

const Tag = ({ tag, count }: { tag: ReviewTag; count?: number }) => {
  const { t } = useTranslation('review-tags');
  return (
    <li className="rounded-full bg-sunken px-3 py-0.5 text-[0.9375rem]">
      {t(`review-tags.tag.${tag}`)}
      {count === undefined ? null : <span className="tabular text-ink-soft"> {count}</span>}
    </li>
  );
};

/** The tags of one review. */
export const ReviewTags = ({ tags }: { tags: readonly ReviewTag[] }) => {
  const { t } = useTranslation('review-tags');
  if (tags.length === 0) return null;
  return (
    <ul aria-label={t('review-tags.list')} className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <Tag key={tag} tag={tag} />
      ))}
    </ul>
  );
};

/** Maximum number of different tags shown above the reviews. */
const SHOWN = 6;

/** What travelers praise most, with how many do. */
export const TagCounts = ({ counts }: { counts: readonly TagCount[] }) => {
  const { t } = useTranslation('review-tags');
  if (counts.length === 0) return null;
  return (
    <ul aria-label={t('review-tags.counted')} className="flex flex-wrap gap-2">
      {counts.slice(0, SHOWN).map(({ tag, count }) => (
        <Tag key={tag} tag={tag} count={count} />
      ))}
    </ul>
  );
};

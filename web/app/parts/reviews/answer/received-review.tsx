import { formatDay, getDayInZone } from '@tomoguide/contract/format';
import type { GuideReview } from '@tomoguide/contract/reviews/entities';
import type { ReactNode } from 'react';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { ReviewBody } from '../review-body.tsx';

interface Props {
  review: GuideReview;
  timeZone: string;
  guideName: string;
  /** Rendered below the review. */
  children?: ReactNode;
}

/** A public review with the guide's answer, as the guide sees it. */
export const ReceivedReview = ({ review, timeZone, guideName, children }: Props) => {
  const { t } = useTranslation('reviews');
  const nameOf = usePersonName();
  const locale = useLocale();
  const { id, author, rating, publicAt } = review;
  return (
    <li
      data-review={id}
      tabIndex={-1}
      className="grid gap-2 border-line border-t px-5 py-4 first:border-t-0 sm:px-6"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Avatar name={nameOf(author.nickname)} src={author.profilePicture} size={32} />
        <span className="wrap-anywhere font-semibold">
          <bdi>{nameOf(author.nickname)}</bdi>
        </span>
        <Stars rating={rating} label={t('reviews.starsLabel', { count: rating })} />
        <span className="tabular text-ink-soft text-sm">
          {formatDay(getDayInZone(publicAt, timeZone), locale)}
        </span>
      </div>
      <ReviewBody review={review} guideName={guideName} />
      {children}
    </li>
  );
};

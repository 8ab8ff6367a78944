import { formatMonth, getDayInZone } from '@tomoguide/contract/format';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { detectWrittenLanguage } from '@tomoguide/contract/reviews/language';
import { ReviewTags } from '../../parts/reviews/review-tags.tsx';
import { usePersonName } from '../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Stars } from '../../ui/stars.tsx';
import type { ReadReview } from './reading-order.ts';

interface Props {
  read: ReadReview;
  guide: GuideDetail;
}

export const ReviewItem = ({ read: { review, language, foreign }, guide }: Props) => {
  const { t } = useTranslation('guides');
  const locale = useLocale();
  const { author, rating, content, tags, createdAt, reply } = review;
  const name = usePersonName()(author.nickname);
  return (
    <li className="review">
      <Avatar name={name} src={author.profilePicture} size={44} />
      <div>
        <p className="font-semibold">{name}</p>
        <p className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
          <Stars rating={rating} label={t('guides.reviews.stars', { count: rating })} />
          {formatMonth(
            Temporal.PlainYearMonth.from(getDayInZone(createdAt, guide.timeZone)),
            locale,
          )}
          {foreign && language ? (
            <span className="rounded-full bg-sunken px-2">
              {t(`guides.reviews.written.${language}`)}
            </span>
          ) : null}
        </p>
      </div>
      {language ? <p lang={foreign ? language : undefined}>{content}</p> : null}
      <ReviewTags tags={tags} />
      {reply ? (
        <div className="ml-4 border-line border-l-2 pl-4">
          <p className="font-semibold text-sm">{t('guides.reviews.reply', { name: guide.name })}</p>
          <p
            lang={detectWrittenLanguage(reply.content) ?? undefined}
            className="text-ink-soft text-sm"
          >
            {reply.content}
          </p>
        </div>
      ) : null}
    </li>
  );
};

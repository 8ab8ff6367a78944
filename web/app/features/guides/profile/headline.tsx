import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { BadgeCheck, Star } from 'lucide-react';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { cityName } from '../city-name.ts';
import { SaveHeart } from '../saved/save-heart.tsx';

/** Portrait, name, city and rating. */
export const Headline = ({ guide }: { guide: GuideDetail }) => {
  const { t } = useTranslation('guides');
  const locale = useLocale();
  const { name, portrait, rating, reviewCount } = guide;
  return (
    <header className="flex flex-col gap-5 sm:flex-row sm:items-center sm:gap-7">
      <div className="relative shrink-0 self-start">
        {portrait ? (
          <img
            src={portrait.large}
            srcSet={`${portrait.medium} 240w, ${portrait.large} 480w`}
            sizes="12rem"
            alt=""
            width={192}
            height={192}
            fetchPriority="high"
            className="size-32 rounded-3xl bg-sunken object-cover sm:size-48"
          />
        ) : (
          <span className="block size-32 rounded-3xl bg-sunken sm:size-48" />
        )}
      </div>
      <div className="grid min-w-0 gap-2">
        <p className="font-medium text-ink-soft">{cityName(guide.serviceCity, locale)}</p>
        <div className="flex items-start gap-3">
          <h1 className="break-keep font-bold text-3xl tracking-tight sm:text-4xl">{name}</h1>
          <SaveHeart guideId={guide.id} name={name} className="-mt-0.5" />
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {rating === null ? (
            <Badge tone="action">{t('card.new')}</Badge>
          ) : (
            <a href="#reviews" className="tabular inline-flex items-center gap-1.5 text-ink">
              <Star aria-hidden="true" className="size-5 fill-star stroke-star" />
              <b className="font-semibold text-lg">{rating.toFixed(1)}</b>
              <span className="text-ink-soft underline">
                {t('reviews.count', { count: reviewCount })}
              </span>
            </a>
          )}
          {guide.identityVerified ? (
            <Badge tone="good">
              <BadgeCheck aria-hidden="true" className="size-4" />
              {t('verified')}
            </Badge>
          ) : null}
          {guide.listed ? null : <Badge tone="warn">{t('unlisted')}</Badge>}
        </div>
      </div>
    </header>
  );
};

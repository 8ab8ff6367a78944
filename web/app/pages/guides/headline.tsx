import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import type { ReactNode } from 'react';
import { MessageButton } from '../../parts/accounts/message-link.tsx';
import { getCityName } from '../../parts/guides/city-name.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { BadgeCheck, Star, Zap } from '../../ui/icons.ts';

interface Props {
  guide: GuideDetail;
  /** Another way to contact the guide, next to the message button. */
  children?: ReactNode;
}

/** The portrait, overlapping the cover, then name, profession, city, rating and contact buttons. */
export const Headline = ({ guide, children }: Props) => {
  const { t } = useTranslation('guides');
  const locale = useLocale();
  const { name, portrait, rating, reviewCount } = guide;
  const city = getCityName(guide.serviceCity, locale);
  return (
    <header className="guide-head">
      {portrait ? (
        <img
          src={portrait.large}
          srcSet={`${portrait.medium} 240w, ${portrait.large} 480w`}
          sizes="(width >= 40rem) 12rem, 8rem"
          alt=""
          width={192}
          height={192}
          fetchPriority="high"
          className="guide-portrait"
        />
      ) : (
        <span className="guide-portrait" />
      )}
      <div className="grid min-w-0 gap-2">
        <h1 className="break-keep font-bold text-3xl tracking-tight sm:text-4xl">{name}</h1>
        <p className="text-ink-soft">
          {guide.occupation ? t('guides.trade', { trade: guide.occupation, city }) : city}
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {rating === null ? (
            <Badge tone="action">{t('guides.card.new')}</Badge>
          ) : (
            <a
              href="#reviews"
              className="tabular inline-flex items-center gap-1.5 text-ink pointer-coarse:min-h-11"
            >
              <Star aria-hidden="true" className="size-5 fill-star stroke-star" />
              <b className="font-semibold text-lg">{rating.toFixed(1)}</b>
              <span className="text-ink-soft underline">
                {t('guides.reviews.count', { count: reviewCount })}
              </span>
            </a>
          )}
          {guide.identityVerified ? (
            <Badge tone="good">
              <BadgeCheck aria-hidden="true" className="size-4" />
              <span className="whitespace-nowrap">{t('guides.verified')}</span>
            </Badge>
          ) : null}
          {guide.instantBooking ? (
            <Badge tone="action">
              <Zap aria-hidden="true" className="size-4" />
              <span className="whitespace-nowrap">{t('guides.instant')}</span>
            </Badge>
          ) : null}
          <div className="flex flex-wrap gap-2 empty:hidden">
            <MessageButton with={{ guideId: guide.id }} name={name} />
            {children}
          </div>
          {guide.listed ? null : <Badge tone="warn">{t('guides.unlisted')}</Badge>}
        </div>
      </div>
    </header>
  );
};

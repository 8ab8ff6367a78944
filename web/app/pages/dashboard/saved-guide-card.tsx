import { findCityBySlug } from '@tomoguide/contract/catalog/match-cities';
import { getLocalizedName } from '@tomoguide/contract/catalog/names';
import type { GuideCard } from '@tomoguide/contract/guides/entities';
import { Link } from 'react-router';
import { MessageButton } from '../../parts/accounts/message-link.tsx';
import { CardPrice } from '../../parts/guides/card/card-price.tsx';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { HeartButton } from '../../ui/heart-button.tsx';
import { Star } from '../../ui/icons.ts';

interface Props {
  guide: GuideCard & { listed: boolean };
  saved: boolean;
  onUnsave: () => void;
}

/** A saved guide. A guide who is no longer listed is shown without a booking link. */
export const SavedGuideCard = ({ guide, saved, onUnsave }: Props) => {
  const { t } = useTranslation('trips');
  const locale = useLocale();
  const city = findCityBySlug(guide.serviceCity);
  return (
    <Card className="relative flex h-full flex-col gap-3">
      <div className="flex items-center gap-3 pr-12">
        <Avatar name={guide.name} src={guide.portrait?.small ?? null} size={64} />
        <div className="min-w-0">
          <h3 className="font-semibold text-lg leading-snug">
            <Link
              to={`/guides/${guide.id}`}
              className="text-ink no-underline after:absolute after:inset-0 after:rounded-2xl hover:underline"
            >
              <bdi>{guide.name}</bdi>
            </Link>
          </h3>
          <p className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
            {city ? <span>{getLocalizedName(city, locale)}</span> : null}
            {guide.rating === null ? null : (
              <span className="tabular inline-flex items-center gap-1">
                <Star aria-hidden="true" className="size-4 fill-current text-star" />
                <span className="sr-only">{t('trips.ratedLabel', { rating: guide.rating })}</span>
                <span aria-hidden="true">
                  {t('trips.rated', { rating: guide.rating.toFixed(1), count: guide.reviewCount })}
                </span>
              </span>
            )}
          </p>
        </div>
      </div>
      <p className="line-clamp-3 text-[0.9375rem] text-ink-soft">{guide.bio}</p>
      <div className="mt-auto">
        {guide.listed ? (
          <div className="flex flex-wrap items-end justify-between gap-2">
            <CardPrice guide={guide} travelers={null} />
            <MessageButton
              with={{ guideId: guide.id }}
              name={guide.name}
              className="relative z-10"
            />
          </div>
        ) : (
          <p className="text-warn">{t('trips.noLonger')}</p>
        )}
      </div>
      <HeartButton
        label={t('trips.unsave', { name: guide.name })}
        pressed={saved}
        onToggle={onUnsave}
        className="!absolute top-4 right-4"
      />
    </Card>
  );
};

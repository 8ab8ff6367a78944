import { useQuery } from '@tanstack/react-query';
import type { GuideId, SubcategoryId } from '@tomoguide/contract/primitives';
import { joinList } from '@tomoguide/contract/translate';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { guideQuery } from '../../guides/queries.ts';

interface Props {
  id: GuideId;
  /** The services that are booked. */
  services: readonly SubcategoryId[];
}

/**
 * What a traveler compares before agreeing to a substitute: the rating, the languages, and whether the guide
 * offers the booked services. Renders nothing if the guide's page could not be loaded.
 */
export const GuideFit = ({ id, services }: Props) => {
  const { t } = useTranslation('substitute', 'guides');
  const locale = useLocale();
  const { data, isPending } = useQuery(guideQuery(id, locale));
  if (isPending) return <Skeleton className="h-16 w-48" />;
  if (!data) return null;
  const { rating, reviewCount, languages } = data;
  const offersAll = services.every((service) => data.services.includes(service));
  return (
    <div className="grid gap-1 text-sm">
      <p className="tabular text-ink-soft">
        {rating === null
          ? t('substitute.unrated')
          : t('substitute.rating', { rating: rating.toFixed(1), count: reviewCount })}
      </p>
      <p>
        {t('substitute.speaks', {
          languages: joinList(
            locale,
            languages.map((language) => t(`guides.languages.${language}`)),
          ),
        })}
      </p>
      {services.length > 0 ? (
        <p>{t(offersAll ? 'substitute.offersAll' : 'substitute.offersSome')}</p>
      ) : null}
    </div>
  );
};

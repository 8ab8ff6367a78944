import { formatHourlyPrice } from '@tomoguide/contract/format';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { PageHead } from '../../../lib/page-head.tsx';
import { usePageInfo } from '../../../lib/page-info.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { cityName } from '../city-name.ts';

const DESCRIPTION_LENGTH = 90;

/** Title, description and structured data of a guide's page. */
export const GuideHead = ({ guide }: { guide: GuideDetail }) => {
  const { t } = useTranslation('guides');
  const { origin } = usePageInfo();
  const locale = useLocale();
  const city = cityName(guide.serviceCity, locale);
  const path = `/guides/${guide.id}`;
  const languages = guide.languages.map((one) => t(`languages.${one}`));
  const description = t('description', {
    name: guide.name,
    city,
    languages: languages.join(locale === 'zh-CN' ? '、' : ', '),
    price: formatHourlyPrice(guide.basicPricePerHourCents, locale),
    bio: [...guide.bio.replace(/\s+/g, ' ')].slice(0, DESCRIPTION_LENGTH).join(''),
  });
  const rating =
    guide.rating === null
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: guide.rating,
            reviewCount: guide.reviewCount,
          },
        };
  return (
    <PageHead
      title={t('title', { name: guide.name, city })}
      description={description}
      path={path}
      {...(guide.portrait ? { image: guide.portrait.large } : {})}
      jsonLd={{
        '@context': 'https://schema.org',
        '@type': 'Service',
        name: t('title', { name: guide.name, city }),
        description: guide.bio,
        url: origin + path,
        areaServed: city,
        provider: { '@type': 'Person', name: guide.name, knowsLanguage: guide.languages },
        offers: {
          '@type': 'Offer',
          price: guide.hourlyRate,
          priceCurrency: 'CNY',
        },
        ...rating,
      }}
    />
  );
};

import { calculateGroupHourCents } from '@tomoguide/contract/bookings/price';
import { getGuidePreviewPath } from '@tomoguide/contract/catalog/previews';
import { formatHourlyPrice } from '@tomoguide/contract/format';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import type { GuideReview } from '@tomoguide/contract/reviews/entities';
import { joinList } from '@tomoguide/contract/translate';
import { PageHead } from '../../lib/page-head.tsx';
import { usePageInfo } from '../../lib/page-info.ts';
import { getCityName } from '../../parts/guides/city-name.ts';
import { usePersonName } from '../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { buildGuideJsonLd } from './guide-json-ld.ts';
import { sortByLanguage } from './reading-order.ts';

const DESCRIPTION_LENGTH = 90;

interface Props {
  guide: GuideDetail;
  reviews: readonly GuideReview[];
}

/** Title, description and structured data of a guide's page. */
export const GuideHead = ({ guide, reviews }: Props) => {
  const { t } = useTranslation('guides', 'layout');
  const formatName = usePersonName();
  const { origin } = usePageInfo();
  const locale = useLocale();
  const city = getCityName(guide.serviceCity, locale);
  const languages = guide.languages.map((one) => t(`guides.languages.${one}`));
  const hour = calculateGroupHourCents(
    guide.basicPricePerHourCents,
    guide.additionalPricePerPersonCents,
    guide.minPeople,
  );
  const description = t('guides.description', {
    name: guide.name,
    city,
    languages: joinList(locale, languages),
    price: formatHourlyPrice(hour, locale),
    bio: [...guide.bio.replace(/\s+/g, ' ')].slice(0, DESCRIPTION_LENGTH).join(''),
  });
  const title = t('guides.title', { name: guide.name, city });
  const site = t('layout.brand');
  const allOfCity = t('guides.allOfCity', { city });
  const read = sortByLanguage(reviews, locale).map(({ review }) => review);
  return (
    <PageHead
      title={title}
      description={description}
      path={`/guides/${guide.id}`}
      image={getGuidePreviewPath(guide.id)}
      jsonLd={buildGuideJsonLd(guide, read, {
        origin,
        title,
        city,
        site,
        allOfCity,
        formatName,
      })}
    />
  );
};

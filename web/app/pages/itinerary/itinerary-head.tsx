import { getGuidePreviewPath } from '@tomoguide/contract/catalog/previews';
import { formatHours, formatMoney } from '@tomoguide/contract/format';
import type { GuideDetail, Itinerary, ServicePrice } from '@tomoguide/contract/guides/entities';
import { listOfferedDurations } from '@tomoguide/contract/guides/offered-sizes';
import { joinList } from '@tomoguide/contract/translate';
import { PageHead } from '../../lib/page-head.tsx';
import { usePageInfo } from '../../lib/page-info.ts';
import { getCityName } from '../../parts/guides/city-name.ts';
import { estimate } from '../../parts/guides/profile/estimate.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { buildItineraryJsonLd } from './itinerary-json-ld.ts';

const DESCRIBED_STOPS = 4;
const SUMMARY_LENGTH = 90;

interface Props {
  guide: GuideDetail;
  itinerary: Itinerary;
  pricing: readonly ServicePrice[];
}

/** Title, description and structured data of an itinerary's page. */
export const ItineraryHead = ({ guide, itinerary, pricing }: Props) => {
  const { t } = useTranslation('itinerary', 'guides', 'layout');
  const { origin } = usePageInfo();
  const locale = useLocale();
  const { id, title, summary, durationHours, services, stops } = itinerary;
  const city = getCityName(guide.serviceCity, locale);
  const hours = formatHours(durationHours, locale);
  const { totalCents } = estimate(guide, pricing, {
    duration: durationHours,
    travelers: guide.minPeople,
    services,
  });
  const isOffered = listOfferedDurations(guide).includes(durationHours);
  const named = stops.slice(0, DESCRIBED_STOPS).map((stop) => stop.title);
  return (
    <PageHead
      title={t('itinerary.title', { title, name: guide.name, city, hours })}
      description={t('itinerary.description', {
        hours,
        city,
        name: guide.name,
        price: formatMoney(totalCents, locale),
        stops: joinList(locale, named),
        summary: [...summary.replace(/\s+/g, ' ')].slice(0, SUMMARY_LENGTH).join(''),
      })}
      path={`/itinerary/${id}`}
      image={getGuidePreviewPath(guide.id)}
      jsonLd={buildItineraryJsonLd(itinerary, guide, {
        origin,
        site: t('layout.brand'),
        allOfCity: t('guides.allOfCity', { city }),
        totalCents: isOffered ? totalCents : null,
      })}
    />
  );
};
